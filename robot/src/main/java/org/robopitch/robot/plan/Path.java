// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** A planned path: points with the time and the speed at which the robot passes them. */
public final class Path implements Stateful {
    /** How many points there can be. */
    public static final int MOST = 256;

    private static final double SAME_PLACE = 1e-6;
    private static final double SLOWEST = 0.05;

    /** Places of the points, m. */
    public final double[] x = new double[MOST];

    /** Places of the points, m. */
    public final double[] y = new double[MOST];

    /** Speed at each point, m/s. */
    public final double[] speed = new double[MOST];

    /** When each point is passed, s from now. */
    public final double[] time = new double[MOST];

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

    /**
     * Gives each point its speed: no faster than the bend allows, than braking for what follows allows (from the end back), and
     * than the robot gets up to (from the start on).
     */
    void profile(PlanLimits limits, double fastest, double startSpeed, double endSpeed) {
        int n = count;
        for (int i = 0; i < n; i++) {
            speed[i] = Math.min(fastest, bend(i, limits.cornering()));
        }
        speed[n - 1] = Math.min(speed[n - 1], endSpeed);
        for (int i = n - 2; i >= 0; i--) {
            double most = speed[i + 1] * speed[i + 1] + 2 * limits.deceleration() * length(i);
            speed[i] = Math.min(speed[i], Math.sqrt(most));
        }
        // Where the robot is too fast already it brakes as hard as it can; that is the one limit that may have to wait.
        double now = startSpeed;
        time[0] = 0;
        speed[0] = now;
        for (int i = 1; i < n; i++) {
            double way = length(i - 1);
            double up = Math.sqrt(now * now + 2 * limits.acceleration() * way);
            double down = Math.sqrt(Math.max(0, now * now - 2 * limits.deceleration() * way));
            double next = Math.max(down, Math.min(up, speed[i]));
            time[i] = time[i - 1] + way / Math.max(SLOWEST, 0.5 * (now + next));
            speed[i] = next;
            now = next;
        }
    }

    private double length(int segment) {
        double dx = x[segment + 1] - x[segment];
        double dy = y[segment + 1] - y[segment];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The fastest in the circle through a point and its neighbours. */
    private double bend(int i, double cornering) {
        if (i == 0 || i == count - 1) {
            return Double.POSITIVE_INFINITY;
        }
        double ax = x[i] - x[i - 1];
        double ay = y[i] - y[i - 1];
        double bx = x[i + 1] - x[i];
        double by = y[i + 1] - y[i];
        double cross = Math.abs(ax * by - ay * bx);
        double a = Math.sqrt(ax * ax + ay * ay);
        double b = Math.sqrt(bx * bx + by * by);
        double cx = ax + bx;
        double cy = ay + by;
        double c = Math.sqrt(cx * cx + cy * cy);
        double curvature = a * b * c > 1e-9 ? 2 * cross / (a * b * c) : 0;
        return curvature > 1e-6 ? Math.sqrt(cornering / curvature) : Double.POSITIVE_INFINITY;
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
