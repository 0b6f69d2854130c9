// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Trigonometry;

/** The velocity that a robot gives to the ball, by a kick or by holding it. It is computed first and applied by the caller. */
public final class BallVelocity {
    private double vx;
    private double vy;
    private double climb;

    /** No velocity. */
    public BallVelocity() {}

    /** {@return velocity along x, m/s} */
    public double vx() {
        return vx;
    }

    /** {@return velocity along y, m/s} */
    public double vy() {
        return vy;
    }

    /** {@return vertical velocity, m/s; only kicks have one} */
    public double climb() {
        return climb;
    }

    /**
     * A kick.
     *
     * @param bodies the state
     * @param robot who kicks
     * @param angle from the robot's heading, rad, counter-clockwise
     * @param speed along the ground, m/s
     * @param up vertical speed, m/s
     */
    public void kick(Bodies bodies, int robot, double angle, double speed, double up) {
        double cosine = angle == 0 ? 1 : Trigonometry.cos(angle);
        double sine = angle == 0 ? 0 : Trigonometry.sin(angle);
        vx = speed * (bodies.body[robot].headingX * cosine - bodies.body[robot].headingY * sine);
        vy = speed * (bodies.body[robot].headingY * cosine + bodies.body[robot].headingX * sine);
        climb = up;
    }

    /**
     * A ball that keeps its place on the robot, if the robot drives on as it does: the velocity of that place.
     *
     * @param bodies the state
     * @param robot who holds the ball
     * @param along the robot's velocity along its heading, m/s
     * @param across the same to its left, m/s
     * @param spin rad/s
     */
    public void tangent(Bodies bodies, int robot, double along, double across, double spin) {
        robotVelocity(bodies, robot, along, across);
        vx -= spin * (bodies.body[bodies.ball].y - bodies.body[robot].y);
        vy += spin * (bodies.body[bodies.ball].x - bodies.body[robot].x);
    }

    /**
     * A ball that is at its place on the robot again after the step: the mean velocity of that place.
     *
     * @param bodies the state
     * @param robot who holds the ball
     * @param along the robot's velocity along its heading, m/s
     * @param across the same to its left, m/s
     * @param spin rad/s
     * @param step how long, s
     */
    public void secant(Bodies bodies, int robot, double along, double across, double spin, double step) {
        robotVelocity(bodies, robot, along, across);
        double robotVx = vx;
        double robotVy = vy;
        double rx = bodies.body[bodies.ball].x - bodies.body[robot].x;
        double ry = bodies.body[bodies.ball].y - bodies.body[robot].y;
        // (R(ω·dt)·r − r)/dt, and the chord of the arc that the robot itself drives along.
        double angle = spin * step;
        double sine = Trigonometry.sin(angle);
        double cosine = Trigonometry.cos(angle);
        double sinc = angle == 0 ? 1 : sine / angle;
        double cosc = angle == 0 ? 0 : (1 - cosine) / angle;
        vx = robotVx * sinc - robotVy * cosc + ((cosine - 1) * rx - sine * ry) / step;
        vy = robotVy * sinc + robotVx * cosc + (sine * rx + (cosine - 1) * ry) / step;
    }

    /**
     * A ball that is kept straight ahead of the robot: the velocity of that place as the robot will move.
     *
     * @param bodies the state
     * @param robot who holds the ball
     * @param distance between the centres of robot and ball, m
     */
    public void ahead(Bodies bodies, int robot, double distance) {
        robotVelocity(
                bodies,
                robot,
                bodies.body[robot].along,
                bodies.body[robot].across + bodies.body[robot].spin * distance);
    }

    private void robotVelocity(Bodies bodies, int robot, double along, double across) {
        vx = bodies.body[robot].headingX * along - bodies.body[robot].headingY * across;
        vy = bodies.body[robot].headingY * along + bodies.body[robot].headingX * across;
        climb = 0;
    }
}
