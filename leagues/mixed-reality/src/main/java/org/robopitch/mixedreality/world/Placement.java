// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.game.Ground;
import org.robopitch.kit.game.RoomSearch;
import org.robopitch.mixedreality.collision.Collisions;
import org.robopitch.mixedreality.parameters.FieldParameters;

/** Puts robots and ball where somebody wants them, or at the nearest place with room, at rest. */
public final class Placement {
    private static final double RING = 0.003;
    private static final double GAP = 1e-5;

    private final MixedRealityWorld world;
    private final Bodies bodies;
    private final Collisions collisions;
    private final FieldParameters field;
    private final RoomSearch search;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(MixedRealityWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.collisions = world.collisions();
        this.field = world.parameters().field();
        this.search = new RoomSearch(new Ground(field.length() / 2, field.width() / 2, 0, 0), RING);
    }

    /** Takes all robots off the field. */
    public void clearField() {
        for (int robot = 0; robot < bodies.robots; robot++) {
            takeOff(robot);
        }
    }

    /**
     * Takes a robot off the field.
     *
     * @param robot which robot
     */
    public void takeOff(int robot) {
        bodies.body[robot].present = false;
        world.halt(robot);
    }

    /**
     * Puts a robot on the field.
     *
     * @param robot which robot
     * @param x wish, m
     * @param y wish, m
     * @param headingX direction, any length but 0
     * @param headingY direction
     * @return whether it is exactly where it was wished
     * @throws IllegalStateException if there is no room on the whole field
     */
    public boolean placeRobot(int robot, double x, double y, double headingX, double headingY) {
        double length = Math.sqrt(headingX * headingX + headingY * headingY);
        bodies.body[robot].headingX = headingX / length;
        bodies.body[robot].headingY = headingY / length;
        bodies.body[robot].present = true;
        if (!search.find(x, y, (placeX, placeY) -> hasRoom(robot, placeX, placeY))) {
            bodies.body[robot].present = false;
            throw new IllegalStateException("there is no room on the field for the robot with index " + robot);
        }
        world.halt(robot);
        return bodies.body[robot].x == x && bodies.body[robot].y == y;
    }

    private boolean hasRoom(int robot, double x, double y) {
        bodies.body[robot].x = x;
        bodies.body[robot].y = y;
        if (collisions.outside(bodies, robot) > 0) {
            return false;
        }
        for (int other = 0; other < bodies.robots; other++) {
            if (other != robot && bodies.body[other].present && collisions.overlap(bodies, robot, other) > -GAP) {
                return false;
            }
        }
        return true;
    }

    /**
     * Puts the ball somewhere, inside of the side lines and what is behind the goal lines. It may overlap a robot, which
     * pushes it out with the next step.
     *
     * @param x m
     * @param y m
     * @param velocityX m/s
     * @param velocityY m/s
     */
    public void placeBall(double x, double y, double velocityX, double velocityY) {
        double radius = bodies.body[bodies.ball].reach;
        double mostX = field.length() / 2 + field.goalDepth() - radius;
        double mostY = field.width() / 2 - radius;
        bodies.body[bodies.ball].x = Math.max(-mostX, Math.min(mostX, x));
        bodies.body[bodies.ball].y = Math.max(-mostY, Math.min(mostY, y));
        bodies.body[bodies.ball].along = velocityX;
        bodies.body[bodies.ball].across = velocityY;
        world.forgetTouch();
    }
}
