// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Writes numbers with no more digits than they need to be read back as the same value.
 *
 * <p>{@code Double.toString} gives other digits on Java 17 than on later ones, and recordings of the same match must be
 * the same bytes everywhere.
 */
public final class Numbers {
    private static final double LARGEST_EXACT = 1L << 53;
    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

    private Numbers() {}

    /** Appends a double; NaN and infinities as the words {@code NaN}, {@code Infinity}, {@code -Infinity}. */
    public static void append(StringBuilder out, double value) {
        if (!Double.isFinite(value)) {
            out.append(value);
            return;
        }
        for (int decimals = 0; decimals < POWERS.length; decimals++) {
            double scaled = Math.rint(value * POWERS[decimals]);
            // A quotient of two exact numbers is rounded like the decimal it stands for, so equality is exact.
            if (Math.abs(scaled) < LARGEST_EXACT && scaled / POWERS[decimals] == value) {
                appendDecimal(out, (long) scaled, decimals);
                return;
            }
        }
        appendShortest(out, value, 17);
    }

    /** Appends a float with the digits a float needs, not those of the double it would become. */
    public static void appendFloat(StringBuilder out, float value) {
        if (!Float.isFinite(value)) {
            out.append(value);
            return;
        }
        for (int decimals = 0; decimals < POWERS.length; decimals++) {
            double scaled = Math.rint(value * POWERS[decimals]);
            if (Math.abs(scaled) < LARGEST_EXACT && (float) (scaled / POWERS[decimals]) == value) {
                appendDecimal(out, (long) scaled, decimals);
                return;
            }
        }
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1; digits < 9; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits));
            if (rounded.floatValue() == value) {
                out.append(rounded);
                return;
            }
        }
        out.append(exact.round(new MathContext(9)));
    }

    private static void appendDecimal(StringBuilder out, long scaled, int decimals) {
        if (decimals == 0) {
            out.append(scaled);
            return;
        }
        if (scaled < 0) {
            out.append('-');
        }
        long power = (long) POWERS[decimals];
        long magnitude = Math.abs(scaled);
        out.append(magnitude / power).append('.');
        long fraction = magnitude % power;
        for (long digit = power / 10; digit > fraction && digit > 1; digit /= 10) {
            out.append('0');
        }
        out.append(fraction);
    }

    private static void appendShortest(StringBuilder out, double value, int mostDigits) {
        BigDecimal exact = new BigDecimal(value);
        // Nearly all numbers that come here need all digits or one or two less; more digits never do worse than fewer.
        boolean fewDo = exact.round(new MathContext(mostDigits - 2)).doubleValue() == value;
        for (int digits = fewDo ? 1 : mostDigits - 1; digits < mostDigits; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits));
            if (rounded.doubleValue() == value) {
                out.append(rounded);
                return;
            }
        }
        out.append(exact.round(new MathContext(mostDigits)));
    }
}
