// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * One number of an observation or an action.
 *
 * @param name such as {@code ball.x}
 * @param low smallest value; what is smaller is taken as this one
 * @param high largest value
 * @param scale times the value gives the quantity in its unit
 * @param unit of the quantity; empty for a plain number
 */
public record Signal(String name, double low, double high, double scale, String unit) {
    /**
     * {@return a number between −1 and 1}
     *
     * @param name its name
     * @param scale what 1 stands for
     * @param unit in this unit
     */
    public static Signal unit(String name, double scale, String unit) {
        return new Signal(name, -1, 1, scale, unit);
    }

    /** One robot's numbers, or those of all robots of a side. */
    static List<Signal> actions(List<Signal> robot, LearnSettings settings) {
        if (settings.control() == Control.ROBOT) {
            return robot;
        }
        List<Signal> all = new ArrayList<>();
        for (int i = 0; i < settings.task().robots(); i++) {
            for (Signal signal : robot) {
                all.add(new Signal(
                        "own" + i + "." + signal.name(), signal.low(), signal.high(), signal.scale(), signal.unit()));
            }
        }
        return List.copyOf(all);
    }
}
