// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import org.robopitch.engine.move.BallMotion;
import org.robopitch.kit.game.PlanarPlacement;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.settings.Point;

/**
 * Puts robots and the ball of the Middle Size League where they are wanted, or at the nearest place where nothing
 * overlaps.
 */
public final class Placement extends PlanarPlacement {
    private static final double RING = 0.05;
    private static final double ROOM = 1e-4;

    private final MiddleSizeWorld world;
    private final boolean[] inTheWay;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(MiddleSizeWorld world) {
        super(world.plane(), ground(world.parameters().field()), RING, ROOM);
        this.world = world;
        this.inTheWay = new boolean[bodies.robots];
    }

    private static Ground ground(FieldParameters field) {
        return new Ground(field.length() / 2 + field.runOff(), field.width() / 2 + field.runOff(), 0, 0);
    }

    /** Puts everybody at the start, blue at negative x, and the ball in the middle, all at rest. */
    public void placeAtStart() {
        MiddleSizeParameters parameters = world.parameters();
        for (int robot = 0; robot < bodies.robots; robot++) {
            bodies.body[robot].present = false;
        }
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
        placeRobot(robot, x, y, headingX, headingY, false);
    }

    /** A robot that is placed loses its speed. */
    @Override
    public void placeRobot(int robot, double x, double y, double headingX, double headingY, boolean exactly) {
        halt(robot);
        super.placeRobot(robot, x, y, headingX, headingY, exactly);
    }

    /**
     * Puts the ball at rest on the ground at a place, or at the nearest one with room.
     *
     * @param x m
     * @param y m
     */
    public void placeBall(double x, double y) {
        placeBall(x, y, 0, 0);
    }

    /** A ball that is placed touches no robot, and none has touched it. */
    @Override
    public void placeBall(double x, double y, double velocityX, double velocityY, boolean exactly) {
        super.placeBall(x, y, velocityX, velocityY, false);
        world.forgetTouch();
    }

    /**
     * Puts the ball at rest on the ground at a place exactly; robots that stand there are put beside it.
     *
     * @param x m
     * @param y m
     */
    public void makeRoomForBall(double x, double y) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            double dx = bodies.body[robot].x - x;
            double dy = bodies.body[robot].y - y;
            double near = bodies.body[robot].reach + bodies.body[bodies.ball].reach + ROOM;
            inTheWay[robot] = bodies.body[robot].present && dx * dx + dy * dy < near * near;
            bodies.body[robot].present = bodies.body[robot].present && !inTheWay[robot];
        }
        placeBall(x, y);
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (inTheWay[robot]) {
                placeRobot(
                        robot,
                        bodies.body[robot].x,
                        bodies.body[robot].y,
                        bodies.body[robot].headingX,
                        bodies.body[robot].headingY);
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
        placeBall(x, y, vx, vy);
        world.plane().ballMemory()[BallMotion.HEIGHT] = Math.max(0, height);
        world.plane().ballMemory()[BallMotion.CLIMB] = climb;
    }
}
