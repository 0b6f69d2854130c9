// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

/** Rotations as unit quaternions. */
final class Quaternions {
    private Quaternions() {}

    /** Turns a rotation matrix by rows into w, x, y, z, by the largest of the four, which loses no digits. */
    static void fromMatrix(double[] m, double[] into) {
        double trace = m[0] + m[4] + m[8];
        if (trace > 0) {
            double s = 2 * Math.sqrt(1 + trace);
            set(into, s / 4, (m[7] - m[5]) / s, (m[2] - m[6]) / s, (m[3] - m[1]) / s);
        } else if (m[0] > m[4] && m[0] > m[8]) {
            double s = 2 * Math.sqrt(1 + m[0] - m[4] - m[8]);
            set(into, (m[7] - m[5]) / s, s / 4, (m[1] + m[3]) / s, (m[2] + m[6]) / s);
        } else if (m[4] > m[8]) {
            double s = 2 * Math.sqrt(1 + m[4] - m[0] - m[8]);
            set(into, (m[2] - m[6]) / s, (m[1] + m[3]) / s, s / 4, (m[5] + m[7]) / s);
        } else {
            double s = 2 * Math.sqrt(1 + m[8] - m[0] - m[4]);
            set(into, (m[3] - m[1]) / s, (m[2] + m[6]) / s, (m[5] + m[7]) / s, s / 4);
        }
    }

    private static void set(double[] into, double w, double x, double y, double z) {
        into[0] = w;
        into[1] = x;
        into[2] = y;
        into[3] = z;
    }
}
