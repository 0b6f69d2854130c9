// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;

/**
 * How bouncy collisions are.
 *
 * @param robotRestitution share of the approach speed with which two robots part, 0 … 1 (ε of Klančar 2003, eq. 12)
 * @param wallRestitution the same of a robot and a wall, 0 … 1
 * @param ballRobotRestitution the same of ball and robot, 0 … 1 (k of Klančar 2007, eq. 24)
 * @param ballWallRestitution the same of ball and wall, 0 … 1
 * @param restingSpeed approach speed below which bodies do not bounce at all, m/s
 * @param ballMovesRobots whether a robot feels the ball (2007, eq. 23 with finite masses) or not (eq. 24)
 * @param allowedOverlap no pair overlaps by more than this after a step, m; what is solved more finely than that costs
 *     time and is not seen, so it depends on the size of the robots
 * @param care how carefully collisions are solved
 */
public record CollisionSettings(
        double robotRestitution,
        double wallRestitution,
        double ballRobotRestitution,
        double ballWallRestitution,
        double restingSpeed,
        boolean ballMovesRobots,
        double allowedOverlap,
        Care care) {
    /** What robots of some centimetres may overlap by, m. */
    public static final double USUAL_OVERLAP = 1e-4;

    private static final double SLOWEST_BLOW = 1e-6;
    private static final double RESTING_GAP = 0.2;

    /** Refuses restitutions outside of 0 … 1, a negative resting speed and an overlap that is none or can be seen. */
    public CollisionSettings {
        requireShare("robotRestitution", robotRestitution);
        requireShare("wallRestitution", wallRestitution);
        requireShare("ballRobotRestitution", ballRobotRestitution);
        requireShare("ballWallRestitution", ballWallRestitution);
        if (!(restingSpeed >= 0) || Double.isInfinite(restingSpeed)) {
            throw new IllegalArgumentException("restingSpeed must be 0 m/s or more, but is " + restingSpeed);
        }
        if (!(allowedOverlap >= 1e-5 && allowedOverlap <= 1e-3)) {
            throw new IllegalArgumentException(
                    "allowedOverlap must be between 0.00001 and 0.001 m, but is " + allowedOverlap);
        }
        if (care == Care.COARSE && (robotRestitution > 0 || wallRestitution > 0)) {
            throw new IllegalArgumentException("robots that bounce need Care.FINE, but robotRestitution is "
                    + robotRestitution + " and wallRestitution " + wallRestitution);
        }
    }

    /**
     * Collisions of small robots.
     *
     * @param robotRestitution 0 … 1
     * @param wallRestitution 0 … 1
     * @param ballRobotRestitution 0 … 1
     * @param ballWallRestitution 0 … 1
     * @param restingSpeed m/s
     * @param ballMovesRobots whether a robot feels the ball
     */
    public CollisionSettings(
            double robotRestitution,
            double wallRestitution,
            double ballRobotRestitution,
            double ballWallRestitution,
            double restingSpeed,
            boolean ballMovesRobots) {
        this(
                robotRestitution,
                wallRestitution,
                ballRobotRestitution,
                ballWallRestitution,
                restingSpeed,
                ballMovesRobots,
                USUAL_OVERLAP,
                Care.FINE);
    }

    /** {@return how fast bodies come that strike instead of pressing, m/s} */
    double slowestBlow() {
        return Math.max(SLOWEST_BLOW, restingSpeed);
    }

    /** {@return up to which gap bodies touch as far as pressing is concerned, m} */
    double restingGap() {
        return RESTING_GAP * allowedOverlap;
    }

    /** {@return with which share of their approach speed the bodies of a contact part} */
    double restitution(Contact c, MovingBody ball, MovingBody ground) {
        if (c.second == ball) {
            return c.first == ground ? ballWallRestitution : ballRobotRestitution;
        }
        return c.second == ground ? wallRestitution : robotRestitution;
    }

    private static void requireShare(String name, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(name + " must be between 0 and 1, but is " + value);
        }
    }

    /** {@return what plastic robots, a wooden wall and a golf ball do} */
    public static CollisionSettings defaults() {
        return new CollisionSettings(0.2, 0.0, 0.3, 0.6, 0.02, true);
    }
}
