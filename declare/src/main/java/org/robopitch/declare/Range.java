// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

/**
 * What a number may be.
 *
 * @param least the smallest value
 * @param most the largest value
 * @param unit of both; empty for a plain number
 * @param reason why there is a bound, to be read in brackets; empty if nothing but tests says so
 */
public record Range(double least, double most, String unit, String reason) {

    /** Of a place on a pitch. */
    public static final Range COORDINATE = new Range(-1000, 1000, "m", "the largest pitch");

    /** Of a speed that somebody gives a body. */
    public static final Range SPEED = new Range(-1000, 1000, "m/s", "faster than any robot or ball");

    /** Of a rotation that somebody gives a body, or a wheel. */
    public static final Range SPIN = new Range(-100_000, 100_000, "rad/s", "faster than any wheel");

    /** Of a heading; more than a turn is allowed. */
    public static final Range ANGLE = new Range(-1000, 1000, "rad", "a heading");

    /** The same in degrees. */
    public static final Range DEGREES = new Range(-36_000, 36_000, "degrees", "a heading");

    private static final String TESTED = "the range the simulation is tested with";

    /** {@return whether a value is inside; NaN never is} */
    public boolean contains(double value) {
        return value >= least && value <= most;
    }

    /** {@return why a value is refused, to be read after its name} */
    public String refusal(double value) {
        return "must be " + words() + ", but is " + withUnit(value);
    }

    /** {@return both bounds with their unit and reason, such as "between 0 and 10 m/s (the fastest ball)"} */
    public String words() {
        String why = reason.isEmpty() ? TESTED : reason;
        return "between " + Require.number(least) + " and " + withUnit(most) + " (" + why + ")";
    }

    private String withUnit(double value) {
        return unit.isEmpty() || !Double.isFinite(value) ? Require.number(value) : Require.number(value) + " " + unit;
    }
}
