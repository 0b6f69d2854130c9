// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The rhythm of a match.
 *
 * @param step of the physics, s
 * @param controlCycle between two decisions of a team, s
 */
public record TimingParameters(double step, double controlCycle) {

    /** Refuses cycles that are not whole numbers of steps. */
    public TimingParameters {
        // A ball at 40 m/s must not pass a net within a step.
        Require.between("timing.step", step, 0.0001, 0.005, "s");
        Require.between("timing.controlCycle", controlCycle, step, 1, "s");
        double steps = controlCycle / step;
        if (Math.abs(steps - Math.rint(steps)) > 1e-6) {
            throw new ParameterException(
                    "timing.controlCycle", "must be a whole number of steps of " + step + " s, but is " + controlCycle);
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
