// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

/**
 * How bouncy collisions are.
 *
 * @param robotRestitution share of the approach speed with which two robots part, 0 … 1 (ε of Klančar 2003, eq. 12)
 * @param wallRestitution the same of a robot and a wall, 0 … 1
 * @param ballRobotRestitution the same of ball and robot, 0 … 1 (k of Klančar 2007, eq. 24)
 * @param ballWallRestitution the same of ball and wall, 0 … 1
 * @param restingSpeed approach speed below which bodies do not bounce at all, m/s
 * @param ballMovesRobots whether a robot feels the ball (2007, eq. 23 with finite masses) or not (eq. 24)
 */
public record CollisionSettings(
        double robotRestitution,
        double wallRestitution,
        double ballRobotRestitution,
        double ballWallRestitution,
        double restingSpeed,
        boolean ballMovesRobots) {

    /** Refuses restitutions outside of 0 … 1 and a negative resting speed. */
    public CollisionSettings {
        requireShare("robotRestitution", robotRestitution);
        requireShare("wallRestitution", wallRestitution);
        requireShare("ballRobotRestitution", ballRobotRestitution);
        requireShare("ballWallRestitution", ballWallRestitution);
        if (!(restingSpeed >= 0) || Double.isInfinite(restingSpeed)) {
            throw new IllegalArgumentException("restingSpeed must be 0 m/s or more, but is " + restingSpeed);
        }
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
