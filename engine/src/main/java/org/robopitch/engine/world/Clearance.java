// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Detector;

/** Says whether a body that was put somewhere keeps its distance from all others and from the walls. */
public final class Clearance {
    private final Bodies bodies;
    private final Detector detector;

    /**
     * Looks around in a world.
     *
     * @param world which
     */
    public Clearance(PlanarWorld world) {
        this.bodies = world.bodies();
        this.detector = world.detector();
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
        if (detector.wallSeparation(robot) < room) {
            return false;
        }
        for (int other = 0; other < bodies.robots; other++) {
            if (other != robot && bodies.present[other] && detector.separation(robot, other) < room) {
                return false;
            }
        }
        return detector.ballGap(robot) >= room;
    }

    private boolean aroundBall(double room) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (bodies.present[robot] && detector.ballGap(robot) < room) {
                return false;
            }
        }
        return detector.ballWallGap() >= room;
    }
}
