// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

/**
 * Plays a movement faster or slower without changing what it does: Bahia3D 2010, eq. 7 to 9, with time steps that are
 * multiples of the control cycle (sec. 4.3).
 */
public final class Retiming {
    private Retiming() {}

    /**
     * {@return the speed of eq. 9, rad/s}
     *
     * @param reference ω*, rad/s
     * @param referenceStep Δt*, s
     * @param step Δt, s
     */
    public static double speed(double reference, double referenceStep, double step) {
        return referenceStep / step * reference;
    }

    /**
     * {@return the speeds of a movement, one for each control cycle, when its time step is m cycles}
     *
     * @param reference ω*_1 to ω*_n, rad/s
     * @param referenceStep Δt*, s
     * @param cycle Δt_min, s
     * @param m how many cycles a time step lasts, at least 1 (sec. 4.3)
     */
    public static double[] retimed(double[] reference, double referenceStep, double cycle, int m) {
        if (m < 1) {
            throw new IllegalArgumentException("a time step is at least one cycle, but m is " + m);
        }
        double[] speeds = new double[reference.length * m];
        for (int i = 0; i < speeds.length; i++) {
            speeds[i] = speed(reference[i / m], referenceStep, m * cycle);
        }
        return speeds;
    }
}
