// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The rhythm of a match.
 */
public record TimingParameters(
        @Value(
                says = "one step of the physics",
                unit = "s",
                min = 0.0001,
                max = 0.005,
                why = "a ball at 40 m/s must not pass a net within a step")
        double step,

        @Value(says = "time between two decisions of a team", unit = "s", min = 0.0001, max = 1)
        double controlCycle)
        implements Values<TimingParameters> {

    @Override
    public void requireConsistent() {
        Require.atLeast("timing.controlCycle", controlCycle, step, "s", "timing.step", "timing.step");
        double steps = controlCycle / step;
        if (Math.abs(steps - Math.rint(steps)) > 1e-6) {
            throw new ParameterException(
                    "timing.controlCycle",
                    "must be a whole number of steps of " + Require.number(step) + " s, but is "
                            + Require.number(controlCycle) + " s",
                    "timing.step");
        }
    }

    /**
     * {@return the rhythm of a dialect: cycles of 15 and 5 ms, in steps of 5 ms, those of dialect B itself}
     *
     * @param dialect which
     */
    public static TimingParameters of(Dialect dialect) {
        return new TimingParameters(0.005, dialect == Dialect.A ? 0.015 : 0.005);
    }
}
