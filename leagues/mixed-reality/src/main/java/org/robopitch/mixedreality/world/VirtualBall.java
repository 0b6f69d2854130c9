// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.BallParameters;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.RobotParameters;

/**
 * How the virtual ball moves: it rolls with a constant deceleration and bounces off robots, side lines, posts and what is
 * behind the goal lines. Robots do not feel it: where one drives over a ball that has no way out, they overlap for a
 * moment. The model is ours, the paper leaves the ball to the server.
 */
final class VirtualBall {
    private static final int ROUNDS = 3;

    private final BallParameters ball;
    private final double halfLength;
    private final double halfWidth;
    private final double post;
    private final double back;
    private final double halfRobotLength;
    private final double halfRobotWidth;
    private final Bodies bodies;

    /** The robot that the ball touched last in this step, −1 for none. */
    int touchedBy;

    VirtualBall(BallParameters ball, FieldParameters field, RobotParameters robot, Bodies bodies) {
        this.ball = ball;
        this.halfLength = field.length() / 2;
        this.halfWidth = field.width() / 2;
        this.post = field.goalWidth() / 2;
        this.back = halfLength + field.goalDepth();
        this.halfRobotLength = robot.length() / 2;
        this.halfRobotWidth = robot.width() / 2;
        this.bodies = bodies;
    }

    void step(double seconds) {
        roll(seconds);
        touchedBy = -1;
        for (int round = 0; round < ROUNDS; round++) {
            boolean moved = false;
            for (int robot = 0; robot < bodies.robots; robot++) {
                if (bodies.body[robot].present) {
                    moved |= meet(robot);
                }
            }
            stayInside();
            if (!moved) {
                return;
            }
        }
    }

    private void roll(double seconds) {
        int i = bodies.ball;
        double vx = bodies.body[i].along;
        double vy = bodies.body[i].across;
        double speed = Math.sqrt(vx * vx + vy * vy);
        if (speed == 0) {
            return;
        }
        double lost = ball.deceleration() * seconds;
        double later = Math.max(0, speed - lost);
        double rolling = speed > lost ? seconds : speed / ball.deceleration();
        double share = 0.5 * (speed + later) * rolling / speed;
        bodies.body[i].x += vx * share;
        bodies.body[i].y += vy * share;
        bodies.body[i].along = vx * later / speed;
        bodies.body[i].across = vy * later / speed;
    }

    /** Bounces off a robot; false if they do not touch. */
    private boolean meet(int robot) {
        int i = bodies.ball;
        double dx = bodies.body[i].x - bodies.body[robot].x;
        double dy = bodies.body[i].y - bodies.body[robot].y;
        double reach = bodies.body[robot].reach + ball.radius();
        if (dx * dx + dy * dy >= reach * reach) {
            return false;
        }
        double hx = bodies.body[robot].headingX;
        double hy = bodies.body[robot].headingY;
        double along = dx * hx + dy * hy;
        double across = dy * hx - dx * hy;
        double nearAlong = clamp(along, halfRobotLength);
        double nearAcross = clamp(across, halfRobotWidth);
        double normalAlong = along - nearAlong;
        double normalAcross = across - nearAcross;
        double distance = Math.sqrt(normalAlong * normalAlong + normalAcross * normalAcross);
        double depth = ball.radius() - distance;
        if (depth <= 0) {
            return false;
        }
        if (distance > 0) {
            normalAlong /= distance;
            normalAcross /= distance;
        } else {
            // The centre is inside the robot: out through the nearest side.
            boolean lateral = halfRobotWidth - Math.abs(across) < halfRobotLength - Math.abs(along);
            normalAlong = lateral ? 0 : Math.copySign(1, along);
            normalAcross = lateral ? Math.copySign(1, across) : 0;
            depth += lateral ? halfRobotWidth - Math.abs(across) : halfRobotLength - Math.abs(along);
        }
        double nx = normalAlong * hx - normalAcross * hy;
        double ny = normalAlong * hy + normalAcross * hx;
        bodies.body[i].x += depth * nx;
        bodies.body[i].y += depth * ny;
        double spin = bodies.body[robot].spin;
        double surfaceX = bodies.body[robot].along * hx - spin * (nearAlong * hy + nearAcross * hx);
        double surfaceY = bodies.body[robot].along * hy + spin * (nearAlong * hx - nearAcross * hy);
        bounce(nx, ny, surfaceX, surfaceY, ball.robotRestitution());
        touchedBy = robot;
        return true;
    }

    private void stayInside() {
        int i = bodies.ball;
        double r = ball.radius();
        double sideY = halfWidth - r;
        if (Math.abs(bodies.body[i].y) > sideY) {
            double side = Math.copySign(1, bodies.body[i].y);
            bodies.body[i].y = side * sideY;
            bounce(0, -side, 0, 0, ball.wallRestitution());
        }
        double end = Math.copySign(1, bodies.body[i].x);
        double beyond = Math.abs(bodies.body[i].x) - (halfLength - r);
        if (beyond <= 0) {
            return;
        }
        meetPosts(end);
        boolean atGoal = Math.abs(bodies.body[i].y) < post;
        double mostX = ball.openGoalLines() || atGoal ? back - r : halfLength - r;
        if (Math.abs(bodies.body[i].x) > mostX) {
            bodies.body[i].x = end * mostX;
            bounce(-end, 0, 0, 0, ball.wallRestitution());
        }
    }

    private void meetPosts(double end) {
        int i = bodies.ball;
        double dx = bodies.body[i].x - end * halfLength;
        double dy = bodies.body[i].y - Math.copySign(post, bodies.body[i].y);
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < ball.radius() && distance > 0) {
            double nx = dx / distance;
            double ny = dy / distance;
            bodies.body[i].x += (ball.radius() - distance) * nx;
            bodies.body[i].y += (ball.radius() - distance) * ny;
            bounce(nx, ny, 0, 0, ball.wallRestitution());
        }
    }

    /** Turns round the part of the velocity that goes into a surface. */
    private void bounce(double nx, double ny, double surfaceX, double surfaceY, double restitution) {
        int i = bodies.ball;
        double into = (bodies.body[i].along - surfaceX) * nx + (bodies.body[i].across - surfaceY) * ny;
        if (into < 0) {
            bodies.body[i].along -= (1 + restitution) * into * nx;
            bodies.body[i].across -= (1 + restitution) * into * ny;
        }
    }

    private static double clamp(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
