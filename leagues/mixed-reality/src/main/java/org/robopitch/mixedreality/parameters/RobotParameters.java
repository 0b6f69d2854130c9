// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * A robot's body. The paper's a₀ is the track here and both sides of its square in eq. 1 and 2; the real body is a
 * little wider than long (fig. 2), and that is what we take.
 */
public record RobotParameters(
        @Value(says = "length along the heading", unit = "m", min = 0.001, max = 1, otherwise = "0.025")
        double length,

        @Value(says = "width across the heading", unit = "m", min = 0.001, max = 1, otherwise = "0.027")
        double width,

        @Value(says = "height of the body", unit = "m", min = 0.001, max = 1, otherwise = "0.028")
        double height,

        @Value(says = "distance between the wheels, a₀", unit = "m", min = 0.001, max = 1, otherwise = "0.025")
        double track)
        implements Values<RobotParameters> {

    /** {@return the micro-robot of the competition} */
    public static RobotParameters defaults() {
        return Declared.of(RobotParameters.class).defaults();
    }

    /** {@return distance from the centre to a corner, m} */
    public double reach() {
        return 0.5 * Math.sqrt(length * length + width * width);
    }
}
