// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * What happens when bodies meet.
 */
public record CollisionParameters(
        @Meaning("how robots respond to an impulse") CollisionMode mode,

        @Meaning("share of the approach speed left between two robots (ε of Klančar 2003, eq. 12)")
        double robotRestitution,

        @Meaning("share of the approach speed left between a robot and a wall, where an impulse applies")
        double wallRestitution,

        @Meaning("share of the approach speed left between ball and robot (k of Klančar 2007, eq. 24)")
        double ballRobotRestitution,

        @Meaning("share of the approach speed left between ball and wall")
        double ballWallRestitution,

        @Meaning("approach speed below which nothing bounces")
        double restingSpeed,

        @Meaning("whether the ball moves robots (Klančar 2007, eq. 23) or not (eq. 24)")
        boolean ballMovesRobots,

        @Meaning("what a robot does at a wall") WallRule wallRule) {

    /** Refuses restitutions outside of 0 … 1. */
    public CollisionParameters {
        Require.between("collisions.robotRestitution", robotRestitution, 0, 1, "");
        Require.between("collisions.wallRestitution", wallRestitution, 0, 1, "");
        Require.between("collisions.ballRobotRestitution", ballRobotRestitution, 0, 1, "");
        Require.between("collisions.ballWallRestitution", ballWallRestitution, 0, 1, "");
        Require.between("collisions.restingSpeed", restingSpeed, 0, 10, "m/s");
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
