// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import org.robopitch.robot.track.Reference;

/** A Bézier curve, driven as fast as speed, acceleration and bends allow. */
final class TrackingCurve {
    private static final int POINTS = 4000;

    private final double spin;
    private final double[] pathX = new double[POINTS + 1];
    private final double[] pathY = new double[POINTS + 1];
    private final double[] when = new double[POINTS + 1];
    private final double[] fast = new double[POINTS + 1];
    double x;
    double y;
    double vx;
    double vy;

    /**
     * A curve.
     *
     * @param control its four control points
     * @param fastest m/s
     * @param acceleration along it, m/s²
     * @param cornering across it, m/s²
     * @param spin how the robot turns as it goes, rad/s
     */
    TrackingCurve(double[][] control, double fastest, double acceleration, double cornering, double spin) {
        this.spin = spin;
        for (int i = 0; i <= POINTS; i++) {
            double s = (double) i / POINTS;
            double u = 1 - s;
            double[] weight = {u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s};
            for (int k = 0; k < weight.length; k++) {
                pathX[i] += weight[k] * control[k][0];
                pathY[i] += weight[k] * control[k][1];
            }
        }
        for (int i = 0; i <= POINTS; i++) {
            fast[i] = i == 0 || i == POINTS ? 0 : Math.min(fastest, Math.sqrt(cornering / bend(i)));
        }
        for (int i = 1; i <= POINTS; i++) {
            fast[i] = Math.min(fast[i], Math.sqrt(fast[i - 1] * fast[i - 1] + 2 * acceleration * way(i)));
        }
        for (int i = POINTS; i > 0; i--) {
            fast[i - 1] = Math.min(fast[i - 1], Math.sqrt(fast[i] * fast[i] + 2 * acceleration * way(i)));
        }
        for (int i = 1; i <= POINTS; i++) {
            when[i] = when[i - 1] + 2 * way(i) / Math.max(0.01, fast[i] + fast[i - 1]);
        }
    }

    private double way(int i) {
        return Math.hypot(pathX[i] - pathX[i - 1], pathY[i] - pathY[i - 1]);
    }

    private double bend(int i) {
        double ax = pathX[i] - pathX[i - 1];
        double ay = pathY[i] - pathY[i - 1];
        double bx = pathX[i + 1] - pathX[i];
        double by = pathY[i + 1] - pathY[i];
        double c = Math.hypot(ax + bx, ay + by);
        return Math.max(1e-6, 2 * Math.abs(ax * by - ay * bx) / (way(i) * way(i + 1) * c));
    }

    double seconds() {
        return when[POINTS];
    }

    void at(double time) {
        int low = 0;
        int high = POINTS;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            low = when[middle] <= time ? middle : low;
            high = when[middle] <= time ? high : middle;
        }
        double share = Math.max(0, Math.min(1, (time - when[low]) / (when[high] - when[low])));
        x = pathX[low] + share * (pathX[high] - pathX[low]);
        y = pathY[low] + share * (pathY[high] - pathY[low]);
        double speed = time >= seconds() ? 0 : fast[low] + share * (fast[high] - fast[low]);
        vx = speed * (pathX[high] - pathX[low]) / way(high);
        vy = speed * (pathY[high] - pathY[low]) / way(high);
    }

    /** The robot turns slowly as it goes. */
    void fill(Reference reference, double from) {
        for (int k = 0; k <= reference.horizon(); k++) {
            double time = from + k * reference.cycle();
            at(time);
            reference.set(k, 0, x, vx);
            reference.set(k, 1, y, vy);
            boolean moves = time < seconds();
            reference.set(k, 2, spin * Math.min(time, seconds()), moves ? spin : 0);
        }
        at(from);
    }
}
