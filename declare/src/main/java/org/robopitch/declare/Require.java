// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import java.math.BigDecimal;

/** What the parameter records ask of their numbers. Nothing here lets a NaN pass. */
public final class Require {
    private static final double SMALLEST_PLAIN = 1e-12;
    private static final double LARGEST_PLAIN = 1e15;

    private Require() {}

    /**
     * Refuses a number outside of its bounds. They are constants: the schema of a league is made of them.
     *
     * @param path which parameter, from the root of the parameters
     * @param value what it is
     * @param least the smallest value
     * @param most the largest value
     * @param unit of all three; empty for a plain number
     */
    public static void between(String path, double value, double least, double most, String unit) {
        between(path, value, least, most, unit, "");
    }

    /**
     * Refuses a number outside of its bounds, and says why there are any.
     *
     * @param path which parameter, from the root of the parameters
     * @param value what it is
     * @param least the smallest value
     * @param most the largest value
     * @param unit of all three; empty for a plain number
     * @param reason why, to be read in brackets
     */
    public static void between(String path, double value, double least, double most, String unit, String reason) {
        Range range = new Range(least, most, unit, reason);
        if (!range.contains(value)) {
            throw new ParameterException(path, value, range);
        }
    }

    /**
     * Refuses a number that is neither nothing nor large enough to be told from it.
     *
     * @param path which parameter
     * @param value what it is, 0 or more
     * @param least the smallest value above 0
     * @param unit of both
     */
    public static void zeroOrAtLeast(String path, double value, double least, String unit) {
        if (value != 0 && !(value >= least)) {
            throw new ParameterException(
                    path,
                    "must be 0 or at least " + number(least) + " " + unit + ", but is " + number(value) + " " + unit);
        }
    }

    /**
     * Refuses a number that is too large for another parameter.
     *
     * @param path which parameter
     * @param value what it is
     * @param most the largest value that fits
     * @param unit of both
     * @param limit what sets the limit, such as "half of field.length"
     * @param related paths of the parameters that set it
     */
    public static void atMost(String path, double value, double most, String unit, String limit, String... related) {
        if (!(value <= most)) {
            throw new ParameterException(
                    path,
                    "must be at most " + limit + ", which is " + number(most) + " " + unit + ", but is " + number(value)
                            + " " + unit,
                    related);
        }
    }

    /**
     * Refuses a number that is too small for another parameter.
     *
     * @param path which parameter
     * @param value what it is
     * @param least the smallest value that fits
     * @param unit of both
     * @param limit what sets the limit, such as "field.goalWidth"
     * @param related paths of the parameters that set it
     */
    public static void atLeast(String path, double value, double least, String unit, String limit, String... related) {
        if (!(value >= least)) {
            throw new ParameterException(
                    path,
                    "must be at least " + limit + ", which is " + number(least) + " " + unit + ", but is "
                            + number(value) + " " + unit,
                    related);
        }
    }

    /**
     * {@return the constant that a text spells, in small letters with hyphens}
     *
     * @throws IllegalArgumentException if it spells none
     */
    public static <E extends Enum<?>> E oneOf(Class<E> type, String path, String text) {
        for (E one : type.getEnumConstants()) {
            if (Component.spelled(one).equals(text)) {
                return one;
            }
        }
        throw new IllegalArgumentException(
                path + " must be one of " + String.join(", ", Component.choices(type)) + ", but is '" + text + "'");
    }

    /** {@return a number as people write it: 75 rather than 75.0, 0.00001 rather than 1.0E-5, but 1e308 in five characters} */
    public static String number(double value) {
        if (!Double.isFinite(value)) {
            return Double.toString(value);
        }
        BigDecimal exact = new BigDecimal(Double.toString(value)).stripTrailingZeros();
        double size = Math.abs(value);
        boolean plain = value == 0 || size >= SMALLEST_PLAIN && size < LARGEST_PLAIN;
        return plain
                ? exact.toPlainString()
                : exact.toString().replace("E+", "e").replace('E', 'e');
    }
}
