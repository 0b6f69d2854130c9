// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * The ball and how it slows down.
 */
public record BallParameters(
        @Meaning("how the ball slows down") BallModel model,
        @Meaning("radius of the ball") double radius,
        @Meaning("mass of the ball") double mass,
        @Meaning("f_v of Klančar 2003, f_D of 2007") double viscousFriction,
        @Meaning("K_c of Klančar 2003") double rollingFriction,

        @Meaning("coefficient of friction while the ball slides")
        double slidingFriction,

        @Meaning("k of Klančar 2003, eq. 9: speed below which Coulomb friction fades out")
        double fadeSpeed) {

    /** Refuses a ball without size or mass, and negative friction. */
    public BallParameters {
        Require.between("ball.radius", radius, 0.001, 1, "m");
        Require.between("ball.mass", mass, 0.0001, 10, "kg");
        Require.between("ball.viscousFriction", viscousFriction, 0, 100, "N·s/m");
        Require.between("ball.rollingFriction", rollingFriction, 0, 10, "");
        Require.between("ball.slidingFriction", slidingFriction, 0.0001, 10, "");
        Require.between("ball.fadeSpeed", fadeSpeed, 0.000001, 10, "m/s");
    }

    /** {@return a golf ball: 42.7 mm, 46 g} */
    public static BallParameters defaults() {
        return new BallParameters(BallModel.COULOMB, 0.02135, 0.046, 0.003, 0.02, 0.25, 0.005);
    }
}
