// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Require;

/**
 * The virtual ball. The paper leaves it to the server: this model is ours. It rolls with a constant deceleration, bounces
 * off walls, posts and robots, and robots do not feel it, since it is light on a screen.
 *
 * @param radius m
 * @param deceleration of the rolling ball, m/s²
 * @param wallRestitution share of the speed into a wall that comes back, 0 … 1
 * @param robotRestitution share of the speed into a robot that comes back, 0 … 1
 * @param kickRange a robot can kick while the ball's centre is no farther from its own, m
 * @param kickSpeed speed of the ball after a kick of force 1, m/s
 * @param openGoalLines whether the ball leaves the field over the goal lines, instead of bouncing beside the goals
 */
public record BallParameters(
        double radius,
        double deceleration,
        double wallRestitution,
        double robotRestitution,
        double kickRange,
        double kickSpeed,
        boolean openGoalLines) {

    /** Refuses what is no ball. */
    public BallParameters {
        Require.positive("ball.radius", radius, "m");
        Require.notNegative("ball.deceleration", deceleration, "m/s²");
        Require.between("ball.wallRestitution", wallRestitution, 0, 1, "");
        Require.between("ball.robotRestitution", robotRestitution, 0, 1, "");
        Require.notNegative("ball.kickRange", kickRange, "m");
        Require.notNegative("ball.kickSpeed", kickSpeed, "m/s");
    }

    /** {@return the usual ball} */
    public static BallParameters defaults() {
        return new BallParameters(0.01, 0.15, 0.6, 0.3, 0.0345, 0.45, true);
    }
}
