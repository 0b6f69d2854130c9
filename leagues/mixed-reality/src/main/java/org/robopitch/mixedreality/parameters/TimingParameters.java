// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * The two time scales of MR-Simulator 2011, sec. 3.2.
 */
public record TimingParameters(
        @Meaning("ΔTc, time between two commands") double cycle,
        @Meaning("ΔTs, simulation time step") double step) {
    /** Refuses a cycle that is not a whole number of steps, 1 or more. */
    public TimingParameters {
        Require.between("timing.cycle", cycle, 0.00001, 10, "s");
        Require.between("timing.step", step, 0.000001, 10, "s");
        double steps = cycle / step;
        if (steps > 1e6 || Math.rint(steps) < 1 || Math.abs(steps - Math.rint(steps)) > 1e-6) {
            throw new ParameterException(
                    "timing.cycle",
                    "must be a whole number of steps, 1 to 1000000, but " + cycle + " s is " + steps + " steps of "
                            + step + " s",
                    "timing.step");
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
