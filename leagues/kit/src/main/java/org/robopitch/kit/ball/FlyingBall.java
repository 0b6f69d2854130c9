// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.BallMotion;

/**
 * A ball that flies along a parabola, bounces, and rolls with a constant deceleration μ·g. All of it is in closed form,
 * so the path does not depend on the step. A ball that a robot holds is carried: nothing slows it.
 */
public final class FlyingBall implements BallMotion {
    private static final int MOST_BOUNCES = 8;

    /** A bounce slower than this is none, m/s. */
    private static final double SLOWEST_BOUNCE = 0.1;

    /** The roof of a robot is no place to rest: it falls off from its middle by this much, so that a ball rolls down. */
    private static final double SLOPE_OF_ROOF = 0.05;

    /** A hollow ball that slides when it lands rolls once it has lost this share of its slip. */
    private static final double UNTIL_IT_ROLLS = 0.4;

    private final double gravity;
    private final double rollingFriction;
    private final double restitution;
    private boolean carried;

    /**
     * Moves a ball.
     *
     * @param gravity m/s²
     * @param rollingFriction μ of the force μ·m·g that slows it on the ground, and of its friction where it lands on a robot, 1
     * @param restitution share of the speed into the ground that comes back, 0 … 1
     */
    public FlyingBall(double gravity, double rollingFriction, double restitution) {
        this.gravity = gravity;
        this.rollingFriction = rollingFriction;
        this.restitution = restitution;
    }

    /**
     * Sets whether a robot holds the ball in this step.
     *
     * @param isCarried whether its speed is not its own
     */
    public void carried(boolean isCarried) {
        carried = isCarried;
    }

    @Override
    public void advance(Bodies bodies, double[] memory, double duration) {
        double left = duration;
        double before = memory[HEIGHT];
        for (int bounce = 0; left > 0 && bounce < MOST_BOUNCES && flies(memory); bounce++) {
            left = fly(memory, left);
        }
        if (left > 0) {
            memory[HEIGHT] = Math.max(0, memory[HEIGHT]);
            roll(bodies, left);
        }
        if (before > 0 && memory[CLIMB] < 0) {
            landOnRobots(bodies, memory, before, duration);
        }
    }

    private static boolean flies(double[] memory) {
        return memory[HEIGHT] > 0 || memory[CLIMB] > 0;
    }

    /** Flies until the time is over or the ground is reached, bounces there, and returns the time that is left. */
    private double fly(double[] memory, double duration) {
        double g = gravity;
        double climb = memory[CLIMB];
        double height = memory[HEIGHT];
        double after = height + climb * duration - 0.5 * g * duration * duration;
        if (after > 0) {
            memory[HEIGHT] = after;
            memory[CLIMB] = climb - g * duration;
            return 0;
        }
        double impact = Math.sqrt(climb * climb + 2 * g * height);
        double bounced = restitution * impact;
        memory[HEIGHT] = 0;
        memory[CLIMB] = bounced > SLOWEST_BOUNCE ? bounced : 0;
        return Math.max(0, duration - (climb + impact) / g);
    }

    private void roll(Bodies bodies, double duration) {
        if (carried) {
            return;
        }
        double vx = bodies.body[bodies.ball].along;
        double vy = bodies.body[bodies.ball].across;
        double speed = Math.sqrt(vx * vx + vy * vy);
        double lost = rollingFriction * gravity * duration;
        double kept = speed > lost ? (speed - lost) / speed : 0;
        bodies.body[bodies.ball].along = kept * vx;
        bodies.body[bodies.ball].across = kept * vy;
    }

    /** Bounces the ball off the roof of a robot that it came down on, or lets it roll there. */
    private void landOnRobots(Bodies bodies, double[] memory, double before, double duration) {
        MovingBody ball = bodies.body[bodies.ball];
        for (int i = 0; i < bodies.robots; i++) {
            MovingBody robot = bodies.body[i];
            if (!robot.present || before < robot.height || memory[HEIGHT] >= robot.height) {
                continue;
            }
            double dx = ball.x - robot.x;
            double dy = ball.y - robot.y;
            double hx = robot.headingX;
            double hy = robot.headingY;
            if (bodies.rim(i).gap(hx * dx + hy * dy, hx * dy - hy * dx) < 0) {
                double impact = -memory[CLIMB];
                double bounced = restitution * impact;
                memory[HEIGHT] = robot.height;
                memory[CLIMB] = bounced > SLOWEST_BOUNCE ? bounced : 0;
                if (impact > SLOWEST_BOUNCE) {
                    rub(ball, robot, dx, dy, rollingFriction * (impact + memory[CLIMB]));
                }
                if (memory[CLIMB] == 0) {
                    double distance = Math.sqrt(dx * dx + dy * dy);
                    double faster = SLOPE_OF_ROOF * gravity * duration;
                    ball.along += faster * (distance > 0 ? dx / distance : hx);
                    ball.across += faster * (distance > 0 ? dy / distance : hy);
                }
            }
        }
    }

    /** Friction of a ball that lands, against its slip over the roof (m/s), by at most a change of its velocity, m/s. */
    private static void rub(MovingBody ball, MovingBody robot, double dx, double dy, double most) {
        double slipX = ball.along - (robot.headingX * robot.along - robot.headingY * robot.across - robot.spin * dy);
        double slipY = ball.across - (robot.headingY * robot.along + robot.headingX * robot.across + robot.spin * dx);
        double slip = Math.sqrt(slipX * slipX + slipY * slipY);
        double share = most < UNTIL_IT_ROLLS * slip ? most / slip : UNTIL_IT_ROLLS;
        ball.along -= share * slipX;
        ball.across -= share * slipY;
    }
}
