// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

/**
 * A uniform cubic B-spline that begins and ends at its first and last control point. It stays within the hull of four
 * control points in a row, so the denser they are, the nearer it runs to the straight legs between them.
 */
final class CubicSpline {
    private static final int MOST = 512;

    private final double[] controlX = new double[MOST];
    private final double[] controlY = new double[MOST];
    private int controls;

    void clear() {
        controls = 0;
    }

    /** Adds a control point; the last ones of too many are left out, but never the very last place. */
    void add(double x, double y) {
        if (controls < MOST - 4) {
            controlX[controls] = x;
            controlY[controls] = y;
            controls++;
        }
    }

    /** Ends run through their control points: each is there three times. */
    void addEnd(double x, double y) {
        for (int i = 0; i < 3; i++) {
            controlX[controls] = x;
            controlY[controls] = y;
            controls++;
        }
    }

    int spans() {
        return controls - 3;
    }

    double x(int span, double u) {
        return at(controlX, span, u);
    }

    double y(int span, double u) {
        return at(controlY, span, u);
    }

    private static double at(double[] control, int span, double u) {
        double v = 1 - u;
        double uu = u * u;
        double uuu = uu * u;
        return (v * v * v * control[span]
                        + (3 * uuu - 6 * uu + 4) * control[span + 1]
                        + (-3 * uuu + 3 * uu + 3 * u + 1) * control[span + 2]
                        + uuu * control[span + 3])
                / 6;
    }
}
