// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.PlanarWorld;

/**
 * Puts robots and the ball of a world in the plane where they are wanted, or at the nearest place where nothing overlaps. The
 * search goes outwards in circles, always in the same order, so equal wishes end at equal places. Far from the wish the circles
 * are wider apart: however large the pitch, a search looks at fewer than a million places.
 */
public class PlanarPlacement {
    private static final int FINE_RINGS = 250;
    private static final double COARSER = 1.02;

    /** The bodies of the world. */
    protected final Bodies bodies;

    private final Ground ground;
    private final double ring;
    private final double gap;

    /** What bodies that touch in a match may overlap by, m: where one was, it may be put again. */
    private final double overlap;

    private final Clearance clearance;
    private final double[] ballMemory;
    private final Runnable moved;

    /**
     * Where bodies may be placed: a rectangle, and the goals behind its ends.
     *
     * @param halfLength from the centre to the ends, m
     * @param halfWidth from the centre to the sides, m
     * @param goalDepth how far goals reach behind the ends, m; 0 if there is no place in them
     * @param goalWidth m
     */
    public record Ground(double halfLength, double halfWidth, double goalDepth, double goalWidth) {
        boolean contains(double x, double y) {
            return Math.abs(x) <= halfLength + goalDepth && Math.abs(y) <= halfWidth;
        }

        double nearestX(double x, double y) {
            double limit = halfLength + (Math.abs(y) < goalWidth / 2 ? goalDepth : 0);
            return Math.max(-limit, Math.min(limit, x));
        }

        double nearestY(double y) {
            return Math.max(-halfWidth, Math.min(halfWidth, y));
        }
    }

    /** Says whether there is room for a body. */
    @FunctionalInterface
    public interface Clearance {
        /**
         * {@return whether a body, where it is now, keeps a distance from all others and from the walls}
         *
         * @param body a robot or the ball
         * @param distance m; below 0, it may overlap by as much
         */
        boolean around(int body, double distance);
    }

    /**
     * Places bodies of a planar world.
     *
     * @param world which world
     * @param ground where they may be
     * @param ring distance between two circles of the search, m
     * @param gap to leave between bodies where the wish cannot be met, m
     */
    public PlanarPlacement(PlanarWorld world, Ground ground, double ring, double gap) {
        this(
                world.bodies(),
                ground,
                ring,
                gap,
                world.setup().collisions().allowedOverlap(),
                (body, distance) -> hasRoom(world, body, distance),
                world.ballMemory(),
                world::bodiesWereMoved);
    }

    /**
     * Places bodies of a world with contacts of its own.
     *
     * @param bodies robots and ball
     * @param ground where they may be
     * @param ring distance between two circles of the search, m
     * @param gap to leave between bodies where the wish cannot be met, m
     * @param clearance says whether there is room for a body
     */
    protected PlanarPlacement(Bodies bodies, Ground ground, double ring, double gap, Clearance clearance) {
        this(bodies, ground, ring, gap, 0, clearance, new double[BallMotion.MEMORY], () -> {});
    }

    private PlanarPlacement(
            Bodies bodies,
            Ground ground,
            double ring,
            double gap,
            double overlap,
            Clearance clearance,
            double[] ballMemory,
            Runnable moved) {
        this.bodies = bodies;
        this.ground = ground;
        this.ring = ring;
        this.gap = gap;
        this.overlap = overlap;
        this.clearance = clearance;
        this.ballMemory = ballMemory;
        this.moved = moved;
    }

    static boolean hasRoom(PlanarWorld world, int body, double distance) {
        Bodies bodies = world.bodies();
        for (int other = 0; other <= bodies.ground; other++) {
            if (other != body && bodies.body[other].present && world.gap(body, other) < distance) {
                return false;
            }
        }
        return true;
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
     * @param robot its index
     */
    public void takeOff(int robot) {
        bodies.body[robot].present = false;
        halt(robot);
        moved.run();
    }

    /**
     * Stops a robot and its wheels.
     *
     * @param robot its index
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
     * @param robot its index
     * @param x m
     * @param y m
     * @param headingX x of its heading, of any length but 0
     * @param headingY y of its heading
     * @param exactly whether it may touch others where it is wished
     * @throws IllegalStateException if there is no room on the whole pitch: it is taken off
     */
    public void placeRobot(int robot, double x, double y, double headingX, double headingY, boolean exactly) {
        double length = Math.sqrt(headingX * headingX + headingY * headingY);
        bodies.body[robot].headingX = headingX / length;
        bodies.body[robot].headingY = headingY / length;
        bodies.body[robot].present = true;
        place(robot, x, y, exactly);
    }

    /**
     * Puts the ball at a place on the ground where it may touch others, or at the nearest one with room. It does not spin.
     *
     * @param x m
     * @param y m
     * @param velocityX m/s
     * @param velocityY m/s
     * @throws IllegalStateException if there is no room on the whole pitch
     */
    public final void placeBall(double x, double y, double velocityX, double velocityY) {
        placeBall(x, y, velocityX, velocityY, true);
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
        requireFinite(bodies.ball, "velocityX", velocityX);
        requireFinite(bodies.ball, "velocityY", velocityY);
        bodies.body[bodies.ball].along = velocityX;
        bodies.body[bodies.ball].across = velocityY;
        Arrays.fill(ballMemory, 0, BallMotion.MEMORY, 0);
        place(bodies.ball, x, y, exactly);
    }

    private void requireFinite(int body, String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name(body) + "'s " + name + " must be a finite number, but is " + value);
        }
    }

    private String name(int body) {
        return body == bodies.ball ? "the ball" : Sides.of(bodies).name(body);
    }

    private void place(int body, double wishX, double wishY, boolean exactly) {
        requireFinite(body, "x", wishX);
        requireFinite(body, "y", wishY);
        boolean fits = exactly && ground.contains(wishX, wishY) && fits(body, wishX, wishY, -overlap);
        if (!fits && !search(body, wishX, wishY)) {
            bodies.body[body].present = body == bodies.ball;
            throw new IllegalStateException("there is no room left on the pitch for " + name(body));
        }
        moved.run();
    }

    private boolean search(int body, double wishX, double wishY) {
        double centreX = ground.nearestX(wishX, wishY);
        double centreY = ground.nearestY(wishY);
        double farthest = 4 * (ground.halfLength() + ground.halfWidth());
        double radius = 0;
        for (int number = 0; radius <= farthest; number++) {
            int places = number == 0 ? 1 : 8 * Math.min(number, FINE_RINGS);
            for (int i = 0; i < places; i++) {
                double angle = 2 * Math.PI * i / places;
                double x = centreX + radius * StrictMath.cos(angle);
                double y = centreY + radius * StrictMath.sin(angle);
                if (ground.contains(x, y) && fits(body, x, y, gap)) {
                    return true;
                }
            }
            radius = number < FINE_RINGS ? (number + 1) * ring : radius * COARSER;
        }
        return false;
    }

    private boolean fits(int body, double x, double y, double distance) {
        bodies.body[body].x = x;
        bodies.body[body].y = y;
        return clearance.around(body, distance);
    }
}
