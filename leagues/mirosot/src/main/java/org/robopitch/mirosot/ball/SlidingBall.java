// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;

/**
 * A ball that slides after a hit until it rolls. Ours: the papers suppose pure rolling.
 *
 * <p>While its surface slips over the ground, sliding friction μ slows the ball by μg against the slip and speeds up its
 * surface by 5/2·μg (a homogeneous sphere), so the slip shrinks by 7/2·μg and keeps its direction. A ball hit without
 * spin rolls with 5/7 of its speed in the end. Rolling friction acts all the time.
 */
public final class SlidingBall implements BallMotion {
    private final RollingFriction friction;
    private final double slidingDeceleration;

    /**
     * Friction of a ball that may slide.
     *
     * @param mass kg
     * @param viscous f_v of Klančar 2003, N·s/m
     * @param coulomb K_c of Klančar 2003, the coefficient of rolling friction, 1
     * @param sliding μ, the coefficient of sliding friction, 1
     * @param gravity m/s²
     * @param fadeSpeed k of Klančar 2003, below which Coulomb friction fades, m/s
     */
    public SlidingBall(double mass, double viscous, double coulomb, double sliding, double gravity, double fadeSpeed) {
        this.friction = new RollingFriction(mass, viscous, coulomb, gravity, fadeSpeed);
        this.slidingDeceleration = sliding * gravity;
    }

    @Override
    public void advance(Bodies bodies, double[] memory, double duration) {
        int ball = bodies.ball;
        double vx = bodies.body[ball].along;
        double vy = bodies.body[ball].across;
        double slipX = vx - memory[ROLL_X];
        double slipY = vy - memory[ROLL_Y];
        double slip = Math.sqrt(slipX * slipX + slipY * slipY);
        double most = 3.5 * slidingDeceleration * duration;
        boolean rolls = slip <= most;
        // Two sevenths of the slip's change are the ball's, the rest its surface's.
        double part = slip == 0 ? 0 : rolls ? 1 : most / slip;
        vx -= slipX * part * (2.0 / 7);
        vy -= slipY * part * (2.0 / 7);
        double speed = Math.sqrt(vx * vx + vy * vy);
        double share = speed == 0 ? 0 : friction.after(speed, duration) / speed;
        bodies.body[ball].along = vx * share;
        bodies.body[ball].across = vy * share;
        memory[ROLL_X] = rolls ? bodies.body[ball].along : memory[ROLL_X] + slipX * part * (5.0 / 7);
        memory[ROLL_Y] = rolls ? bodies.body[ball].across : memory[ROLL_Y] + slipY * part * (5.0 / 7);
    }
}
