// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

import org.robopitch.robot.see.SymmetricEquations;

/**
 * Matching optimisation: how well line points fit the map from a pose, and the pose near a first guess from which they fit
 * best. A point's error is d²/(d² + c²), so what is no line does not count for more than 1; the minimum is found by
 * weighted Gauss-Newton steps.
 */
final class Matching {
    private static final int MOST = 260;

    /** A coarse look at a pose takes every so many points. */
    private static final int COARSE = 4;

    /** Errors beyond this are of something else than the line, m. */
    private static final double SCALE = 0.25;

    private final LineMap map;
    private final double[] x = new double[MOST];
    private final double[] y = new double[MOST];
    private final double[] read = new double[3];
    private final double[] normal = new double[9];
    private final double[] right = new double[3];
    private final double[] step = new double[3];
    private int count;

    Matching(LineMap map) {
        this.map = map;
    }

    void points(double[] pointX, double[] pointY, int points) {
        count = Math.min(points, MOST);
        for (int i = 0; i < count; i++) {
            int from = (int) ((long) i * points / count);
            x[i] = pointX[from];
            y[i] = pointY[from];
        }
    }

    /** The mean error of some of the points. */
    double error(double[] pose) {
        double cosine = StrictMath.cos(pose[2]);
        double sine = StrictMath.sin(pose[2]);
        double sum = 0;
        int used = 0;
        for (int i = 0; i < count; i += COARSE) {
            map.read(pose[0] + cosine * x[i] - sine * y[i], pose[1] + sine * x[i] + cosine * y[i], read);
            double squared = read[0] * read[0];
            sum += squared / (squared + 4 * SCALE * SCALE);
            used++;
        }
        return used == 0 ? 1 : sum / used;
    }

    /** Improves a pose and returns the mean error of all points there. */
    double refine(double[] pose, int iterations) {
        double error = 1;
        for (int round = 0; round <= iterations; round++) {
            error = linearise(pose);
            if (round == iterations || !solve()) {
                break;
            }
            double most = 0;
            for (int i = 0; i < 3; i++) {
                double limited = Math.max(-0.2, Math.min(0.2, step[i]));
                pose[i] -= limited;
                most = Math.max(most, Math.abs(limited));
            }
            if (most < 1e-4) {
                error = linearise(pose);
                break;
            }
        }
        return error;
    }

    private double linearise(double[] pose) {
        double cosine = StrictMath.cos(pose[2]);
        double sine = StrictMath.sin(pose[2]);
        java.util.Arrays.fill(normal, 0);
        java.util.Arrays.fill(right, 0);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double turnedX = cosine * x[i] - sine * y[i];
            double turnedY = sine * x[i] + cosine * y[i];
            map.read(pose[0] + turnedX, pose[1] + turnedY, read);
            double squared = read[0] * read[0];
            double denominator = squared + SCALE * SCALE;
            sum += squared / denominator;
            // Far points are seen less exactly: a pixel there is many centimetres.
            double far = 1 / (0.3 + 0.05 * (x[i] * x[i] + y[i] * y[i]));
            double weight = far * SCALE * SCALE / (denominator * denominator);
            double alongX = read[1];
            double alongY = read[2];
            double around = alongY * turnedX - alongX * turnedY;
            normal[0] += weight * alongX * alongX;
            normal[1] += weight * alongX * alongY;
            normal[2] += weight * alongX * around;
            normal[4] += weight * alongY * alongY;
            normal[5] += weight * alongY * around;
            normal[8] += weight * around * around;
            right[0] += weight * alongX * read[0];
            right[1] += weight * alongY * read[0];
            right[2] += weight * around * read[0];
        }
        return count == 0 ? 1 : sum / count;
    }

    private boolean solve() {
        double damp = 1e-3 * (normal[0] + normal[4]) + 1e-9;
        return SymmetricEquations.solve(
                normal[0] + damp,
                normal[1],
                normal[2],
                normal[4] + damp,
                normal[5],
                normal[8] + damp,
                right,
                1e-15,
                step);
    }
}
