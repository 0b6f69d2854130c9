// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Require;

/**
 * A robot's body. The paper's a₀ is the track here and both sides of its square in eq. 1 and 2; the real body is a
 * little wider than long (fig. 2), and that is what we take.
 *
 * @param length along the heading, m
 * @param width across the heading, m
 * @param height m
 * @param track distance between the wheels, a₀, m
 */
public record RobotParameters(double length, double width, double height, double track) {
    /** Refuses sizes that are not positive. */
    public RobotParameters {
        Require.positive("robot.length", length, "m");
        Require.positive("robot.width", width, "m");
        Require.positive("robot.height", height, "m");
        Require.positive("robot.track", track, "m");
    }

    /** {@return the micro-robot of the competition} */
    public static RobotParameters defaults() {
        return new RobotParameters(0.025, 0.027, 0.028, 0.025);
    }

    /** {@return distance from the centre to a corner, m} */
    public double reach() {
        return 0.5 * Math.sqrt(length * length + width * width);
    }
}
