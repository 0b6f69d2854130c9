// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * The ball, and what it does when it meets the ground, a robot, a goal or the fence.
 */
public record BallParameters(
        @Meaning("mass of the ball") double mass,
        @Meaning("radius of the ball") double radius,

        @Meaning("share of the approach speed left after any bounce")
        double restitution,

        @Meaning("μ in the force μ·m·g that slows the ball on the ground")
        double rollingFriction,

        @Meaning("acceleration of gravity") double gravity) {

    /** Refuses what is no ball. */
    public BallParameters {
        Require.between("ball.mass", mass, 0.01, 10, "kg");
        Require.between("ball.radius", radius, 0.02, 0.3, "m");
        Require.between("ball.restitution", restitution, 0, 1, "");
        Require.between("ball.rollingFriction", rollingFriction, 0, 5, "");
        Require.between("ball.gravity", gravity, 0.1, 30, "m/s²");
    }

    /** {@return a football of size 5 with NuBot's restitution and decay} */
    public static BallParameters defaults() {
        return new BallParameters(0.41, 0.11, 0.05, 0.5, 9.8);
    }
}
