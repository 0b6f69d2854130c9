// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The ball and how it slows down.
 */
public record BallParameters(
        @Value(says = "how the ball slows down", otherwise = "coulomb")
        Model model,

        @Value(says = "radius of the ball", unit = "m", min = 0.001, max = 1, otherwise = "0.02135")
        double radius,

        @Value(says = "mass of the ball", unit = "kg", min = 0.0001, max = 10, otherwise = "0.046")
        double mass,

        @Value(says = "f_v of Klančar 2003, f_D of 2007", unit = "N·s/m", max = 100, otherwise = "0.003")
        double viscousFriction,

        @Value(says = "K_c of Klančar 2003", max = 10, otherwise = "0.02")
        double rollingFriction,

        @Value(says = "coefficient of friction while the ball slides", min = 0.0001, max = 10, otherwise = "0.25")
        double slidingFriction,

        @Value(
                says = "k of Klančar 2003, eq. 9: speed below which Coulomb friction fades out",
                unit = "m/s",
                min = 0.000001,
                max = 10,
                otherwise = "0.005")
        double fadeSpeed)
        implements Values<BallParameters> {

    /** How the ball slows down. */
    public enum Model {
        /** Viscous friction alone (Klančar 2007, eq. 16). */
        VISCOUS,
        /** Viscous and Coulomb friction as a vector against the motion (Klančar 2003, eq. 8 and 9, repaired). */
        COULOMB,
        /** Viscous and Coulomb friction for x and y apart (Klančar 2003, eq. 8 and 9), which bends the path. */
        PUBLISHED,
        /** A ball that is hit slides first, until it rolls with 5/7 of its speed; then as COULOMB. */
        SLIDING
    }

    /** {@return a golf ball: 42.7 mm, 46 g} */
    public static BallParameters defaults() {
        return Declared.of(BallParameters.class).defaults();
    }
}
