// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** Robots that are not simulated here but seen by a vision system: they move evenly to where they were seen. */
final class SeenRobots implements Stateful {
    /** A robot that is seen this far from where it was has been put there by hand, m. */
    private static final double JUMP = 0.03;

    private final Bodies bodies;
    private final double cycle;
    private final double[] toX;
    private final double[] toY;
    private final double[] toHeadingX;
    private final double[] toHeadingY;
    private final double[] velocityX;
    private final double[] velocityY;

    SeenRobots(Bodies bodies, double cycle) {
        this.bodies = bodies;
        this.cycle = cycle;
        int robots = bodies.robots;
        toX = new double[robots];
        toY = new double[robots];
        toHeadingX = new double[robots];
        toHeadingY = new double[robots];
        velocityX = new double[robots];
        velocityY = new double[robots];
        for (int robot = 0; robot < robots; robot++) {
            forget(robot);
        }
    }

    void see(int robot, double x, double y, double headingX, double headingY) {
        toX[robot] = x;
        toY[robot] = y;
        toHeadingX[robot] = headingX;
        toHeadingY[robot] = headingY;
    }

    /** A robot that is put elsewhere here is there until it is seen again. */
    void forget(int robot) {
        see(
                robot,
                bodies.body[robot].x,
                bodies.body[robot].y,
                bodies.body[robot].headingX,
                bodies.body[robot].headingY);
    }

    void beginCycle() {
        for (int robot = 0; robot < bodies.robots; robot++) {
            double dx = toX[robot] - bodies.body[robot].x;
            double dy = toY[robot] - bodies.body[robot].y;
            double hx = bodies.body[robot].headingX;
            double hy = bodies.body[robot].headingY;
            double sine = hx * toHeadingY[robot] - hy * toHeadingX[robot];
            double cosine = hx * toHeadingX[robot] + hy * toHeadingY[robot];
            bodies.body[robot].headingX = toHeadingX[robot];
            bodies.body[robot].headingY = toHeadingY[robot];
            boolean jumped = dx * dx + dy * dy > JUMP * JUMP;
            if (jumped) {
                bodies.body[robot].x = toX[robot];
                bodies.body[robot].y = toY[robot];
            }
            velocityX[robot] = jumped ? 0 : dx / cycle;
            velocityY[robot] = jumped ? 0 : dy / cycle;
            bodies.body[robot].along = velocityX[robot] * toHeadingX[robot] + velocityY[robot] * toHeadingY[robot];
            bodies.body[robot].spin = jumped ? 0 : StrictMath.atan2(sine, cosine) / cycle;
        }
    }

    void step(double seconds) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            bodies.body[robot].x += velocityX[robot] * seconds;
            bodies.body[robot].y += velocityY[robot] * seconds;
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(toX);
        visitor.reals(toY);
        visitor.reals(toHeadingX);
        visitor.reals(toHeadingY);
        visitor.reals(velocityX);
        visitor.reals(velocityY);
    }
}
