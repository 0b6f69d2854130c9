// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;

/**
 * All that makes one planar world different from another.
 *
 * @param pitch where it is played
 * @param robots what the robots are made of
 * @param ballRadius m
 * @param ballMass kg
 * @param drive how robots follow commands
 * @param ballMotion how the ball rolls
 * @param collisions how bouncy things are
 * @param wallHandler what a single robot does at a wall, or null for a plain impulse
 * @param step length of a step, s
 */
public record PlanarSetup(
        Pitch pitch,
        List<Body> robots,
        double ballRadius,
        double ballMass,
        Drive drive,
        BallMotion ballMotion,
        CollisionSettings collisions,
        @Nullable WallHandler wallHandler,
        double step) {

    /** Refuses a ball or a step that is not positive, and keeps its own list of robots. */
    public PlanarSetup {
        robots = List.copyOf(robots);
        requirePositive("ballRadius", ballRadius, "m");
        requirePositive("ballMass", ballMass, "kg");
        requirePositive("step", step, "s");
        if (step > 0.02) {
            throw new IllegalArgumentException("step must be at most 0.02 s, but is " + step);
        }
    }

    private static void requirePositive(String name, double value, String unit) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " must be positive, but is " + value + " " + unit);
        }
    }
}
