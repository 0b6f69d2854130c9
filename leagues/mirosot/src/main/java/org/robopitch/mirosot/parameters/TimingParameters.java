// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * How time advances.
 */
public record TimingParameters(
        @Meaning("one step of the physics") double step,

        @Meaning("between two commands of a team, a whole number of steps")
        double controlCycle) {
    private static final double WHOLE_WITHIN = 1e-9;

    /** Refuses steps that are too long for the physics, and cycles that are no whole number of them. */
    public TimingParameters {
        Require.between("timing.step", step, 1e-6, 0.02, "s", "longer steps are too coarse for contacts");
        Require.between("timing.controlCycle", controlCycle, 1e-6, 10, "s");
        double steps = controlCycle / step;
        if (steps < 1 - WHOLE_WITHIN || Math.abs(steps - Math.rint(steps)) > WHOLE_WITHIN * steps) {
            throw new ParameterException(
                    "timing.controlCycle",
                    "must be a whole number of steps of " + Require.number(step) + " s, but is "
                            + Require.number(controlCycle) + " s",
                    "timing.step");
        }
    }

    /** {@return steps of 1 ms, 60 of 16 ms in about a second} */
    public static TimingParameters defaults() {
        return new TimingParameters(0.001, 0.016);
    }

    /** {@return how many steps a control cycle has} */
    public int stepsPerCycle() {
        return (int) Math.rint(controlCycle / step);
    }
}
