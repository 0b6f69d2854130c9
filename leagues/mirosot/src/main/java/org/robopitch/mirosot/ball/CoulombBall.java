// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;

/**
 * A rolling ball with viscous and Coulomb friction (Klančar 2003, eq. 8 and 9, friction taken as a vector so that it
 * does not bend the path): while |v| ≥ k the speed follows its closed form, below k the friction fades with the speed
 * and the ball comes to rest without oscillating. Without Coulomb friction this is Klančar 2007, eq. 16.
 */
public final class CoulombBall implements BallMotion {
    private final RollingFriction friction;

    /**
     * Friction of a ball of effective mass m + J/R² = 7/5 m.
     *
     * @param mass kg
     * @param viscous f_v of 2003, f_D of 2007, N·s/m
     * @param coulomb K_c, the coefficient of rolling friction, 1
     * @param gravity m/s²
     * @param fadeSpeed k, below which Coulomb friction fades, m/s
     */
    public CoulombBall(double mass, double viscous, double coulomb, double gravity, double fadeSpeed) {
        this.friction = new RollingFriction(mass, viscous, coulomb, gravity, fadeSpeed);
    }

    @Override
    public void advance(Bodies bodies, double[] memory, double duration) {
        int ball = bodies.ball;
        double vx = bodies.body[ball].along;
        double vy = bodies.body[ball].across;
        double squared = vx * vx + vy * vy;
        if (squared != 0) {
            double speed = Math.sqrt(squared);
            double share = friction.after(speed, duration) / speed;
            bodies.body[ball].along = vx * share;
            bodies.body[ball].across = vy * share;
        }
        memory[ROLL_X] = bodies.body[ball].along;
        memory[ROLL_Y] = bodies.body[ball].across;
    }
}
