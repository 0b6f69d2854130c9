// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.robot.Moving;

/** Round obstacles that move straight on, in arrays that are used again in each cycle. */
public final class Obstacles {
    /** How many there can be. */
    public static final int MOST = 32;

    final double[] x = new double[MOST];
    final double[] y = new double[MOST];
    final double[] vx = new double[MOST];
    final double[] vy = new double[MOST];
    final double[] radius = new double[MOST];
    int count;

    /** No obstacle yet. */
    public Obstacles() {}

    /** Forgets all of them. */
    public void clear() {
        count = 0;
    }

    /**
     * Adds one; beyond {@link #MOST} they are left out.
     *
     * @param newX centre, m
     * @param newY centre, m
     * @param newVx velocity, m/s
     * @param newVy velocity, m/s
     * @param newRadius m
     */
    public void add(double newX, double newY, double newVx, double newVy, double newRadius) {
        if (count == MOST) {
            return;
        }
        x[count] = newX;
        y[count] = newY;
        vx[count] = newVx;
        vy[count] = newVy;
        radius[count] = newRadius;
        count++;
    }

    /**
     * Adds one that moves.
     *
     * @param other where it is, and how it moves
     * @param newRadius m
     */
    public void add(Moving other, double newRadius) {
        add(other.x, other.y, other.vx, other.vy, newRadius);
    }

    /** Where an obstacle will be; farther ahead than the horizon it is not believed to continue. */
    double xAt(int obstacle, double time, double horizon) {
        return x[obstacle] + vx[obstacle] * Math.min(time, horizon);
    }

    double yAt(int obstacle, double time, double horizon) {
        return y[obstacle] + vy[obstacle] * Math.min(time, horizon);
    }
}
