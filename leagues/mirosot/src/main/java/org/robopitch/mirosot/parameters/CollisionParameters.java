// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.world.CollisionSettings;

/**
 * What happens when bodies meet.
 */
public record CollisionParameters(
        @Value(says = "how robots respond to an impulse") Mode mode,

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

        @Value(says = "what a robot does at a wall") WallRule wallRule,

        @Value(
                says = "angle between heading and wall above which a robot pivots, with wallRule corners",
                unit = "rad",
                max = Math.PI / 2,
                onlyWith = "wallRule=corners")
        double pivotAngle)
        implements Values<CollisionParameters> {

    /** With which masses robots answer an impulse. */
    public enum Mode {
        /** As free bodies (Klančar 2003, eq. 11–21); the wheels take the sideways motion off afterwards. */
        FREE,
        /** As the wheels allow: not sideways at all, and with the wheels' inertia along and about. */
        CONSTRAINED
    }

    /** What a single robot does that runs into a wall. */
    public enum WallRule {
        /** Klančar 2007, sec. 4.1: two corners stop, one corner pivots or slides along. */
        CORNERS,
        /** A collision by impulse, as between robots (Klančar 2003, sec. 4). */
        IMPULSE
    }

    /** {@return constrained collisions of plastic robots, a golf ball and a wooden wall} */
    public static CollisionParameters defaults() {
        CollisionSettings plain = CollisionSettings.defaults();
        return new CollisionParameters(
                Mode.CONSTRAINED,
                plain.robotRestitution(),
                plain.wallRestitution(),
                plain.ballRobotRestitution(),
                plain.ballWallRestitution(),
                plain.restingSpeed(),
                plain.ballMovesRobots(),
                WallRule.CORNERS,
                StrictMath.toRadians(30));
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
