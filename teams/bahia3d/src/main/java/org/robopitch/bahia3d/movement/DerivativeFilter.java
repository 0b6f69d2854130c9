// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

/**
 * Smoothing by successive derivatives: each pass adds a quarter of the second difference,
 * y_i = x_i + ¼(x_{i−1} − 2x_i + x_{i+1}). Bahia3D 2010 (sec. 3.1) names such a filter without a formula; this is our
 * choice.
 *
 * <p>A pass is the binomial filter ¼, ½, ¼: it has no phase, damps a frequency f by cos²(πfΔt), and so leaves slow parts
 * alone and removes the fastest, at half the sampling rate, completely. n passes damp by cos²ⁿ(πfΔt); at 20 ms, four
 * passes halve the amplitude at 6.5 Hz. At the ends the signal is continued by its last value, so that the sum over all
 * samples, and with it the whole turn of a joint (eq. 7), is kept.
 */
public final class DerivativeFilter {
    private DerivativeFilter() {}

    /**
     * Smooths a signal in place.
     *
     * @param samples the signal
     * @param passes how often
     */
    public static void smooth(double[] samples, int passes) {
        int last = samples.length - 1;
        for (int pass = 0; pass < passes && last > 0; pass++) {
            double before = samples[0];
            for (int i = 0; i <= last; i++) {
                double here = samples[i];
                double after = i < last ? samples[i + 1] : here;
                samples[i] = here + 0.25 * (before - 2 * here + after);
                before = here;
            }
        }
    }

    /**
     * {@return by how much a frequency is damped: 1 not at all, 0 completely}
     *
     * @param frequency Hz
     * @param step of the samples, s
     * @param passes how often the signal is smoothed
     */
    public static double response(double frequency, double step, int passes) {
        double once = StrictMath.cos(StrictMath.PI * frequency * step);
        return StrictMath.pow(once * once, passes);
    }
}
