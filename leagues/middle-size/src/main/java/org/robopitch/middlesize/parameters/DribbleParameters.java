// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * When a robot can hold the ball, and how it does.
 */
public record DribbleParameters(
        @Meaning("which of the chapter's methods (sec. 6.4), or handling wheels that the robot commands (sec. 4.4)")
        Method method,

        @Meaning("largest distance between the centres of ball and robot")
        double distance,

        @Meaning("full width of the sector in front of the kicker")
        double angle,

        @Meaning("distance at which method (a) keeps the ball")
        double keptAt,

        @Meaning("a ball above this height is not dribbled by method (c) or by wheels")
        double highest,

        @Meaning("how long after a kick a robot does not take the ball again")
        double releaseSeconds,

        @Meaning("largest acceleration that handling wheels give the ball, with method wheels")
        double grip) {

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

    /** Refuses what cannot hold a ball. */
    public DribbleParameters {
        Require.between("dribble.distance", distance, 0.1, 2, "m");
        Require.between("dribble.angle", angle, 0.01, 2 * Math.PI, "rad");
        Require.between("dribble.keptAt", keptAt, 0.05, 2, "m");
        Require.between("dribble.highest", highest, 0, 5, "m");
        Require.between("dribble.releaseSeconds", releaseSeconds, 0, 10, "s");
        Require.between("dribble.grip", grip, 0.1, 1000, "m/s²");
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

    /**
     * {@return the same by another method}
     *
     * @param other which method
     */
    public DribbleParameters withMethod(Method other) {
        return new DribbleParameters(other, distance, angle, keptAt, highest, releaseSeconds, grip);
    }
}
