// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import org.robopitch.engine.body.Bodies;
import org.robopitch.middlesize.parameters.DribbleParameters;

/**
 * The velocity of a ball that a robot dribbles.
 *
 * <p>Methods (b) and (c) know the robot's velocity at the beginning of the step, as a plugin of the original does, and
 * leave the ball where it is on the robot: what they miss adds up. Method (a) moves it as the robot will move.
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

    /** The velocity of the place where method (a) keeps the ball. */
    void pointVelocity(Bodies bodies, int robot) {
        double along = bodies.along[robot];
        double across = bodies.across[robot] + bodies.spin[robot] * dribble.keptAt();
        vx = bodies.headingX[robot] * along - bodies.headingY[robot] * across;
        vy = bodies.headingY[robot] * along + bodies.headingX[robot] * across;
    }
}
