// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The two time scales of MR-Simulator 2011, sec. 3.2.
 *
 * @param cycle ΔTc, time between two commands, s
 * @param step ΔTs, simulation time step, s
 */
public record TimingParameters(double cycle, double step) {
    /** Refuses a cycle that is not a whole number of steps, 1 or more. */
    public TimingParameters {
        Require.positive("timing.cycle", cycle, "s");
        Require.positive("timing.step", step, "s");
        double steps = cycle / step;
        if (steps > 1e6 || Math.rint(steps) < 1 || Math.abs(steps - Math.rint(steps)) > 1e-6) {
            throw new ParameterException(
                    "timing.cycle",
                    "must be a whole number of steps, 1 to 1000000, but " + cycle + " s is " + steps + " steps of "
                            + step + " s");
        }
    }

    /** {@return 20 ms and 1 ms} */
    public static TimingParameters defaults() {
        return new TimingParameters(0.02, 0.001);
    }

    /** {@return m = ΔTc/ΔTs} */
    public int stepsPerCycle() {
        return (int) Math.rint(cycle / step);
    }
}
