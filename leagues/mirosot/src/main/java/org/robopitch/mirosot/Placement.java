// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.game.Ground;
import org.robopitch.kit.game.PlanarPlacement;

/** Puts robots and the ball of MiroSot where somebody wants them, or at the nearest place where nothing overlaps. */
public final class Placement {
    private static final double RING = 0.002;
    private static final double ROOM = 1e-5;

    /** What becomes of the speed of a robot that is put elsewhere. */
    public enum Speed {
        /** It continues in the new place. */
        KEPT,
        /** It stands, and its wheels do. */
        ZERO
    }

    private final Bodies bodies;
    private final PlanarPlacement placement;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(PlanarWorld world) {
        Pitch pitch = world.setup().pitch();
        this.bodies = world.bodies();
        this.placement = new PlanarPlacement(
                world,
                new Ground(pitch.length() / 2, pitch.width() / 2, pitch.goalDepth(), pitch.goalWidth()),
                RING,
                ROOM);
    }

    /** Takes all robots off the pitch. */
    public void clearPitch() {
        for (int robot = 0; robot < bodies.robots; robot++) {
            takeOff(robot);
        }
    }

    /**
     * Takes a robot off the pitch: it is neither driven nor moved nor felt.
     *
     * @param robot which robot
     */
    public void takeOff(int robot) {
        placement.takeOff(robot);
    }

    /**
     * Puts a robot on the pitch at a pose, or at the nearest place with room for that heading.
     *
     * @param robot which robot
     * @param wish where it should be
     * @param speed what becomes of its speed
     * @return where it is
     * @throws IllegalStateException if there is no room on the whole pitch
     */
    public Pose placeRobot(int robot, Pose wish, Speed speed) {
        if (speed == Speed.ZERO) {
            placement.halt(robot);
        }
        placement.placeRobot(robot, wish.x(), wish.y(), wish.headingX(), wish.headingY(), true);
        return new Pose(
                bodies.body[robot].x, bodies.body[robot].y, bodies.body[robot].headingX, bodies.body[robot].headingY);
    }

    /**
     * Puts the ball at a place, or at the nearest one with room. It does not spin.
     *
     * @param x m
     * @param y m
     * @param velocityX m/s
     * @param velocityY m/s
     * @throws IllegalStateException if there is no room on the whole pitch
     */
    public void placeBall(double x, double y, double velocityX, double velocityY) {
        requireFinite("x", x);
        requireFinite("y", y);
        requireFinite("velocityX", velocityX);
        requireFinite("velocityY", velocityY);
        placement.placeBall(x, y, velocityX, velocityY, true);
    }

    private static void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("the ball's " + name + " must be a finite number, but is " + value);
        }
    }
}
