// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.Clearance;
import org.robopitch.engine.world.PlanarWorld;

/**
 * Puts robots and the ball where somebody wants them, or at the nearest place where nothing overlaps. The search goes
 * outwards in circles, always in the same order, so equal wishes end at equal places.
 */
public final class Placement {
    private static final double RING = 0.002;
    private static final double ROOM = 1e-5;

    /** What becomes of the speed of a robot that is put elsewhere. */
    public enum Speed {
        /** It goes on in the new place. */
        KEPT,
        /** It stands, and its wheels do. */
        ZERO
    }

    private final PlanarWorld world;
    private final Bodies bodies;
    private final Pitch pitch;
    private final Clearance room;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(PlanarWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.pitch = world.setup().pitch();
        this.room = new Clearance(world);
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
        bodies.present[robot] = false;
        halt(robot);
        world.bodiesWereMoved();
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
        double length = Math.sqrt(wish.headingX() * wish.headingX() + wish.headingY() * wish.headingY());
        bodies.headingX[robot] = wish.headingX() / length;
        bodies.headingY[robot] = wish.headingY() / length;
        bodies.present[robot] = true;
        if (speed == Speed.ZERO) {
            halt(robot);
        }
        search(robot, wish.x(), wish.y());
        world.bodiesWereMoved();
        return new Pose(bodies.x[robot], bodies.y[robot], bodies.headingX[robot], bodies.headingY[robot]);
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
        int ball = bodies.ball;
        bodies.along[ball] = velocityX;
        bodies.across[ball] = velocityY;
        java.util.Arrays.fill(world.ballMemory(), 0, BallMotion.MEMORY, 0);
        search(ball, x, y);
        world.bodiesWereMoved();
    }

    private static void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("the ball's " + name + " must be a finite number, but is " + value);
        }
    }

    private void halt(int robot) {
        bodies.along[robot] = 0;
        bodies.across[robot] = 0;
        bodies.spin[robot] = 0;
        bodies.skidding[robot] = false;
        int from = robot * bodies.memoryPerRobot;
        java.util.Arrays.fill(bodies.memory, from, from + bodies.memoryPerRobot, 0);
    }

    private void search(int body, double wishX, double wishY) {
        if (tryAt(body, wishX, wishY, 0)) {
            return;
        }
        double limitX = pitch.length() / 2 + (Math.abs(wishY) < pitch.goalWidth() / 2 ? pitch.goalDepth() : 0);
        double centreX = Math.max(-limitX, Math.min(limitX, wishX));
        double centreY = Math.max(-pitch.width() / 2, Math.min(pitch.width() / 2, wishY));
        int rings = (int) Math.ceil(2 * (pitch.length() + pitch.width()) / RING);
        for (int ring = 0; ring <= rings; ring++) {
            double radius = ring * RING;
            int places = ring == 0 ? 1 : 8 * ring;
            for (int i = 0; i < places; i++) {
                double angle = 2 * Math.PI * i / places;
                double x = centreX + radius * StrictMath.cos(angle);
                double y = centreY + radius * StrictMath.sin(angle);
                if (tryAt(body, x, y, ROOM)) {
                    return;
                }
            }
        }
        throw new IllegalStateException(
                "there is no room left on the pitch for " + (body == bodies.ball ? "the ball" : "robot " + body));
    }

    private boolean tryAt(int body, double x, double y, double distance) {
        if (Math.abs(x) > pitch.length() / 2 + pitch.goalDepth() || Math.abs(y) > pitch.width() / 2) {
            return false;
        }
        bodies.x[body] = x;
        bodies.y[body] = y;
        return room.around(body, distance);
    }
}
