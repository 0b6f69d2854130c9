// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The ball, and what it does when it meets the ground, a robot, a goal or the fence.
 */
public record BallParameters(
        @Value(says = "mass of the ball", unit = "kg", min = 0.01, max = 10, otherwise = "0.41")
        double mass,

        @Value(says = "radius of the ball", unit = "m", min = 0.02, max = 0.3, otherwise = "0.11")
        double radius,

        @Value(says = "share of the approach speed left after any bounce", max = 1, otherwise = "0.05")
        double restitution,

        @Value(says = "μ in the force μ·m·g that slows the ball on the ground", max = 5, otherwise = "0.5")
        double rollingFriction,

        @Value(says = "acceleration of gravity", unit = "m/s²", min = 0.1, max = 30, otherwise = "9.8")
        double gravity)
        implements Values<BallParameters> {

    /** {@return a football of size 5 with NuBot's restitution and decay} */
    public static BallParameters defaults() {
        return Declared.of(BallParameters.class).defaults();
    }
}
