// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.ball;

import org.robopitch.engine.body.Bodies;

/** Where the ball must be for a robot to kick or hold it: near enough, and within a sector ahead of the robot. */
public final class BallReach {
    private final double distance;
    private final boolean allAround;
    private final double cosineHalfAngle;

    /**
     * A sector.
     *
     * @param distance largest distance between the centres of robot and ball, m
     * @param angle full width of the sector, rad; 2π or more for a kick in any direction
     */
    public BallReach(double distance, double angle) {
        this.distance = distance;
        this.allAround = angle >= 2 * Math.PI;
        this.cosineHalfAngle = StrictMath.cos(Math.min(Math.PI, angle / 2));
    }

    /**
     * {@return whether the ball is there}
     *
     * @param bodies the state
     * @param robot its index
     * @param height of the ball's lowest point, m
     */
    public boolean contains(Bodies bodies, int robot, double height) {
        if (!bodies.body[robot].present) {
            return false;
        }
        double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
        double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
        double squared = dx * dx + dy * dy;
        if (squared + height * height > distance * distance) {
            return false;
        }
        double ahead = bodies.body[robot].headingX * dx + bodies.body[robot].headingY * dy;
        return allAround || ahead >= cosineHalfAngle * Math.sqrt(squared);
    }
}
