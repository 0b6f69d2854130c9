// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;

/**
 * A rolling ball as Klančar 2003, eq. 8 and 9, has it: friction acts on x and y as if they were two balls, which bends
 * the path of one that rolls askew towards the faster axis. The one repair is the F_c that eq. 9 lacks in its inner
 * branch.
 */
public final class PublishedBall implements BallMotion {
    private final RollingFriction friction;

    /**
     * Friction of a ball of effective mass m + J/R² = 7/5 m.
     *
     * @param mass kg
     * @param viscous f_v, N·s/m
     * @param coulomb K_c, the coefficient of rolling friction, 1
     * @param gravity m/s²
     * @param fadeSpeed k, below which Coulomb friction fades, m/s
     */
    public PublishedBall(double mass, double viscous, double coulomb, double gravity, double fadeSpeed) {
        this.friction = new RollingFriction(mass, viscous, coulomb, gravity, fadeSpeed);
    }

    @Override
    public void advance(Bodies bodies, double[] memory, double duration) {
        int ball = bodies.ball;
        bodies.body[ball].along = slowed(bodies.body[ball].along, duration);
        bodies.body[ball].across = slowed(bodies.body[ball].across, duration);
        memory[ROLL_X] = bodies.body[ball].along;
        memory[ROLL_Y] = bodies.body[ball].across;
    }

    private double slowed(double velocity, double duration) {
        double speed = friction.after(Math.abs(velocity), duration);
        return velocity < 0 ? -speed : speed;
    }
}
