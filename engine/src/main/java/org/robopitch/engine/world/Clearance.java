// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Wall;

/** Says whether a body that was put somewhere keeps its distance from all others and from the walls. */
public final class Clearance {
    private final PlanarWorld world;
    private final Bodies bodies;
    private final Wall[] walls;

    /**
     * Looks around in a world.
     *
     * @param world which
     */
    public Clearance(PlanarWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.walls = world.setup().pitch().walls().toArray(new Wall[0]);
    }

    /**
     * {@return whether a body, where it is now, has room around it}
     *
     * @param body a robot or the ball
     * @param room how much, m
     */
    public boolean around(int body, double room) {
        return body == bodies.ball ? aroundBall(room) : aroundRobot(body, room);
    }

    private boolean aroundRobot(int robot, double room) {
        if (world.detector().wallSeparation(robot) < room) {
            return false;
        }
        for (int other = 0; other < bodies.robots; other++) {
            if (other != robot && bodies.present[other] && world.detector().separation(robot, other) < room) {
                return false;
            }
        }
        return ballGap(robot) >= room;
    }

    private boolean aroundBall(double room) {
        double radius = bodies.reach[bodies.ball];
        for (Wall wall : walls) {
            if (wall.distance(bodies.x[bodies.ball], bodies.y[bodies.ball]) - radius < room) {
                return false;
            }
        }
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (bodies.present[robot] && ballGap(robot) < room) {
                return false;
            }
        }
        return true;
    }

    private double ballGap(int robot) {
        double dx = bodies.x[bodies.ball] - bodies.x[robot];
        double dy = bodies.y[bodies.ball] - bodies.y[robot];
        double headingX = bodies.headingX[robot];
        double headingY = bodies.headingY[robot];
        return bodies.rim(robot).gap(headingX * dx + headingY * dy, headingX * dy - headingY * dx);
    }
}
