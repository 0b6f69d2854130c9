// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * How time advances.
 *
 * @param step of the physics, s
 * @param controlCycle between two commands of a team, a whole number of steps, s
 */
public record TimingParameters(double step, double controlCycle) {
    private static final double WHOLE_WITHIN = 1e-9;

    /** Refuses steps that are too long for the physics, and cycles that are no whole number of them. */
    public TimingParameters {
        Require.positive("timing.step", step, "s");
        Require.between("timing.step", step, 1e-6, 0.02, "s");
        Require.positive("timing.controlCycle", controlCycle, "s");
        double steps = controlCycle / step;
        if (steps < 1 - WHOLE_WITHIN || Math.abs(steps - Math.rint(steps)) > WHOLE_WITHIN * steps) {
            throw new ParameterException(
                    "timing.controlCycle",
                    "must be a whole number of steps of " + step + " s, but is " + controlCycle + " s");
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
