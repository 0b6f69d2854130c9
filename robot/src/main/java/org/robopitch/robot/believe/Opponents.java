// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;

/**
 * Obstacles that are no mates, followed over time: each sighting goes to the nearest track, which learns its velocity; a
 * track that nobody sees gets older, less certain, and is forgotten.
 */
public final class Opponents implements Remembering {
    /** How many are followed. */
    public static final int MOST = 12;

    private static final double SAME = 0.7;
    private static final double FORGET_SECONDS = 2;
    private static final double FASTEST = 6;
    private static final double PLACE_GAIN = 0.5;
    private static final double VELOCITY_GAIN = 0.18;

    /** Tracks nearer to each other than this are of one robot, m. */
    private static final double MERGE = 0.35;

    final double[] x = new double[MOST];
    final double[] y = new double[MOST];
    final double[] vx = new double[MOST];
    final double[] vy = new double[MOST];
    final double[] seenAt = new double[MOST];
    private final boolean[] updated = new boolean[MOST];
    private int count;
    private double time;

    Opponents() {}

    /** {@return how many there are} */
    public int count() {
        return count;
    }

    /**
     * {@return place of one, m}
     *
     * @param opponent which
     */
    public double x(int opponent) {
        return x[opponent];
    }

    /**
     * {@return place of one, m}
     *
     * @param opponent which
     */
    public double y(int opponent) {
        return y[opponent];
    }

    /**
     * {@return velocity of one, m/s}
     *
     * @param opponent which
     */
    public double vx(int opponent) {
        return vx[opponent];
    }

    /**
     * {@return velocity of one, m/s}
     *
     * @param opponent which
     */
    public double vy(int opponent) {
        return vy[opponent];
    }

    /**
     * {@return how long it has not been seen by anybody, s}
     *
     * @param opponent which
     */
    public double age(int opponent) {
        return time - seenAt[opponent];
    }

    /**
     * {@return how certain it is that it is there, 0 … 1}
     *
     * @param opponent which
     */
    public double confidence(int opponent) {
        return Math.max(0, 1 - age(opponent) / FORGET_SECONDS);
    }

    void predict(double now) {
        double seconds = now - time;
        time = now;
        for (int i = count - 1; i >= 0; i--) {
            updated[i] = false;
            if (age(i) > FORGET_SECONDS) {
                remove(i);
                continue;
            }
            double damp = Math.max(0, 1 - age(i));
            x[i] += damp * vx[i] * seconds;
            y[i] += damp * vy[i] * seconds;
        }
    }

    /** A sighting that is no mate. A mate's sighting moves no track that was seen with one's own eyes just now. */
    void see(double seenX, double seenY, double age, boolean own) {
        int best = -1;
        double least = SAME * SAME;
        for (int i = 0; i < count; i++) {
            double dx = seenX - x[i];
            double dy = seenY - y[i];
            double squared = dx * dx + dy * dy;
            if (squared < least && !(own && updated[i])) {
                least = squared;
                best = i;
            }
        }
        double when = time - age;
        if (best < 0) {
            add(seenX, seenY, when);
        } else if (own || when > seenAt[best] + 0.05) {
            update(best, seenX, seenY, when);
        }
    }

    private void add(double seenX, double seenY, double when) {
        if (count == MOST) {
            return;
        }
        x[count] = seenX;
        y[count] = seenY;
        vx[count] = 0;
        vy[count] = 0;
        seenAt[count] = when;
        updated[count] = true;
        count++;
    }

    private void update(int i, double seenX, double seenY, double when) {
        double seconds = Math.max(0.01, when - seenAt[i]);
        double offX = seenX - x[i];
        double offY = seenY - y[i];
        x[i] += PLACE_GAIN * offX;
        y[i] += PLACE_GAIN * offY;
        vx[i] += VELOCITY_GAIN * offX / seconds;
        vy[i] += VELOCITY_GAIN * offY / seconds;
        double speed = Math.sqrt(vx[i] * vx[i] + vy[i] * vy[i]);
        if (speed > FASTEST) {
            vx[i] *= FASTEST / speed;
            vy[i] *= FASTEST / speed;
        }
        seenAt[i] = when;
        updated[i] = true;
    }

    /** Forgets tracks of one and the same robot, and such as turn out to be a mate. */
    void tidy(WorldModel world) {
        for (int i = count - 1; i >= 0; i--) {
            if (world.isMateAt(x[i], y[i])) {
                remove(i);
                continue;
            }
            for (int k = 0; k < i; k++) {
                double dx = x[i] - x[k];
                double dy = y[i] - y[k];
                if (dx * dx + dy * dy < MERGE * MERGE) {
                    remove(i);
                    break;
                }
            }
        }
    }

    void seeAll(Senses senses, WorldModel world) {
        for (int i = 0; i < senses.obstacles; i++) {
            if (!world.isMateAt(senses.obstacleX[i], senses.obstacleY[i])) {
                see(senses.obstacleX[i], senses.obstacleY[i], 0, true);
            }
        }
    }

    private void remove(int i) {
        count--;
        x[i] = x[count];
        y[i] = y[count];
        vx[i] = vx[count];
        vy[i] = vy[count];
        seenAt[i] = seenAt[count];
        updated[i] = updated[count];
    }
}
