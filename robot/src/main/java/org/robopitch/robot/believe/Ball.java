// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Moving;

/** The ball as a robot believes it, or a mate says it believes it. */
public final class Ball extends Moving {
    /** Height of its lowest point, m. */
    public double z;

    /** Velocity upwards, m/s. */
    public double vz;

    /** How long ago it was seen, s. */
    public double age = Double.POSITIVE_INFINITY;

    /** How certain its place is, 0 … 1. */
    public double confidence;

    Ball() {}

    /** Takes over the numbers of {@link org.robopitch.robot.share.Item#BALL}. */
    void read(double[] shared, double newAge) {
        x = shared[0];
        y = shared[1];
        z = shared[2];
        vx = shared[3];
        vy = shared[4];
        vz = shared[5];
        confidence = shared[6];
        age = newAge;
    }

    void write(double[] shared) {
        shared[0] = x;
        shared[1] = y;
        shared[2] = z;
        shared[3] = vx;
        shared[4] = vy;
        shared[5] = vz;
        shared[6] = confidence;
    }
}
