// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Require;

/**
 * The ball and how it slows down.
 *
 * @param model how it slows down
 * @param radius m
 * @param mass kg
 * @param viscousFriction f_v of Klančar 2003, f_D of 2007, N·s/m
 * @param rollingFriction K_c of Klančar 2003, 1
 * @param slidingFriction coefficient of friction while the ball slides, 1
 * @param fadeSpeed k of Klančar 2003, eq. 9: below it Coulomb friction fades, m/s
 */
public record BallParameters(
        BallModel model,
        double radius,
        double mass,
        double viscousFriction,
        double rollingFriction,
        double slidingFriction,
        double fadeSpeed) {

    /** Refuses a ball without size or mass, and negative friction. */
    public BallParameters {
        Require.positive("ball.radius", radius, "m");
        Require.positive("ball.mass", mass, "kg");
        Require.notNegative("ball.viscousFriction", viscousFriction, "N·s/m");
        Require.notNegative("ball.rollingFriction", rollingFriction, "");
        Require.positive("ball.slidingFriction", slidingFriction, "");
        Require.positive("ball.fadeSpeed", fadeSpeed, "m/s");
    }

    /** {@return a golf ball: 42.7 mm, 46 g} */
    public static BallParameters defaults() {
        return new BallParameters(BallModel.COULOMB, 0.02135, 0.046, 0.003, 0.02, 0.25, 0.005);
    }

    /**
     * {@return the same with another model}
     *
     * @param other how it slows down
     */
    public BallParameters withModel(BallModel other) {
        return new BallParameters(other, radius, mass, viscousFriction, rollingFriction, slidingFriction, fadeSpeed);
    }
}
