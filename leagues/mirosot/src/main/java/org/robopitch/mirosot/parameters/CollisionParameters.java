// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.world.CollisionSettings;

/**
 * What happens when bodies meet.
 */
public record CollisionParameters(
        @Value(says = "how robots respond to an impulse") CollisionMode mode,

        @Value(says = "share of the approach speed left between two robots (ε of Klančar 2003, eq. 12)", max = 1)
        double robotRestitution,

        @Value(says = "share of the approach speed left between a robot and a wall, where an impulse applies", max = 1)
        double wallRestitution,

        @Value(says = "share of the approach speed left between ball and robot (k of Klančar 2007, eq. 24)", max = 1)
        double ballRobotRestitution,

        @Value(says = "share of the approach speed left between ball and wall", max = 1)
        double ballWallRestitution,

        @Value(says = "approach speed below which nothing bounces", unit = "m/s", max = 10)
        double restingSpeed,

        @Value(says = "whether the ball moves robots (Klančar 2007, eq. 23) or not (eq. 24)")
        boolean ballMovesRobots,

        @Value(says = "what a robot does at a wall", inline = true)
        WallRule wallRule)
        implements Values<CollisionParameters> {

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
