// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import org.robopitch.engine.move.Trigonometry;
import org.robopitch.robot.Remembering;

/**
 * How the torso stands in the world. The gyroscope is integrated, which is exact but for its two decimals; the
 * accelerometer pulls towards the vertical while the robot is at rest: walking biases it by many degrees, and sight corrects the heading.
 */
public final class Orientation implements Remembering {
    private static final double GRAVITY = 9.81;
    private static final double PULL = 0.02;

    /** How the accelerometer counts for a robot that has rested for so many cycles. */
    private static final double PULL_AT_REST = 0.3;

    private static final int AT_REST = 4;

    /** How it counts for a robot that lies: rocking biases it less than walking does. */
    private static final double PULL_LYING = 0.08;

    private static final double LYING = 0.5;

    /** From the torso's frame to the world's, by rows; world x is towards the opponents' goal. */
    private final double[] matrix = new double[9];

    private final double[] rates = new double[3];
    private final transient double[] turned = new double[9];
    private int rested;

    /** Upright, facing the opponents' goal. */
    public Orientation() {
        reset(0);
    }

    /**
     * Stands upright again.
     *
     * @param heading rad, 0 towards the opponents' goal
     */
    public void reset(double heading) {
        double c = Trigonometry.cos(heading);
        double s = Trigonometry.sin(heading);
        double[] upright = {s, c, 0, -c, s, 0, 0, 0, 1};
        System.arraycopy(upright, 0, matrix, 0, 9);
    }

    /**
     * Moves on by one cycle.
     *
     * @param gyro angular velocity in the torso's frame, rad/s
     * @param acceleration less gravity, in the torso's frame, m/s²
     * @param cycle s
     */
    public void update(double[] gyro, double[] acceleration, double cycle) {
        for (int k = 0; k < 3; k++) {
            rates[k] = limit(gyro[k], 60);
        }
        rotate(rates[0] * cycle, rates[1] * cycle, rates[2] * cycle);
        double ax = acceleration[0];
        double ay = acceleration[1];
        double az = acceleration[2];
        double size = Math.sqrt(ax * ax + ay * ay + az * az);
        double turning = Math.abs(rates[0]) + Math.abs(rates[1]) + Math.abs(rates[2]);
        boolean still = Math.abs(size - GRAVITY) < 0.05 && turning < 0.03;
        rested = still ? rested + 1 : 0;
        boolean lies = matrix[8] < LYING && Math.abs(size - GRAVITY) < 1 && turning < 0.5;
        if (still || lies) {
            // The vertical as it is believed, crossed with the vertical as it is felt, in the torso's frame.
            double ux = matrix[6];
            double uy = matrix[7];
            double uz = matrix[8];
            // At rest and far from what is felt, the robot was put somewhere: believe the accelerometer at once.
            double agreement = (ux * ax + uy * ay + uz * az) / size;
            double gain = (agreement < 0.8 && still ? 0.7 : rested >= AT_REST ? PULL_AT_REST : lies ? PULL_LYING : PULL)
                    / size;
            rotate(gain * (uz * ay - uy * az), gain * (ux * az - uz * ax), gain * (uy * ax - ux * ay));
        }
        normalise();
    }

    private static double limit(double value, double most) {
        return value > most ? most : value < -most ? -most : Double.isNaN(value) ? 0 : value;
    }

    /** Multiplies by a rotation given as a vector in the torso's frame. */
    private void rotate(double x, double y, double z) {
        double angle = Math.sqrt(x * x + y * y + z * z);
        if (angle < 1e-12) {
            return;
        }
        double s = Trigonometry.sin(angle) / angle;
        double c = (1 - Trigonometry.cos(angle)) / (angle * angle);
        double xx = c * x * x;
        double yy = c * y * y;
        double zz = c * z * z;
        double xy = c * x * y;
        double xz = c * x * z;
        double yz = c * y * z;
        for (int i = 0; i < 3; i++) {
            double a = matrix[3 * i];
            double b = matrix[3 * i + 1];
            double d = matrix[3 * i + 2];
            turned[3 * i] = a * (1 - yy - zz) + b * (xy + s * z) + d * (xz - s * y);
            turned[3 * i + 1] = a * (xy - s * z) + b * (1 - xx - zz) + d * (yz + s * x);
            turned[3 * i + 2] = a * (xz + s * y) + b * (yz - s * x) + d * (1 - xx - yy);
        }
        System.arraycopy(turned, 0, matrix, 0, 9);
    }

    private void normalise() {
        double n = 1 / Math.sqrt(dot(6, 6));
        scale(6, n);
        double overlap = dot(0, 6);
        for (int k = 0; k < 3; k++) {
            matrix[k] -= overlap * matrix[6 + k];
        }
        scale(0, 1 / Math.sqrt(dot(0, 0)));
        matrix[3] = matrix[7] * matrix[2] - matrix[8] * matrix[1];
        matrix[4] = matrix[8] * matrix[0] - matrix[6] * matrix[2];
        matrix[5] = matrix[6] * matrix[1] - matrix[7] * matrix[0];
    }

    private double dot(int a, int b) {
        return matrix[a] * matrix[b] + matrix[a + 1] * matrix[b + 1] + matrix[a + 2] * matrix[b + 2];
    }

    private void scale(int row, double by) {
        for (int k = 0; k < 3; k++) {
            matrix[row + k] *= by;
        }
    }

    /**
     * Turns the belief about the vertical.
     *
     * @param angle rad, to the left
     */
    public void turn(double angle) {
        double c = Trigonometry.cos(angle);
        double s = Trigonometry.sin(angle);
        for (int k = 0; k < 3; k++) {
            double x = matrix[k];
            double y = matrix[3 + k];
            matrix[k] = c * x - s * y;
            matrix[3 + k] = s * x + c * y;
        }
    }

    /** {@return from the torso's frame to the world's, by rows; not a copy} */
    public double[] matrix() {
        return matrix;
    }

    /** {@return the direction the robot faces, or its head points when it lies, rad} */
    public double heading() {
        double x = matrix[1];
        double y = matrix[4];
        if (x * x + y * y < 0.25) {
            // Lying on belly or back: take the direction of the head, forward or back over.
            double sign = matrix[7] < 0 ? 1 : -1;
            return StrictMath.atan2(sign * matrix[5], sign * matrix[2]);
        }
        return StrictMath.atan2(y, x);
    }

    /** {@return 1 upright, 0 lying, -1 upside down} */
    public double upright() {
        return matrix[8];
    }

    /** {@return how far the torso leans to the right, rad} */
    public double roll() {
        return StrictMath.atan2(-matrix[6], matrix[8]);
    }

    /** {@return how far the torso leans forward, rad} */
    public double pitch() {
        return StrictMath.atan2(-matrix[7], matrix[8]);
    }

    /** {@return rate of the lean to the right, rad/s} */
    public double rollRate() {
        return rates[1];
    }

    /** {@return rate of the lean forward, rad/s} */
    public double pitchRate() {
        return -rates[0];
    }

    /** {@return rate of turning to the left, rad/s} */
    public double turnRate() {
        return matrix[6] * rates[0] + matrix[7] * rates[1] + matrix[8] * rates[2];
    }

    /** {@return how much the chest points upwards: 1 on the back, -1 face down} */
    public double chestUp() {
        return matrix[7];
    }

    /** {@return how much the right shoulder points upwards: 1 on the left side, -1 on the right} */
    public double rightUp() {
        return matrix[6];
    }
}
