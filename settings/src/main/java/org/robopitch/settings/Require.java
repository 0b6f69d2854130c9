// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/** What the parameter records ask of their numbers. Nothing here lets a NaN pass. */
public final class Require {
    private Require() {}

    public static void positive(String path, double value, String unit) {
        finite(path, value);
        if (!(value > 0)) {
            throw new ParameterException(path, "must be positive, but is " + withUnit(value, unit));
        }
    }

    public static void notNegative(String path, double value, String unit) {
        finite(path, value);
        if (!(value >= 0)) {
            throw new ParameterException(path, "must not be negative, but is " + withUnit(value, unit));
        }
    }

    public static void between(String path, double value, double least, double most, String unit) {
        finite(path, value);
        if (!(value >= least && value <= most)) {
            throw new ParameterException(
                    path,
                    "must be between " + number(least) + " and " + withUnit(most, unit) + ", but is "
                            + withUnit(value, unit));
        }
    }

    public static void finite(String path, double value) {
        if (!Double.isFinite(value)) {
            throw new ParameterException(path, "must be a finite number, but is " + value);
        }
    }

    /** A number as people write it: 75 rather than 75.0. */
    public static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    private static String withUnit(double value, String unit) {
        return unit.isEmpty() ? number(value) : number(value) + " " + unit;
    }
}
