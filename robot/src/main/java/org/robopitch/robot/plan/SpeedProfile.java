// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

/**
 * Gives each point of a path its speed: no faster than the bend allows, than braking for what follows allows (from the end
 * back), and than the robot gets up to (from the start on).
 */
final class SpeedProfile {
    private static final double SLOWEST = 0.05;

    private SpeedProfile() {}

    static void apply(Path path, PlanLimits limits, double fastest, double startSpeed, double endSpeed) {
        int n = path.count;
        for (int i = 0; i < n; i++) {
            path.speed[i] = Math.min(fastest, bend(path, i, limits.cornering()));
        }
        path.speed[n - 1] = Math.min(path.speed[n - 1], endSpeed);
        for (int i = n - 2; i >= 0; i--) {
            double most = path.speed[i + 1] * path.speed[i + 1] + 2 * limits.deceleration() * length(path, i);
            path.speed[i] = Math.min(path.speed[i], Math.sqrt(most));
        }
        // Where the robot is too fast already it brakes as hard as it can; that is the one limit that may have to wait.
        double now = startSpeed;
        path.time[0] = 0;
        path.speed[0] = now;
        for (int i = 1; i < n; i++) {
            double way = length(path, i - 1);
            double up = Math.sqrt(now * now + 2 * limits.acceleration() * way);
            double down = Math.sqrt(Math.max(0, now * now - 2 * limits.deceleration() * way));
            double next = Math.max(down, Math.min(up, path.speed[i]));
            path.time[i] = path.time[i - 1] + way / Math.max(SLOWEST, 0.5 * (now + next));
            path.speed[i] = next;
            now = next;
        }
    }

    private static double length(Path path, int segment) {
        double dx = path.x[segment + 1] - path.x[segment];
        double dy = path.y[segment + 1] - path.y[segment];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The fastest in the circle through a point and its neighbours. */
    private static double bend(Path path, int i, double cornering) {
        if (i == 0 || i == path.count - 1) {
            return Double.POSITIVE_INFINITY;
        }
        double ax = path.x[i] - path.x[i - 1];
        double ay = path.y[i] - path.y[i - 1];
        double bx = path.x[i + 1] - path.x[i];
        double by = path.y[i + 1] - path.y[i];
        double cross = Math.abs(ax * by - ay * bx);
        double a = Math.sqrt(ax * ax + ay * ay);
        double b = Math.sqrt(bx * bx + by * by);
        double cx = ax + bx;
        double cy = ay + by;
        double c = Math.sqrt(cx * cx + cy * cy);
        double curvature = a * b * c > 1e-9 ? 2 * cross / (a * b * c) : 0;
        return curvature > 1e-6 ? Math.sqrt(cornering / curvature) : Double.POSITIVE_INFINITY;
    }
}
