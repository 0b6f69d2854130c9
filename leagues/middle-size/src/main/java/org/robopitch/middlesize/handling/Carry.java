// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import org.robopitch.engine.body.Bodies;
import org.robopitch.middlesize.parameters.DribbleParameters;

/**
 * The velocity of a ball that a robot dribbles.
 *
 * <p>Methods (b) and (c) know the robot's velocity at the beginning of the step, as a plugin of the original does, and
 * leave the ball where it is on the robot: what they miss adds up. Method (a) moves it as the robot will move. Handling
 * wheels move it as they turn.
 */
final class Carry {
    private final DribbleParameters dribble;

    double vx;
    double vy;

    Carry(DribbleParameters dribble) {
        this.dribble = dribble;
    }

    void velocity(Bodies bodies, int robot, double along, double across, double spin, double step) {
        if (dribble.method() == DribbleParameters.Method.POSE) {
            pointVelocity(bodies, robot);
            return;
        }
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double robotVx = hx * along - hy * across;
        double robotVy = hy * along + hx * across;
        double rx = bodies.x[bodies.ball] - bodies.x[robot];
        double ry = bodies.y[bodies.ball] - bodies.y[robot];
        if (dribble.method() == DribbleParameters.Method.TANGENT) {
            vx = robotVx - spin * ry;
            vy = robotVy + spin * rx;
            return;
        }
        // (R(ω·dt)·r − r)/dt, and the chord of the arc that the robot itself runs along.
        double angle = spin * step;
        double sine = StrictMath.sin(angle);
        double cosine = StrictMath.cos(angle);
        double sinc = angle == 0 ? 1 : sine / angle;
        double cosc = angle == 0 ? 0 : (1 - cosine) / angle;
        vx = robotVx * sinc - robotVy * cosc + ((cosine - 1) * rx - sine * ry) / step;
        vy = robotVy * sinc + robotVx * cosc + (sine * rx + (cosine - 1) * ry) / step;
    }

    /**
     * Changes the ball's velocity towards what the handling wheels of those who hold it ask for, within their grip. A ball at
     * rest before a robot that drives is a ball that rolls: both wheels at −v roll it at v through the kicker, and the
     * difference of the two rolls it to the side. Wheels of several robots work against each other.
     */
    void turn(Bodies bodies, boolean[] holds, double[] left, double[] right, double step) {
        int ball = bodies.ball;
        double changeX = 0;
        double changeY = 0;
        int holders = 0;
        for (int i = 0; i < bodies.robots; i++) {
            if (holds[i]) {
                double along = -0.5 * (left[i] + right[i]);
                double across = left[i] - right[i];
                double dx = bodies.headingX[i] * along - bodies.headingY[i] * across - bodies.along[ball];
                double dy = bodies.headingY[i] * along + bodies.headingX[i] * across - bodies.across[ball];
                double change = Math.sqrt(dx * dx + dy * dy);
                double most = dribble.grip() * step;
                double share = change > most ? most / change : 1;
                changeX += share * dx;
                changeY += share * dy;
                holders++;
            }
        }
        bodies.along[ball] += changeX / holders;
        bodies.across[ball] += changeY / holders;
    }

    /** The velocity of the place where method (a) keeps the ball. */
    void pointVelocity(Bodies bodies, int robot) {
        double along = bodies.along[robot];
        double across = bodies.across[robot] + bodies.spin[robot] * dribble.keptAt();
        vx = bodies.headingX[robot] * along - bodies.headingY[robot] * across;
        vy = bodies.headingY[robot] * along + bodies.headingX[robot] * across;
    }
}
