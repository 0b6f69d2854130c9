// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

import java.util.Arrays;
import org.robopitch.robot.see.SymmetricMatrix;

/**
 * How well line points fit the map from a pose, and the normal equations of a better one. A point's error is d²/(d² + c²), so what
 * is no line does not count for more than 1; the minimum is found by weighted Gauss-Newton steps.
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
    private final int[] from = new int[MOST];
    private final double[][] byX = new double[Mounting.PARTS][MOST];
    private final double[][] byY = new double[Mounting.PARTS][MOST];
    private final double[] read = new double[3];
    private final double[] ground = new double[2];
    private final double[] changed = new double[Mounting.PARTS];
    private final double[] row = new double[3 + Mounting.PARTS];
    private final double[] normal = new double[9];
    private final double[] right = new double[3];
    private int count;
    private double square;

    Matching(LineMap map) {
        this.map = map;
    }

    void points(OmniVision vision) {
        count = Math.min(vision.points, MOST);
        for (int i = 0; i < count; i++) {
            from[i] = (int) ((long) i * vision.points / count);
            x[i] = vision.pointX[from[i]];
            y[i] = vision.pointY[from[i]];
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
        for (int round = 0; ; round++) {
            Arrays.fill(normal, 0);
            Arrays.fill(right, 0);
            double error = collect(pose, changed, 1, normal, right);
            double damp = 1e-3 * (normal[0] + normal[4]) + 1e-9;
            for (int i = 0; i < 3; i++) {
                normal[4 * i] += damp;
            }
            if (round == iterations || !SymmetricMatrix.invert(normal, 3)) {
                return error;
            }
            double most = 0;
            for (int i = 0; i < 3; i++) {
                double step = normal[3 * i] * right[0] + normal[3 * i + 1] * right[1] + normal[3 * i + 2] * right[2];
                double limited = Math.max(-0.2, Math.min(0.2, step));
                pose[i] -= limited;
                most = Math.max(most, Math.abs(limited));
            }
            if (most < 1e-3) {
                return error;
            }
        }
    }

    /** How each point moves with the mounting of the camera. */
    void differentiate(OmniVision vision) {
        for (int part = 0; part < Mounting.PARTS; part++) {
            System.arraycopy(vision.mounting, 0, changed, 0, Mounting.PARTS);
            changed[part] += Mounting.CHANGE[part];
            for (int i = 0; i < count; i++) {
                vision.ground(changed, from[i], ground);
                byX[part][i] = (ground[0] - x[i]) / Mounting.CHANGE[part];
                byY[part][i] = (ground[1] - y[i]) / Mounting.CHANGE[part];
            }
        }
    }

    /**
     * Adds the points to normal equations of a pose, or of a pose and a mounting.
     *
     * @param state x, y, heading, and if there are more numbers the mounting
     * @param mounting with which the points were found
     * @param weight of a point at 1 m that fits
     * @param matrix receives Jᵀ·W·J
     * @param into receives Jᵀ·W·r
     * @return the mean error
     */
    double collect(double[] state, double[] mounting, double weight, double[] matrix, double[] into) {
        int states = into.length;
        double cosine = StrictMath.cos(state[2]);
        double sine = StrictMath.sin(state[2]);
        double sum = 0;
        double squares = 0;
        double weights = 1e-9;
        for (int i = 0; i < count; i++) {
            double px = x[i];
            double py = y[i];
            for (int part = 0; part < states - 3; part++) {
                double off = state[3 + part] - mounting[part];
                px += off * byX[part][i];
                py += off * byY[part][i];
            }
            double turnedX = cosine * px - sine * py;
            double turnedY = sine * px + cosine * py;
            map.read(state[0] + turnedX, state[1] + turnedY, read);
            double squared = read[0] * read[0];
            double denominator = squared + SCALE * SCALE;
            sum += squared / denominator;
            // Far points are seen less exactly: a pixel there is many centimetres.
            double far = 0.35 / (0.3 + 0.05 * (x[i] * x[i] + y[i] * y[i]));
            double fits = far * SCALE * SCALE * SCALE * SCALE / (denominator * denominator);
            squares += fits * squared;
            weights += fits / far;
            row[0] = read[1];
            row[1] = read[2];
            row[2] = read[2] * turnedX - read[1] * turnedY;
            for (int part = 0; part < states - 3; part++) {
                row[3 + part] = read[1] * (cosine * byX[part][i] - sine * byY[part][i])
                        + read[2] * (sine * byX[part][i] + cosine * byY[part][i]);
            }
            for (int j = 0; j < states; j++) {
                into[j] += weight * fits * row[j] * read[0];
                for (int k = 0; k < states; k++) {
                    matrix[j * states + k] += weight * fits * row[j] * row[k];
                }
            }
        }
        square = squares / weights;
        return count == 0 ? 1 : sum / count;
    }

    /** Mean square of the distances of points from their lines, each as if it were seen 1 m away, m². */
    double square() {
        return square;
    }
}
