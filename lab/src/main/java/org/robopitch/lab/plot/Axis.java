// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a plot.
 *
 * @param label what it shows, with its unit
 * @param logarithmic whether equal distances are equal ratios
 */
public record Axis(String label, boolean logarithmic) {
    private static final int WANTED_TICKS = 6;

    /**
     * {@return an axis on which equal distances are equal differences}
     *
     * @param label what it shows, with its unit
     */
    public static Axis linear(String label) {
        return new Axis(label, false);
    }

    /**
     * {@return an axis on which equal distances are equal ratios; it shows positive numbers only}
     *
     * @param label what it shows, with its unit
     */
    public static Axis logarithmic(String label) {
        return new Axis(label, true);
    }

    /** Whether a value has a place on this axis. */
    boolean shows(double value) {
        return Double.isFinite(value) && (!logarithmic || value > 0);
    }

    /** The value as a distance along the axis. */
    double position(double value) {
        return logarithmic ? Math.log10(value) : value;
    }

    /**
     * {@return round values between two positions to write at the axis}
     *
     * @param from first position
     * @param to last position
     */
    public List<Double> ticks(double from, double to) {
        List<Double> ticks = new ArrayList<>();
        if (logarithmic) {
            int apart = Math.max(1, (int) Math.ceil((to - from) / (WANTED_TICKS + 2)));
            for (int decade = (int) Math.ceil(from - 1e-9); decade <= to + 1e-9; decade += apart) {
                ticks.add(Math.pow(10, decade));
            }
            return ticks;
        }
        double apart = roundApart((to - from) / WANTED_TICKS);
        for (long i = (long) Math.ceil(from / apart - 1e-9); i * apart <= to + 1e-9 * apart; i++) {
            ticks.add(i * apart);
        }
        return ticks;
    }

    private static double roundApart(double rough) {
        double decade = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double step : new double[] {1, 2, 2.5, 5}) {
            if (rough <= step * decade * (1 + 1e-9)) {
                return step * decade;
            }
        }
        return 10 * decade;
    }
}
