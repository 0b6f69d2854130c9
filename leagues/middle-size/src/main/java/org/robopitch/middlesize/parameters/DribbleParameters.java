// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * When a robot can hold the ball, and how it does.
 */
public record DribbleParameters(
        @Value(
                says =
                        "which of the chapter's methods (sec. 6.4), or handling wheels that the robot commands (sec. 4.4)")
        Method method,

        @Value(says = "largest distance between the centres of ball and robot", unit = "m", min = 0.1, max = 2)
        double distance,

        @Value(says = "full width of the sector in front of the kicker", unit = "rad", min = 0.01, max = 2 * Math.PI)
        double angle,

        @Value(says = "distance at which method (a) keeps the ball", unit = "m", min = 0.05, max = 2)
        double keptAt,

        @Value(says = "a ball above this height is not dribbled by method (c) or by wheels", unit = "m", max = 5)
        double highest,

        @Value(says = "how long after a kick a robot does not take the ball again", unit = "s", max = 10)
        double releaseSeconds,

        @Value(
                says = "largest acceleration that handling wheels give the ball, with method wheels",
                unit = "m/s²",
                min = 0.1,
                max = 1000)
        double grip)
        implements Values<DribbleParameters> {

    /** The chapter's three ways to dribble. */
    public enum Method {
        /** (a): the ball's pose is set in each step; the robot hardly ever loses it. */
        POSE,
        /** (b): the ball gets the velocity of the chord that its place on the robot runs along in a step. */
        SECANT,
        /** (c): the ball gets the velocity of its place on the robot; in quick turns it drifts away. */
        TANGENT,
        /**
         * Two driven wheels on levers (sec. 4.4): the ball rolls as fast as the robot has them turn, within their grip. What
         * keeps it before the kicker is the robot's own controller.
         */
        WHEELS
    }

    private static final double GRIP = 15;

    @Override
    public void requireConsistent() {
        Require.atMost("dribble.keptAt", keptAt, distance, "m", "dribble.distance", "dribble.distance");
    }

    /**
     * {@return the thresholds of a dialect}
     *
     * @param dialect which
     */
    public static DribbleParameters of(Dialect dialect) {
        return dialect == Dialect.A
                ? new DribbleParameters(Method.POSE, 0.50, Math.PI / 6, 0.43, 0.3, 0.3, GRIP)
                : new DribbleParameters(Method.POSE, 0.40, Math.PI / 9, 0.35, 0.3, 0.3, GRIP);
    }
}
