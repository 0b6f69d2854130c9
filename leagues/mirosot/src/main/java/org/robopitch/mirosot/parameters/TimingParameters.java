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

        @Meaning("time between two decisions of a team, a whole number of steps")
        double controlCycle) {
    private static final double WHOLE_WITHIN = 1e-9;
    private static final double LONGEST_STEP = 0.004;
    private static final double SHORTEST_STEP = 0.001;

    /** Refuses steps that are too long for the physics, and cycles that are no whole number of them. */
    public TimingParameters {
        Require.between("timing.step", step, 1e-6, 0.02, "s", "longer steps are too coarse for contacts");
        Require.between("timing.controlCycle", controlCycle, 1e-6, 10, "s");
        if (!isWhole(controlCycle / step)) {
            throw new ParameterException(
                    "timing.controlCycle",
                    "must be a whole number of steps of " + Require.number(step) + " s, but is "
                            + Require.number(controlCycle) + " s",
                    "timing.step");
        }
    }

    /** {@return cycles of 16 ms, four steps each} */
    public static TimingParameters defaults() {
        return ofCycle(0.016);
    }

    /** {@return the timing of scenarios, in which times are given to the millisecond: steps of 1 ms} */
    public static TimingParameters fine() {
        return new TimingParameters(0.001, 0.016);
    }

    /**
     * {@return a cycle in the longest steps of 4, 2 or 1 ms that divide it}
     *
     * @param controlCycle s
     */
    public static TimingParameters ofCycle(double controlCycle) {
        for (double step = LONGEST_STEP; step > 2 * SHORTEST_STEP - WHOLE_WITHIN; step /= 2) {
            if (isWhole(controlCycle / step)) {
                return new TimingParameters(step, controlCycle);
            }
        }
        return new TimingParameters(SHORTEST_STEP, controlCycle);
    }

    /** {@return the shortest cycle that {@link #withCycleNear} can give, s} */
    public double shortestCycle() {
        return equals(defaults()) ? SHORTEST_STEP : step;
    }

    /**
     * {@return the same with another cycle, of a whole number of steps; the default step becomes shorter where the cycle asks
     * for it}
     *
     * @param seconds how long it should be, s
     */
    public TimingParameters withCycleNear(double seconds) {
        double unit = shortestCycle();
        double cycle = unit * Math.max(1, Math.rint(seconds / unit));
        return equals(defaults()) ? ofCycle(cycle) : new TimingParameters(step, cycle);
    }

    private static boolean isWhole(double steps) {
        return steps >= 1 - WHOLE_WITHIN && Math.abs(steps - Math.rint(steps)) <= WHOLE_WITHIN * steps;
    }

    /** {@return how many steps a control cycle has} */
    public int stepsPerCycle() {
        return (int) Math.rint(controlCycle / step);
    }
}
