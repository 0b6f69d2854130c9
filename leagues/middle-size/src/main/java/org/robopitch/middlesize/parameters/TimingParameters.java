// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The rhythm of a match.
 */
public record TimingParameters(
        @Meaning("one step of the physics") double step,
        @Meaning("time between two decisions of a team") double controlCycle) {

    /** Refuses cycles that are not whole numbers of steps. */
    public TimingParameters {
        Require.between("timing.step", step, 0.0001, 0.005, "s", "a ball at 40 m/s must not pass a net within a step");
        Require.between("timing.controlCycle", controlCycle, 0.0001, 1, "s");
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
