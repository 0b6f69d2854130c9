// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.game.PlanarPlacement;

/** Puts robots and the ball of MiroSot where they are wanted, or at the nearest place where nothing overlaps. */
public final class Placement extends PlanarPlacement {
    private static final double RING = 0.002;
    private static final double ROOM = 1e-5;

    /** What becomes of the speed of a robot that is put elsewhere. */
    public enum Speed {
        /** It continues in the new place. */
        KEPT,
        /** It stands, and its wheels do. */
        ZERO
    }

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(PlanarWorld world) {
        super(world, ground(world.setup().pitch()), RING, ROOM);
    }

    private static Ground ground(Pitch pitch) {
        return new Ground(pitch.length() / 2, pitch.width() / 2, pitch.goalDepth(), pitch.goalWidth());
    }

    /**
     * Puts a robot on the pitch at a pose, or at the nearest place with room for that heading.
     *
     * @param robot its index
     * @param wish where it should be
     * @param speed what becomes of its speed
     * @return where it is
     * @throws IllegalStateException if there is no room on the whole pitch
     */
    public Pose placeRobot(int robot, Pose wish, Speed speed) {
        if (speed == Speed.ZERO) {
            halt(robot);
        }
        placeRobot(robot, wish.x(), wish.y(), wish.headingX(), wish.headingY(), true);
        return new Pose(
                bodies.body[robot].x, bodies.body[robot].y, bodies.body[robot].headingX, bodies.body[robot].headingY);
    }
}
