// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * A robot's body. The paper's a₀ is the track here and both sides of its square in eq. 1 and 2; the real body is a
 * little wider than long (fig. 2), and that is what we take.
 */
public record RobotParameters(
        @Meaning("length along the heading") double length,
        @Meaning("width across the heading") double width,
        @Meaning("height of the body") double height,
        @Meaning("distance between the wheels, a₀") double track) {
    /** Refuses sizes that are not positive. */
    public RobotParameters {
        Require.between("robot.length", length, 0.001, 1, "m");
        Require.between("robot.width", width, 0.001, 1, "m");
        Require.between("robot.height", height, 0.001, 1, "m");
        Require.between("robot.track", track, 0.001, 1, "m");
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
