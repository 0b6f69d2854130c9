// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.engine.resolve.CollisionSettings;
import org.robopitch.settings.Require;

/**
 * What happens when bodies meet.
 *
 * @param mode with which masses robots answer an impulse
 * @param robotRestitution share of the approach speed with which two robots part, 0 … 1 (ε of Klančar 2003, eq. 12)
 * @param wallRestitution the same of a robot and a wall, where an impulse decides, 0 … 1
 * @param ballRobotRestitution the same of ball and robot, 0 … 1 (k of Klančar 2007, eq. 24)
 * @param ballWallRestitution the same of ball and wall, 0 … 1
 * @param restingSpeed approach speed below which nothing bounces, m/s
 * @param ballMovesRobots whether a robot feels the ball (Klančar 2007, eq. 23) or not (eq. 24)
 * @param wallRule what a robot does at a wall
 */
public record CollisionParameters(
        CollisionMode mode,
        double robotRestitution,
        double wallRestitution,
        double ballRobotRestitution,
        double ballWallRestitution,
        double restingSpeed,
        boolean ballMovesRobots,
        WallRule wallRule) {

    /** Refuses restitutions outside of 0 … 1. */
    public CollisionParameters {
        Require.between("collisions.robotRestitution", robotRestitution, 0, 1, "");
        Require.between("collisions.wallRestitution", wallRestitution, 0, 1, "");
        Require.between("collisions.ballRobotRestitution", ballRobotRestitution, 0, 1, "");
        Require.between("collisions.ballWallRestitution", ballWallRestitution, 0, 1, "");
        Require.notNegative("collisions.restingSpeed", restingSpeed, "m/s");
    }

    /** {@return constrained collisions of plastic robots, a golf ball and a wooden wall} */
    public static CollisionParameters defaults() {
        CollisionSettings plain = CollisionSettings.defaults();
        return new CollisionParameters(
                CollisionMode.CONSTRAINED,
                plain.robotRestitution(),
                plain.wallRestitution(),
                plain.ballRobotRestitution(),
                plain.ballWallRestitution(),
                plain.restingSpeed(),
                plain.ballMovesRobots(),
                new WallRule.Corners(StrictMath.toRadians(30)));
    }

    /** {@return what the engine has to know of this} */
    public CollisionSettings settings() {
        return new CollisionSettings(
                robotRestitution,
                wallRestitution,
                ballRobotRestitution,
                ballWallRestitution,
                restingSpeed,
                ballMovesRobots);
    }
}
