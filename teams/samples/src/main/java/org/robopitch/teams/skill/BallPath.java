// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

/**
 * Where the ball will roll if nobody touches it: it slows down, bounces off walls and corners, and may roll into a goal.
 * The path is a table of places at equal times.
 */
public final class BallPath {
    /** How many places the table has, the first being where the ball is now. */
    public static final int PLACES = 17;

    /** Time between two places, s. */
    public static final double INTERVAL = 0.1;

    // What golf balls do on the leagues' pitches; the exact numbers are not a team's to know.
    private static final double DECELERATION = 0.14;
    private static final double BOUNCE = 0.6;
    private static final double DIAGONAL = Math.sqrt(0.5);

    private final Field field;
    private final double[] x = new double[PLACES];
    private final double[] y = new double[PLACES];
    private double px;
    private double py;
    private double vx;
    private double vy;

    /**
     * A path on a field.
     *
     * @param field where it is played
     */
    public BallPath(Field field) {
        this.field = field;
    }

    /**
     * Computes the path again.
     *
     * @param sight where the ball is and how it rolls
     */
    public void predict(Sight sight) {
        px = sight.ball.x;
        py = sight.ball.y;
        vx = sight.ball.vx;
        vy = sight.ball.vy;
        double speed = sight.ball.speed();
        x[0] = px;
        y[0] = py;
        for (int k = 1; k < PLACES; k++) {
            if (speed > 0) {
                double slower = Math.max(0, speed - DECELERATION * INTERVAL);
                // Half of the slowing before the move and half after it: the mean speed moves the ball.
                double mean = 0.5 * (speed + slower) / speed;
                px += vx * mean * INTERVAL;
                py += vy * mean * INTERVAL;
                vx *= slower / speed;
                vy *= slower / speed;
                speed = slower;
                if (outside()) {
                    bounce();
                    speed = Math.sqrt(vx * vx + vy * vy);
                }
            }
            x[k] = px;
            y[k] = py;
        }
    }

    private boolean outside() {
        double endX = field.halfLength() - field.ballRadius();
        double endY = field.halfWidth() - field.ballRadius();
        return Math.abs(px) > endX
                || Math.abs(py) > endY
                || Math.abs(px) + Math.abs(py) > endX + endY - Field.CORNER + 0.6 * field.ballRadius();
    }

    private void bounce() {
        double endX = field.halfLength() - field.ballRadius();
        double endY = field.halfWidth() - field.ballRadius();
        if (Math.abs(px) > endX && Math.abs(py) < field.goalHalf()) {
            if (Math.abs(px) > field.halfLength() + field.ballRadius()) {
                // In the goal: it stays there.
                vx = 0;
                vy = 0;
            }
            return;
        }
        if (Math.abs(py) > endY) {
            py = Math.copySign(endY - BOUNCE * (Math.abs(py) - endY), py);
            vy = -BOUNCE * vy;
        }
        if (Math.abs(px) > endX) {
            px = Math.copySign(endX - BOUNCE * (Math.abs(px) - endX), px);
            vx = -BOUNCE * vx;
        }
        double normalX = -Math.copySign(DIAGONAL, px);
        double normalY = -Math.copySign(DIAGONAL, py);
        double reach = (field.halfLength() + field.halfWidth() - Field.CORNER) * DIAGONAL - field.ballRadius();
        double beyond = -(px * normalX + py * normalY) - reach;
        double into = -(vx * normalX + vy * normalY);
        if (beyond > 0) {
            px += (1 + BOUNCE) * beyond * normalX;
            py += (1 + BOUNCE) * beyond * normalY;
            if (into > 0) {
                vx += (1 + BOUNCE) * into * normalX;
                vy += (1 + BOUNCE) * into * normalY;
            }
        }
    }

    /**
     * {@return x of a place, m}
     *
     * @param place its number, 0 … PLACES − 1
     */
    public double x(int place) {
        return x[place];
    }

    /**
     * {@return y of a place, m}
     *
     * @param place its number, 0 … PLACES − 1
     */
    public double y(int place) {
        return y[place];
    }

    /**
     * {@return x at a time, m}
     *
     * @param time from now, s
     */
    public double xAt(double time) {
        return at(x, time);
    }

    /**
     * {@return y at a time, m}
     *
     * @param time from now, s
     */
    public double yAt(double time) {
        return at(y, time);
    }

    private static double at(double[] table, double time) {
        double place = Math.max(0, Math.min(PLACES - 1, time / INTERVAL));
        int before = (int) Math.min(PLACES - 2, place);
        double share = place - before;
        return table[before] + share * (table[before + 1] - table[before]);
    }
}
