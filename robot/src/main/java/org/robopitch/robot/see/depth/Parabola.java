// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.depth;

import org.robopitch.robot.Remembering;

/**
 * The flight of a ball: straight and even seen from above, falling with gravity seen from the side. The places at which it
 * was seen give it by least squares; it tells where and when the ball touches the ground.
 */
public final class Parabola implements Remembering {
    private static final int MOST = 64;
    private static final int LEAST = 4;

    /** A place that is farther than this from where the ball should be begins another flight, m. */
    private static final double ANOTHER = 0.6;

    private final double gravity;
    private final double ballRadius;
    private final double[] time = new double[MOST];
    private final double[] seenX = new double[MOST];
    private final double[] seenY = new double[MOST];
    private final double[] seenZ = new double[MOST];
    private final transient double[] line = new double[2];
    private int count;

    /** Where the ball touches the ground, m. */
    public double touchdownX;

    /** Where the ball touches the ground, m. */
    public double touchdownY;

    /** Whether the ball flies and its touchdown is known. */
    public boolean known;

    /**
     * A flight nobody has seen yet.
     *
     * @param gravity m/s²
     * @param ballRadius m
     */
    public Parabola(double gravity, double ballRadius) {
        this.gravity = gravity;
        this.ballRadius = ballRadius;
    }

    /** Forgets the flight. */
    public void reset() {
        count = 0;
        known = false;
    }

    /**
     * Adds a place where the ball's middle was seen.
     *
     * @param when s
     * @param x m
     * @param y m
     * @param z m
     */
    public void add(double when, double x, double y, double z) {
        if (count > 0 && when - time[count - 1] > 0.3) {
            reset();
        }
        if (count > 0) {
            double most = ANOTHER + 15 * (when - time[count - 1]);
            double dx = x - seenX[count - 1];
            double dy = y - seenY[count - 1];
            if (dx * dx + dy * dy > most * most) {
                reset();
            }
        }
        if (count == MOST) {
            System.arraycopy(time, 1, time, 0, MOST - 1);
            System.arraycopy(seenX, 1, seenX, 0, MOST - 1);
            System.arraycopy(seenY, 1, seenY, 0, MOST - 1);
            System.arraycopy(seenZ, 1, seenZ, 0, MOST - 1);
            count--;
        }
        time[count] = when;
        seenX[count] = x;
        seenY[count] = y;
        seenZ[count] = z;
        count++;
        predict(when);
    }

    private void predict(double now) {
        known = false;
        if (count < LEAST) {
            return;
        }
        fit(seenZ, now, gravity);
        double height = line[0] - ballRadius;
        double climb = line[1];
        double root = climb * climb + 2 * gravity * height;
        // A ball that rolls has no touchdown.
        if (root < 0 || (height < 0.05 && Math.abs(climb) < 1)) {
            return;
        }
        double falls = (climb + Math.sqrt(root)) / gravity;
        if (falls < 0) {
            return;
        }
        fit(seenX, now, 0);
        touchdownX = line[0] + line[1] * falls;
        fit(seenY, now, 0);
        touchdownY = line[0] + line[1] * falls;
        known = true;
    }

    /** Place now and velocity now, for places that fall with an acceleration. */
    private void fit(double[] seen, double now, double falling) {
        double sumT = 0;
        double sumTt = 0;
        double sumV = 0;
        double sumTv = 0;
        for (int i = 0; i < count; i++) {
            double t = time[i] - now;
            double value = seen[i] + 0.5 * falling * t * t;
            sumT += t;
            sumTt += t * t;
            sumV += value;
            sumTv += t * value;
        }
        double determinant = count * sumTt - sumT * sumT;
        line[1] = Math.abs(determinant) > 1e-12 ? (count * sumTv - sumT * sumV) / determinant : 0;
        line[0] = (sumV - line[1] * sumT) / count;
    }
}
