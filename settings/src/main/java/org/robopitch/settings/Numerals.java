// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.regex.Pattern;

/** What the numbers of a file are, as far as their spelling says so. */
final class Numerals {
    private static final Pattern NOT_FINITE = Pattern.compile("[-+]?\\.?(nan|inf|infinity)", Pattern.CASE_INSENSITIVE);

    private Numerals() {}

    /** {@return whether this means NaN or infinity, or is too large for any number} */
    static boolean isNotFinite(YamlNode.Scalar scalar) {
        return NOT_FINITE.matcher(scalar.text()).matches()
                || scalar.type() == YamlNode.Type.NUMBER && Double.isInfinite(value(scalar));
    }

    /** {@return whether this is a whole number, or no number at all} */
    static boolean isWhole(YamlNode.Scalar scalar) {
        double number = scalar.type() == YamlNode.Type.NUMBER && isDecimal(scalar) ? value(scalar) : 0;
        return number == Math.rint(number) && Math.abs(number) <= Integer.MAX_VALUE;
    }

    /** {@return whether it is written with decimal digits; YAML knows other numbers} */
    static boolean isDecimal(YamlNode.Scalar scalar) {
        return !Double.isNaN(value(scalar));
    }

    /** {@return its value; NaN if it is not decimal} */
    static double value(YamlNode.Scalar scalar) {
        try {
            return Double.parseDouble(scalar.text());
        } catch (NumberFormatException odd) {
            return Double.NaN;
        }
    }
}
