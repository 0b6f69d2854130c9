// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How time advances.
 */
public record TimingParameters(
        @Value(
                says = "one step of the physics",
                unit = "s",
                min = 1e-6,
                max = 0.02,
                why = "longer steps are too coarse for contacts")
        double step,

        @Value(says = "time between two decisions of a team, a whole number of steps", unit = "s", min = 1e-6, max = 10)
        double controlCycle)
        implements Values<TimingParameters> {
    private static final double WHOLE_WITHIN = 1e-9;
    private static final double LONGEST_STEP = 0.004;
    private static final double SHORTEST_STEP = 0.001;

    @Override
    public void requireConsistent() {
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
