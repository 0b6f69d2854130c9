// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

/** The ball: where it is, how it moves, and how long ago it was seen. */
public final class BallModel extends Place {
    /** A ball on the ground rolls this far for each m/s, s. */
    public static final double ROLL = 0.68;

    /** Velocity, m/s. */
    public double vx;

    /** Velocity, m/s. */
    public double vy;

    /** How long ago it was seen, s. */
    public double age = 1e6;

    private double trust;

    /** A ball in the middle that was never seen. */
    public BallModel() {}

    /**
     * Moves on without seeing it.
     *
     * @param cycle s
     */
    public void predict(double cycle) {
        x += vx * cycle;
        y += vy * cycle;
        double keep = 1 - cycle / ROLL;
        vx *= keep;
        vy *= keep;
        age = Math.min(1e6, age + cycle);
    }

    /**
     * Takes note of where it is seen.
     *
     * @param sx m
     * @param sy m
     * @param noise standard deviation of the place, m
     */
    public void see(double sx, double sy, double noise) {
        double dx = sx - x;
        double dy = sy - y;
        if (age > 1 || StrictMath.hypot(dx, dy) > 1 + 8 * age) {
            vx = 0;
            vy = 0;
            x = sx;
            y = sy;
            trust = 0;
        } else {
            double off = StrictMath.hypot(dx, dy);
            boolean jump = off > 0.06 + 3 * noise;
            double gain = jump ? 0.9 : Math.max(0.25, 0.6 - 0.05 * trust);
            double interval = Math.max(0.06, age);
            x += gain * dx;
            y += gain * dy;
            double speedGain = (jump ? 0.7 : 0.25) / interval;
            vx += speedGain * dx;
            vy += speedGain * dy;
            double speed = StrictMath.hypot(vx, vy);
            if (speed < 0.12 + 0.4 * noise) {
                vx *= 0.6;
                vy *= 0.6;
            } else if (speed > 12) {
                vx *= 12 / speed;
                vy *= 12 / speed;
            }
            trust = jump ? 0 : Math.min(8, trust + 1);
        }
        age = 0;
    }

    /** Takes over what a team mate says, if it is newer than what is known. */
    void hear(Message message) {
        if (message.ballAge() + 0.3 < age) {
            x = message.ballX();
            y = message.ballY();
            vx = 0;
            vy = 0;
            age = message.ballAge() + 0.3;
            trust = 0;
        }
    }

    /** Takes note that it is not where it should be seen. */
    public void miss() {
        age = Math.max(age, 3);
    }

    /** {@return m/s} */
    public double speed() {
        return StrictMath.hypot(vx, vy);
    }

    /**
     * {@return where it will be, along x, m}
     *
     * @param ahead s
     */
    public double xIn(double ahead) {
        return x + vx * ROLL * (1 - StrictMath.exp(-ahead / ROLL));
    }

    /**
     * {@return where it will be, along y, m}
     *
     * @param ahead s
     */
    public double yIn(double ahead) {
        return y + vy * ROLL * (1 - StrictMath.exp(-ahead / ROLL));
    }
}
