// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import java.util.Arrays;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Sight;

/**
 * Where the robot is: a Kalman filter for place and heading, fed by steps, landmarks and lines. What is seen is turned
 * upright by {@link Orientation} first, so sight counts through falls and get-ups too.
 *
 * <p>World: origin in the middle, x towards the opponents' goal, y to the left of that.
 */
public final class Localisation extends Place {
    private static final double LOST = 1.0;

    private final transient Orientation orientation;
    private final double[] p = new double[9];
    private final transient double[] info = new double[9];
    private final transient double[] right = new double[3];
    private final transient double[] seen = new double[3];
    private final transient double[] first = new double[3];
    private final transient double[] second = new double[3];
    private final transient double[] fit = new double[3];
    private int side = 1;
    private int surprises;

    /**
     * A robot somewhere.
     *
     * @param orientation turns what the head sees into the world; its heading is corrected
     */
    public Localisation(Orientation orientation) {
        this.orientation = orientation;
        forget();
    }

    /** Knows nothing any more: the robot may be anywhere. */
    public void forget() {
        spread(100, 10);
        surprises = 2;
    }

    private void spread(double place, double heading) {
        Arrays.fill(p, 0);
        p[0] = place;
        p[4] = place;
        p[8] = heading;
    }

    /**
     * Sets which end is whose.
     *
     * @param newSide 1 if the team plays on the left, -1 on the right
     */
    public void side(int newSide) {
        if (newSide != side) {
            side = newSide;
            forget();
        }
    }

    /**
     * Puts the robot somewhere.
     *
     * @param newX m
     * @param newY m
     * @param heading rad
     */
    public void place(double newX, double newY, double heading) {
        x = newX;
        y = newY;
        orientation.reset(heading);
        spread(0.01, 0.04);
        surprises = 0;
    }

    /**
     * Moves on by what the steps did.
     *
     * @param forward m
     * @param left m
     * @param restless variance that is added to the place, m²
     */
    public void move(double forward, double left, double restless) {
        double h = orientation.heading();
        double c = Trigonometry.cos(h);
        double s = Trigonometry.sin(h);
        x += c * forward - s * left;
        y += s * forward + c * left;
        p[0] += restless;
        p[4] += restless;
        p[8] += 1e-6 + 0.02 * restless;
    }

    /**
     * Corrects by what is seen.
     *
     * @param sight a picture
     * @param eyes turns polar into vectors from the torso in the world's axes
     */
    public void see(Sight sight, Eyes eyes) {
        boolean fits = global(sight, eyes);
        if (fits) {
            double off = distance(fit[0], fit[1]);
            double turned = Math.abs(Angles.wrap(fit[2]));
            surprises = off > LOST || turned > 0.5 ? surprises + 1 : 0;
            if (surprises >= 2) {
                x = fit[0];
                y = fit[1];
                orientation.turn(fit[2]);
                spread(0.05, 0.02);
                surprises = 0;
            }
        }
        invert(p, info);
        Arrays.fill(right, 0);
        for (int i = 0; i < Landmark.COUNT; i++) {
            Landmark landmark = Landmark.of(i);
            if (sight.sees(landmark)) {
                eyes.vector(
                        sight.landmark(landmark, 0), sight.landmark(landmark, 1), sight.landmark(landmark, 2), seen);
                landmark(landmarkX(landmark), landmarkY(landmark), sight.landmark(landmark, 0));
            }
        }
        if (p[0] < 1 && p[8] < 0.1) {
            for (int i = 0; i < sight.lines; i++) {
                line(sight, i, eyes);
            }
        }
        invert(info, p);
        double dx = p[0] * right[0] + p[1] * right[1] + p[2] * right[2];
        double dy = p[3] * right[0] + p[4] * right[1] + p[5] * right[2];
        double turn = p[6] * right[0] + p[7] * right[1] + p[8] * right[2];
        if (Math.abs(dx) < 50 && Math.abs(dy) < 50 && Math.abs(turn) < 4) {
            x = Math.max(-20, Math.min(20, x + dx));
            y = Math.max(-15, Math.min(15, y + dy));
            orientation.turn(turn);
        } else {
            forget();
        }
    }

    private double landmarkX(Landmark landmark) {
        return side * landmark.x(Field.LENGTH);
    }

    private double landmarkY(Landmark landmark) {
        return side * landmark.y(Field.WIDTH, Field.GOAL_WIDTH);
    }

    /** Adds a thing whose place is known: two rows, one for each axis. */
    private void landmark(double lx, double ly, double distance) {
        double sigma = 0.01 + 0.004 * distance;
        double weight = 1 / (sigma * sigma);
        row(1, 0, -seen[1], lx - x - seen[0], weight);
        row(0, 1, seen[0], ly - y - seen[1], weight);
    }

    /** Adds a row: how a residual changes with x, y and heading. */
    private void row(double jx, double jy, double jh, double residual, double weight) {
        info[0] += weight * jx * jx;
        info[1] += weight * jx * jy;
        info[2] += weight * jx * jh;
        info[3] += weight * jx * jy;
        info[4] += weight * jy * jy;
        info[5] += weight * jy * jh;
        info[6] += weight * jx * jh;
        info[7] += weight * jy * jh;
        info[8] += weight * jh * jh;
        right[0] += weight * jx * residual;
        right[1] += weight * jy * residual;
        right[2] += weight * jh * residual;
    }

    /** Adds a line, if there is one on the field where it is seen. */
    private void line(Sight sight, int index, Eyes eyes) {
        eyes.vector(sight.line(index, 0), sight.line(index, 1), sight.line(index, 2), first);
        eyes.vector(sight.line(index, 3), sight.line(index, 4), sight.line(index, 5), second);
        double length = StrictMath.hypot(second[0] - first[0], second[1] - first[1]);
        if (length < 0.8) {
            return;
        }
        double[] best = null;
        double least = 0.5;
        for (double[] one : Field.LINES) {
            double run = StrictMath.hypot(one[2] - one[0], one[3] - one[1]);
            double tx = (one[2] - one[0]) / run;
            double ty = (one[3] - one[1]) / run;
            double parallel = ((second[0] - first[0]) * tx + (second[1] - first[1]) * ty) / length;
            double along1 = (x + first[0] - one[0]) * tx + (y + first[1] - one[1]) * ty;
            double along2 = (x + second[0] - one[0]) * tx + (y + second[1] - one[1]) * ty;
            double off1 = Math.abs((y + first[1] - one[1]) * tx - (x + first[0] - one[0]) * ty);
            double off2 = Math.abs((y + second[1] - one[1]) * tx - (x + second[0] - one[0]) * ty);
            boolean inside = Math.min(along1, along2) > -0.6 && Math.max(along1, along2) < run + 0.6;
            if (Math.abs(parallel) > 0.97 && inside && Math.max(off1, off2) < least) {
                least = Math.max(off1, off2);
                best = one;
            }
        }
        if (best != null) {
            double run = StrictMath.hypot(best[2] - best[0], best[3] - best[1]);
            double nx = -(best[3] - best[1]) / run;
            double ny = (best[2] - best[0]) / run;
            across(nx, ny, best, first);
            across(nx, ny, best, second);
        }
    }

    private void across(double nx, double ny, double[] line, double[] point) {
        double distance = StrictMath.hypot(point[0], point[1]);
        double sigma = 0.03 + 0.01 * distance;
        double residual = -((x + point[0] - line[0]) * nx + (y + point[1] - line[1]) * ny);
        row(nx, ny, -point[1] * nx + point[0] * ny, residual, 1 / (sigma * sigma));
    }

    /** The place and the turn that fit all landmarks at once, if there are two or more. */
    private boolean global(Sight sight, Eyes eyes) {
        int n = 0;
        double sx = 0;
        double sy = 0;
        double lx = 0;
        double ly = 0;
        for (int pass = 0; pass < 2; pass++) {
            double cross = 0;
            double dot = 0;
            for (int i = 0; i < Landmark.COUNT; i++) {
                Landmark landmark = Landmark.of(i);
                if (!sight.sees(landmark)) {
                    continue;
                }
                eyes.vector(
                        sight.landmark(landmark, 0), sight.landmark(landmark, 1), sight.landmark(landmark, 2), seen);
                if (pass == 0) {
                    n++;
                    sx += seen[0];
                    sy += seen[1];
                    lx += landmarkX(landmark);
                    ly += landmarkY(landmark);
                } else {
                    double ax = seen[0] - sx;
                    double ay = seen[1] - sy;
                    double bx = landmarkX(landmark) - lx;
                    double by = landmarkY(landmark) - ly;
                    dot += ax * bx + ay * by;
                    cross += ax * by - ay * bx;
                }
            }
            if (n < 2) {
                return false;
            }
            if (pass == 0) {
                sx /= n;
                sy /= n;
                lx /= n;
                ly /= n;
            } else {
                fit[2] = StrictMath.atan2(cross, dot);
                double c = Trigonometry.cos(fit[2]);
                double s = Trigonometry.sin(fit[2]);
                fit[0] = lx - (c * sx - s * sy);
                fit[1] = ly - (s * sx + c * sy);
                return Math.abs(dot) + Math.abs(cross) > 1e-6;
            }
        }
        return false;
    }

    private static void invert(double[] m, double[] into) {
        double a = m[4] * m[8] - m[5] * m[7];
        double b = m[5] * m[6] - m[3] * m[8];
        double c = m[3] * m[7] - m[4] * m[6];
        double d = 1 / (m[0] * a + m[1] * b + m[2] * c);
        double i1 = (m[2] * m[7] - m[1] * m[8]) * d;
        double i2 = (m[1] * m[5] - m[2] * m[4]) * d;
        double i4 = (m[0] * m[8] - m[2] * m[6]) * d;
        double i5 = (m[2] * m[3] - m[0] * m[5]) * d;
        double i7 = (m[1] * m[6] - m[0] * m[7]) * d;
        double i8 = (m[0] * m[4] - m[1] * m[3]) * d;
        into[0] = a * d;
        into[1] = i1;
        into[2] = i2;
        into[3] = b * d;
        into[4] = i4;
        into[5] = i5;
        into[6] = c * d;
        into[7] = i7;
        into[8] = i8;
    }

    /** {@return the direction the robot faces, rad} */
    public double heading() {
        return orientation.heading();
    }

    /**
     * {@return how far the robot has to turn to face a direction, rad to the left}
     *
     * @param direction rad
     */
    public double turnTo(double direction) {
        return Angles.wrap(direction - heading());
    }

    /** {@return how uncertain the place is, as a standard deviation, m} */
    public double uncertainty() {
        return Math.sqrt(Math.max(p[0], p[4]));
    }
}
