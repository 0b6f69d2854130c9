// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/**
 * A moment of a scene that any engine can be put into, and whose places are read off it, in SI units. Robots move along their
 * heading.
 */
final class Moment {
    /** Robots on the pitch, two teams of five. */
    static final int ROBOTS = 10;

    final double[] x = new double[ROBOTS];
    final double[] y = new double[ROBOTS];
    /** Cosine and sine of the heading: engines keep them at hand, the angle itself they may not. */
    final double[] cosine = new double[ROBOTS];

    final double[] sine = new double[ROBOTS];
    final double[] along = new double[ROBOTS];
    final double[] spin = new double[ROBOTS];
    /** Commanded wheel speeds, left and right of each robot, rad/s. */
    final double[] wheels = new double[2 * ROBOTS];

    double ballX;
    double ballY;
    double ballSpeedX;
    double ballSpeedY;

    /** {@return the mean distance of all bodies from their places at another moment, m} */
    double distance(Moment other) {
        double sum = Math.hypot(ballX - other.ballX, ballY - other.ballY);
        for (int i = 0; i < ROBOTS; i++) {
            sum += Math.hypot(x[i] - other.x[i], y[i] - other.y[i]);
        }
        return sum / (ROBOTS + 1);
    }
}
