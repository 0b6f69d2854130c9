// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Require;
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

    private static final double LEAST = 1e-9;
    private static final double MOST = 1e9;

    /** Refuses a ball, a step or collisions out of their bounds, and keeps its own list of robots. */
    public PlanarSetup {
        robots = List.copyOf(robots);
        Require.between("ballRadius", ballRadius, LEAST, MOST, "m");
        Require.between("ballMass", ballMass, LEAST, MOST, "kg");
        Require.between("step", step, LEAST, 0.02, "s");
        collisions.checked();
    }
}
