// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/**
 * What a number may be.
 *
 * @param least the smallest value
 * @param most the largest value
 * @param unit of both; empty for a plain number
 * @param reason why there is a bound, to be read in brackets; empty if nothing but tests says so
 */
public record Range(double least, double most, String unit, String reason) {

    private static final String TESTED = "the range the simulation is tested with";

    /** {@return whether a value is inside; NaN never is} */
    boolean contains(double value) {
        return value >= least && value <= most;
    }

    String refusal(double value) {
        return "must be " + words() + ", but is " + withUnit(value);
    }

    /** {@return both bounds with their unit and reason, such as "between 0 and 10 m/s (the fastest ball)"} */
    String words() {
        String why = reason.isEmpty() ? TESTED : reason;
        return "between " + Require.number(least) + " and " + withUnit(most) + " (" + why + ")";
    }

    private String withUnit(double value) {
        return unit.isEmpty() || !Double.isFinite(value) ? Require.number(value) : Require.number(value) + " " + unit;
    }
}
