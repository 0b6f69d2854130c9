// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;

/**
 * A ball that flies along a parabola, bounces, and rolls with a constant deceleration μ·g. All of it is in closed form,
 * so the path does not depend on the step. A ball that a robot holds is carried: nothing slows it.
 */
public final class FlyingBall implements BallMotion {
    private static final int MOST_BOUNCES = 8;

    /** A bounce slower than this is none, m/s. */
    private static final double SLOWEST_BOUNCE = 0.1;

    /** The roof of a robot is no place to rest: a ball that lands there rolls off with this speed, m/s. */
    private static final double OFF_THE_ROOF = 1.0;

    private final double gravity;
    private final double rollingFriction;
    private final double restitution;
    private boolean carried;

    /**
     * Moves a ball.
     *
     * @param gravity m/s²
     * @param rollingFriction μ of the force μ·m·g that slows it on the ground, 1
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
            landOnRobots(bodies, memory, before);
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

    /** Bounces the ball off the roof of a robot it came down on, and lets it roll off. */
    private void landOnRobots(Bodies bodies, double[] memory, double before) {
        int ball = bodies.ball;
        for (int robot = 0; robot < bodies.robots; robot++) {
            double roof = bodies.body[robot].height;
            if (!bodies.body[robot].present || before < roof || memory[HEIGHT] >= roof) {
                continue;
            }
            double dx = bodies.body[ball].x - bodies.body[robot].x;
            double dy = bodies.body[ball].y - bodies.body[robot].y;
            double hx = bodies.body[robot].headingX;
            double hy = bodies.body[robot].headingY;
            if (bodies.rim(robot).gap(hx * dx + hy * dy, hx * dy - hy * dx) < 0) {
                double distance = Math.sqrt(dx * dx + dy * dy);
                double awayX = distance > 0 ? dx / distance : hx;
                double awayY = distance > 0 ? dy / distance : hy;
                memory[HEIGHT] = roof;
                memory[CLIMB] = -restitution * memory[CLIMB];
                bodies.body[ball].along =
                        hx * bodies.body[robot].along - hy * bodies.body[robot].across + OFF_THE_ROOF * awayX;
                bodies.body[ball].across =
                        hy * bodies.body[robot].along + hx * bodies.body[robot].across + OFF_THE_ROOF * awayY;
            }
        }
    }
}
