// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The two time scales of MR-Simulator 2011, sec. 3.2.
 */
public record TimingParameters(
        @Value(says = "ΔTc, time between two commands", unit = "s", min = 0.00001, max = 10, otherwise = "0.02")
        double cycle,

        @Value(says = "ΔTs, simulation time step", unit = "s", min = 0.000001, max = 10, otherwise = "0.001")
        double step)
        implements Values<TimingParameters> {
    @Override
    public void requireConsistent() {
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
        return Declared.of(TimingParameters.class).defaults();
    }

    /** {@return m = ΔTc/ΔTs} */
    public int stepsPerCycle() {
        return (int) Math.rint(cycle / step);
    }
}
