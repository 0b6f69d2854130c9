// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.PlanarWorld;

/**
 * Puts robots and the ball of a planar world where somebody wants them, or at the nearest place where nothing overlaps, found by
 * {@link RoomSearch}.
 */
public final class PlanarPlacement {
    private final PlanarWorld world;
    private final Bodies bodies;
    private final Clearance clearance;
    private final Ground ground;
    private final RoomSearch search;
    private final double gap;

    /** What bodies that touch in a match may overlap by, m: where one was, it may be put again. */
    private final double overlap;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     * @param ground where they may be
     * @param ring distance between two circles of the search, m
     * @param gap to leave between bodies where the wish cannot be met, m
     */
    public PlanarPlacement(PlanarWorld world, Ground ground, double ring, double gap) {
        this.world = world;
        this.bodies = world.bodies();
        this.clearance = new Clearance(world);
        this.ground = ground;
        this.search = new RoomSearch(ground, ring);
        this.gap = gap;
        this.overlap = world.setup().collisions().allowedOverlap();
    }

    /**
     * Takes a robot off the pitch: it is neither driven nor moved nor felt.
     *
     * @param robot which robot
     */
    public void takeOff(int robot) {
        bodies.body[robot].present = false;
        halt(robot);
        world.bodiesWereMoved();
    }

    /**
     * Stops a robot and its wheels.
     *
     * @param robot which robot
     */
    public void halt(int robot) {
        bodies.body[robot].along = 0;
        bodies.body[robot].across = 0;
        bodies.body[robot].spin = 0;
        bodies.body[robot].skidding = false;
        int from = robot * bodies.memoryPerRobot;
        Arrays.fill(bodies.memory, from, from + bodies.memoryPerRobot, 0);
    }

    /**
     * Puts a robot on the pitch, or at the nearest place with room for that heading. Its speed stays.
     *
     * @param robot which robot
     * @param x m
     * @param y m
     * @param headingX x of its heading, of any length but 0
     * @param headingY y of its heading
     * @param exactly whether it may touch others where it is wished
     * @throws IllegalStateException if there is no room on the whole pitch
     */
    public void placeRobot(int robot, double x, double y, double headingX, double headingY, boolean exactly) {
        double length = Math.sqrt(headingX * headingX + headingY * headingY);
        bodies.body[robot].headingX = headingX / length;
        bodies.body[robot].headingY = headingY / length;
        bodies.body[robot].present = true;
        search(robot, x, y, exactly);
        world.bodiesWereMoved();
    }

    /**
     * Puts the ball at a place on the ground, or at the nearest one with room. It does not spin.
     *
     * @param x m
     * @param y m
     * @param velocityX m/s
     * @param velocityY m/s
     * @param exactly whether it may touch others where it is wished
     * @throws IllegalStateException if there is no room on the whole pitch
     */
    public void placeBall(double x, double y, double velocityX, double velocityY, boolean exactly) {
        int ball = bodies.ball;
        bodies.body[ball].along = velocityX;
        bodies.body[ball].across = velocityY;
        Arrays.fill(world.ballMemory(), 0, BallMotion.MEMORY, 0);
        search(ball, x, y, exactly);
        world.bodiesWereMoved();
    }

    private void search(int body, double wishX, double wishY, boolean exactly) {
        if (exactly && ground.contains(wishX, wishY) && fits(body, wishX, wishY, -overlap)) {
            return;
        }
        if (!search.find(wishX, wishY, (x, y) -> fits(body, x, y, gap))) {
            throw new IllegalStateException("there is no room left on the pitch for " + label(body));
        }
    }

    /** Robots lie in the order of sides, blue first, before the ball; people count them from 1. */
    private String label(int body) {
        int perSide = bodies.ball / 2;
        return body == bodies.ball ? "the ball" : (body < perSide ? "blue " : "yellow ") + (body % perSide + 1);
    }

    private boolean fits(int body, double x, double y, double distance) {
        bodies.body[body].x = x;
        bodies.body[body].y = y;
        return clearance.around(body, distance);
    }
}
