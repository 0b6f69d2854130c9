// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/**
 * What a number may be.
 *
 * @param least the smallest value
 * @param most the largest value
 * @param unit of both; empty for a plain number
 * @param reason why there is a bound, to be read in brackets; empty where it needs none
 */
public record Range(double least, double most, String unit, String reason) {

    private static final String TESTED = "the range the simulation is tested with";
    private static final double FAR = 1000;

    /** {@return whether a value is inside; NaN never is} */
    boolean contains(double value) {
        return value >= least && value <= most;
    }

    String refusal(double value) {
        String bounds = "must be between " + Require.number(least) + " and " + withUnit(most);
        // A value near its bounds is a slip; one far beyond asks why there are any.
        String because = reason.isEmpty() && value > FAR * Math.abs(most) ? TESTED : reason;
        String why = because.isEmpty() ? "" : " (" + because + ")";
        return bounds + why + ", but is " + withUnit(value);
    }

    private String withUnit(double value) {
        return unit.isEmpty() ? Require.number(value) : Require.number(value) + " " + unit;
    }
}
