// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.state.StateVisitor;

/** Driven wheels that hold the ball (sec. 4.4): it rolls as they turn. */
final class HandlingWheels {
    private final double[] left;
    private final double[] right;
    private final double grip;

    HandlingWheels(int robots, double grip) {
        this.left = new double[robots];
        this.right = new double[robots];
        this.grip = grip;
    }

    /** Turns a robot's wheels at these rim speeds, m/s. */
    void command(int robot, double leftSpeed, double rightSpeed) {
        left[robot] = leftSpeed;
        right[robot] = rightSpeed;
    }

    /**
     * Changes the ball's velocity towards what the wheels of the robots that hold it ask for, within their grip. A ball at
     * rest before a robot that drives is a ball that rolls: both wheels at −v roll it at v through the kicker, and the
     * difference of the two rolls it to the side. Wheels of several robots work against each other.
     */
    void turn(Bodies bodies, boolean[] holds, double step) {
        int ball = bodies.ball;
        double changeX = 0;
        double changeY = 0;
        int holders = 0;
        for (int i = 0; i < bodies.robots; i++) {
            if (holds[i]) {
                double along = -0.5 * (left[i] + right[i]);
                double across = left[i] - right[i];
                double dx =
                        bodies.body[i].headingX * along - bodies.body[i].headingY * across - bodies.body[ball].along;
                double dy =
                        bodies.body[i].headingY * along + bodies.body[i].headingX * across - bodies.body[ball].across;
                double change = Math.sqrt(dx * dx + dy * dy);
                double most = grip * step;
                double share = change > most ? most / change : 1;
                changeX += share * dx;
                changeY += share * dy;
                holders++;
            }
        }
        bodies.body[ball].along += changeX / holders;
        bodies.body[ball].across += changeY / holders;
    }

    void state(StateVisitor visitor) {
        visitor.reals(left);
        visitor.reals(right);
    }
}
