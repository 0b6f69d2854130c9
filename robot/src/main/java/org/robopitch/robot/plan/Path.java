// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** A planned path: points with the time and the speed at which the robot passes them. */
public final class Path implements Stateful {
    /** How many points there can be. */
    public static final int MOST = 256;

    private static final double SAME_PLACE = 1e-6;

    final double[] x = new double[MOST];
    final double[] y = new double[MOST];
    final double[] speed = new double[MOST];
    final double[] time = new double[MOST];
    int count;
    boolean free;

    /** A path that has not been planned yet. */
    public Path() {}

    /** {@return how many points there are, at least one after a plan} */
    public int count() {
        return count;
    }

    /** {@return whether it meets no obstacle, as far as they go on as they do} */
    public boolean isFree() {
        return free;
    }

    /**
     * {@return x of a point, m}
     *
     * @param point its number
     */
    public double x(int point) {
        return x[point];
    }

    /**
     * {@return y of a point, m}
     *
     * @param point its number
     */
    public double y(int point) {
        return y[point];
    }

    /**
     * {@return speed at a point, m/s}
     *
     * @param point its number
     */
    public double speed(int point) {
        return speed[point];
    }

    /**
     * {@return when a point is passed, s from now}
     *
     * @param point its number
     */
    public double time(int point) {
        return time[point];
    }

    /**
     * Reads where the robot should be.
     *
     * @param seconds from now
     * @param into receives x, y (m), vx, vy (m/s)
     */
    public void at(double seconds, double[] into) {
        int last = count - 1;
        int i = 0;
        while (i < last && time[i + 1] <= seconds) {
            i++;
        }
        if (i == last) {
            into[0] = x[last];
            into[1] = y[last];
            into[2] = 0;
            into[3] = 0;
            if (last > 0 && speed[last] > 0) {
                direction(last - 1, speed[last], into);
                into[0] += into[2] * (seconds - time[last]);
                into[1] += into[3] * (seconds - time[last]);
            }
            return;
        }
        double lasts = time[i + 1] - time[i];
        double share = lasts > 0 ? (seconds - time[i]) / lasts : 0;
        into[0] = x[i] + share * (x[i + 1] - x[i]);
        into[1] = y[i] + share * (y[i + 1] - y[i]);
        direction(i, speed[i] + share * (speed[i + 1] - speed[i]), into);
    }

    private void direction(int segment, double fast, double[] into) {
        double dx = x[segment + 1] - x[segment];
        double dy = y[segment + 1] - y[segment];
        double length = Math.sqrt(dx * dx + dy * dy);
        into[2] = length > SAME_PLACE ? fast * dx / length : 0;
        into[3] = length > SAME_PLACE ? fast * dy / length : 0;
    }

    /** Forgets the path. */
    public void clear() {
        count = 0;
        free = false;
    }

    void add(double newX, double newY) {
        if (count < MOST) {
            x[count] = newX;
            y[count] = newY;
            count++;
        }
    }

    void copyFrom(Path other, int points) {
        System.arraycopy(other.x, 0, x, 0, points);
        System.arraycopy(other.y, 0, y, 0, points);
        System.arraycopy(other.speed, 0, speed, 0, points);
        System.arraycopy(other.time, 0, time, 0, points);
        count = points;
        free = other.free;
    }

    @Override
    public void state(StateVisitor visitor) {
        count = visitor.whole(count);
        visitor.reals(x, count);
        visitor.reals(y, count);
        visitor.reals(speed, count);
        visitor.reals(time, count);
        free = visitor.flag(free);
    }
}
