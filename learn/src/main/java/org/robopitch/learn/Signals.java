// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.ArrayList;
import java.util.List;

/** Names of agents and of the numbers of their actions. */
final class Signals {
    private Signals() {}

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

    static List<String> agents(LearnSettings settings) {
        List<String> all = new ArrayList<>();
        for (int side = 0; side < settings.sides(); side++) {
            String colour = side == 0 ? "blue" : "yellow";
            if (settings.control() == Control.TEAM) {
                all.add(colour);
            }
            for (int i = 0;
                    settings.control() == Control.ROBOT && i < settings.task().robots();
                    i++) {
                all.add(colour + "_" + (i + 1));
            }
        }
        return List.copyOf(all);
    }
}
