// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * The virtual ball. The paper leaves it to the server: this model is ours. It rolls with a constant deceleration, bounces
 * off walls, posts and robots, and robots do not feel it, since it is light on a screen.
 */
public record BallParameters(
        @Meaning("radius of the ball") double radius,
        @Meaning("deceleration of the rolling ball") double deceleration,

        @Meaning("share of the speed left after hitting a wall")
        double wallRestitution,

        @Meaning("share of the speed left after hitting a robot")
        double robotRestitution,

        @Meaning("distance of the ball's centre from the robot's within which it can kick")
        double kickRange,

        @Meaning("speed of the ball after a kick of force 1")
        double kickSpeed,

        @Meaning("whether the ball leaves the field over the goal lines, instead of bouncing beside the goals")
        boolean openGoalLines) {

    /** Refuses what is no ball. */
    public BallParameters {
        Require.between("ball.radius", radius, 0.001, 0.2, "m");
        Require.between("ball.deceleration", deceleration, 0, 100, "m/s²");
        Require.between("ball.wallRestitution", wallRestitution, 0, 1, "");
        Require.between("ball.robotRestitution", robotRestitution, 0, 1, "");
        Require.between("ball.kickRange", kickRange, 0, 10, "m");
        Require.between("ball.kickSpeed", kickSpeed, 0, 100, "m/s");
    }

    /** {@return the default ball} */
    public static BallParameters defaults() {
        return new BallParameters(0.01, 0.15, 0.6, 0.3, 0.0345, 0.45, true);
    }
}
