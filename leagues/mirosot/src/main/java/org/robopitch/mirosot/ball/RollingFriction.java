// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.ball;

import org.robopitch.engine.move.Decay;

/**
 * How viscous and Coulomb friction slow a rolling ball of effective mass m + J/R² = 7/5 m (Klančar 2003, eq. 8 and 9;
 * below the speed k Coulomb friction is F_c·v/k, where eq. 9 lacks the F_c).
 *
 * <p>Both branches are solved in closed form, so the result does not depend on the step.
 */
final class RollingFriction {
    private static final double STANDING = 1e-9;

    private final double viscousRate;
    private final double coulombDeceleration;
    private final double fadeSpeed;
    private final double offset;

    private double decayDuration = -1;
    private double decay;
    private double fadeDecay;

    RollingFriction(double mass, double viscous, double coulomb, double gravity, double fadeSpeed) {
        double effectiveMass = 1.4 * mass;
        this.viscousRate = viscous / effectiveMass;
        this.coulombDeceleration = coulomb * mass * gravity / effectiveMass;
        this.fadeSpeed = fadeSpeed;
        this.offset = coulombDeceleration / viscousRate;
    }

    /** The speed after a while of rolling; speed and result are not negative. */
    double after(double speed, double duration) {
        if (speed == 0) {
            return 0;
        }
        if (duration != decayDuration) {
            decayDuration = duration;
            decay = Decay.left(viscousRate * duration);
            fadeDecay = Decay.left((viscousRate + coulombDeceleration / fadeSpeed) * duration);
        }
        double after;
        if (coulombDeceleration == 0) {
            after = speed * decay;
        } else if (speed <= fadeSpeed) {
            after = speed * fadeDecay;
        } else {
            double faster =
                    viscousRate == 0 ? speed - coulombDeceleration * duration : (speed + offset) * decay - offset;
            after = faster >= fadeSpeed ? faster : fading(speed, duration);
        }
        return after < STANDING ? 0 : after;
    }

    /** The speed falls below k inside the while: find when, and fade from there. */
    private double fading(double speed, double duration) {
        double untilFade = viscousRate == 0
                ? (speed - fadeSpeed) / coulombDeceleration
                : StrictMath.log((speed + offset) / (fadeSpeed + offset)) / viscousRate;
        double rest = Math.max(0, duration - untilFade);
        return fadeSpeed * Decay.left((viscousRate + coulombDeceleration / fadeSpeed) * rest);
    }
}
