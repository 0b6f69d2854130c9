// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

/**
 * What is left of a quantity that decays exponentially, and its mean meanwhile. Impacts cut steps into parts of any length, so
 * drives and balls ask for new lengths all the time; for short ones, the series here takes a fraction of what the platform's
 * exponential does, and it uses + and × only.
 */
public final class Decay {
    /** Up to here, the terms of the series that are left out are below the precision of a double. */
    private static final double SHORT = 0.0625;

    /** From here on, halving would take as long as the platform's exponential. */
    private static final double LONG = 0.5;

    private Decay() {}

    /**
     * {@return the mean of e^−x over a time, that is, (1 − e^−x)/x}
     *
     * @param x the time, as a multiple of the time constant; not negative
     */
    public static double mean(double x) {
        if (x > LONG) {
            return -StrictMath.expm1(-x) / x;
        }
        double part = x;
        int halvings = 0;
        while (part > SHORT) {
            part *= 0.5;
            halvings++;
        }
        double mean = series(part);
        for (; halvings > 0; halvings--) {
            // The second half of a time has the mean of the first, times what was left after it.
            mean *= 1 - 0.5 * (part * mean);
            part *= 2;
        }
        return mean;
    }

    /**
     * {@return e^−x}
     *
     * @param x the time, as a multiple of the time constant; not negative
     */
    public static double left(double x) {
        return x > LONG ? StrictMath.exp(-x) : 1 - x * mean(x);
    }

    /** The sum of (−x)^k/(k + 1)!, in pairs that do not wait for each other. */
    private static double series(double x) {
        double q = x * x;
        double q2 = q * q;
        double first = (1 - x * (1.0 / 2)) + q * (1.0 / 6 - x * (1.0 / 24));
        double second = (1.0 / 120 - x * (1.0 / 720)) + q * (1.0 / 5040 - x * (1.0 / 40320));
        return first + q2 * (second + q2 * (1.0 / 362880));
    }
}
