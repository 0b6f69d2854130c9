// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.Clearance;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.settings.Point;

/**
 * Puts robots and the ball where somebody wants them, or at the nearest place where nothing overlaps. The search goes
 * outwards in circles, always in the same order, so equal wishes end at equal places.
 */
public final class Placement {
    private static final double RING = 0.05;
    private static final double ROOM = 1e-4;

    private final MiddleSizeWorld world;
    private final Bodies bodies;
    private final Clearance room;
    private final boolean[] inTheWay;
    private final double limitX;
    private final double limitY;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(MiddleSizeWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.room = new Clearance(world.plane());
        this.inTheWay = new boolean[bodies.robots];
        var field = world.parameters().field();
        this.limitX = field.length() / 2 + field.runOff();
        this.limitY = field.width() / 2 + field.runOff();
    }

    /** Puts everybody at the start, blue at negative x, and the ball in the middle, all at rest. */
    public void placeAtStart() {
        MiddleSizeParameters parameters = world.parameters();
        Arrays.fill(bodies.present, 0, bodies.robots, false);
        placeBall(0, 0);
        int perTeam = parameters.robotsPerTeam();
        for (int robot = 0; robot < bodies.robots; robot++) {
            int end = robot < perTeam ? 1 : -1;
            Point place = parameters.formation().get(robot % perTeam);
            placeRobot(robot, end * place.x() + 0.0, end * place.y() + 0.0, end, 0);
        }
    }

    /**
     * Puts a robot at rest at a pose, or at the nearest place with room for that heading.
     *
     * @param robot which robot
     * @param x m
     * @param y m
     * @param headingX x of its heading, of any length
     * @param headingY y of its heading
     */
    public void placeRobot(int robot, double x, double y, double headingX, double headingY) {
        double length = Math.sqrt(headingX * headingX + headingY * headingY);
        bodies.headingX[robot] = headingX / length;
        bodies.headingY[robot] = headingY / length;
        bodies.present[robot] = true;
        halt(robot);
        search(robot, x, y);
        world.plane().bodiesWereMoved();
    }

    /**
     * Takes a robot off the field: it is neither driven nor moved nor felt.
     *
     * @param robot which robot
     */
    public void takeOff(int robot) {
        bodies.present[robot] = false;
        halt(robot);
        world.plane().bodiesWereMoved();
    }

    private void halt(int robot) {
        bodies.along[robot] = 0;
        bodies.across[robot] = 0;
        bodies.spin[robot] = 0;
        bodies.skidding[robot] = false;
        int from = robot * bodies.memoryPerRobot;
        Arrays.fill(bodies.memory, from, from + bodies.memoryPerRobot, 0);
    }

    /**
     * Puts the ball at rest on the ground at a place, or at the nearest one with room.
     *
     * @param x m
     * @param y m
     */
    public void placeBall(double x, double y) {
        int ball = bodies.ball;
        bodies.along[ball] = 0;
        bodies.across[ball] = 0;
        Arrays.fill(world.plane().ballMemory(), 0, BallMotion.MEMORY, 0);
        search(ball, x, y);
        world.forgetTouch();
        world.plane().bodiesWereMoved();
    }

    /**
     * Puts the ball at rest on the ground at a place exactly; robots that stand there are put beside it.
     *
     * @param x m
     * @param y m
     */
    public void makeRoomForBall(double x, double y) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            double dx = bodies.x[robot] - x;
            double dy = bodies.y[robot] - y;
            double near = bodies.reach[robot] + bodies.reach[bodies.ball] + ROOM;
            inTheWay[robot] = bodies.present[robot] && dx * dx + dy * dy < near * near;
            bodies.present[robot] = bodies.present[robot] && !inTheWay[robot];
        }
        placeBall(x, y);
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (inTheWay[robot]) {
                placeRobot(robot, bodies.x[robot], bodies.y[robot], bodies.headingX[robot], bodies.headingY[robot]);
            }
        }
    }

    /**
     * Puts the ball into the air, moving.
     *
     * @param x m
     * @param y m
     * @param height of its lowest point, m
     * @param vx m/s
     * @param vy m/s
     * @param climb upwards, m/s
     */
    public void launchBall(double x, double y, double height, double vx, double vy, double climb) {
        placeBall(x, y);
        bodies.along[bodies.ball] = vx;
        bodies.across[bodies.ball] = vy;
        world.plane().ballMemory()[BallMotion.HEIGHT] = Math.max(0, height);
        world.plane().ballMemory()[BallMotion.CLIMB] = climb;
    }

    private void search(int body, double wishX, double wishY) {
        double centreX = Math.max(-limitX, Math.min(limitX, wishX));
        double centreY = Math.max(-limitY, Math.min(limitY, wishY));
        int rings = (int) Math.ceil(2 * (limitX + limitY) / RING);
        for (int ring = 0; ring <= rings; ring++) {
            int places = ring == 0 ? 1 : 8 * ring;
            for (int i = 0; i < places; i++) {
                double angle = 2 * Math.PI * i / places;
                bodies.x[body] = centreX + ring * RING * StrictMath.cos(angle);
                bodies.y[body] = centreY + ring * RING * StrictMath.sin(angle);
                if (Math.abs(bodies.x[body]) <= limitX
                        && Math.abs(bodies.y[body]) <= limitY
                        && room.around(body, ROOM)) {
                    return;
                }
            }
        }
        throw new IllegalStateException(
                "there is no room left on the field for " + (body == bodies.ball ? "the ball" : "robot " + body));
    }
}
