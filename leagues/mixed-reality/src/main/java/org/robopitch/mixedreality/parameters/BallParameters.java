// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The virtual ball. The paper leaves it to the server: this model is ours. It rolls with a constant deceleration, bounces
 * off walls, posts and robots, and robots do not feel it, since it is light on a screen.
 */
public record BallParameters(
        @Value(says = "radius of the ball", unit = "m", min = 0.001, max = 0.2, otherwise = "0.01")
        double radius,

        @Value(says = "deceleration of the rolling ball", unit = "m/s²", max = 100, otherwise = "0.15")
        double deceleration,

        @Value(says = "share of the speed left after hitting a wall", max = 1, otherwise = "0.6")
        double wallRestitution,

        @Value(says = "share of the speed left after hitting a robot", max = 1, otherwise = "0.3")
        double robotRestitution,

        @Value(
                says = "distance of the ball's centre from the robot's within which it can kick",
                unit = "m",
                max = 10,
                otherwise = "0.0345")
        double kickRange,

        @Value(says = "speed of the ball after a kick of force 1", unit = "m/s", max = 100, otherwise = "0.45")
        double kickSpeed,

        @Value(
                says = "whether the ball leaves the field over the goal lines, instead of bouncing beside the goals",
                otherwise = "true")
        boolean openGoalLines)
        implements Values<BallParameters> {

    /** {@return the default ball} */
    public static BallParameters defaults() {
        return Declared.of(BallParameters.class).defaults();
    }
}
