// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Require;
import org.robopitch.settings.Point;

/** What is asked of lines around a robot. */
final class ContourCheck {
    private static final int MOST_POINTS = 720;

    /** Points of a robot farther from its axle than this are no robot's, m. */
    private static final double FARTHEST = 10;

    private ContourCheck() {}

    static void checkSize(String path, int size) {
        if (size > MOST_POINTS) {
            throw new ParameterException(
                    path, "must have at most " + MOST_POINTS + " points (two for each degree), but has " + size);
        }
    }

    /** Refuses a closed line with too many points, with points far away, or that crosses or touches itself. */
    static void check(String path, List<Point> points) {
        checkSize(path, points.size());
        for (Point point : points) {
            Require.between(path, point.x(), -FARTHEST, FARTHEST, "m", "the limit for a robot");
            Require.between(path, point.y(), -FARTHEST, FARTHEST, "m", "the limit for a robot");
        }
        int n = points.size();
        for (int i = 0; i < n; i++) {
            for (int j = i + 2; j < n; j++) {
                boolean neighbours = i == 0 && j == n - 1;
                if (!neighbours && cross(points.get(i), points.get(i + 1), points.get(j), points.get((j + 1) % n))) {
                    throw new ParameterException(
                            path,
                            "must not cross itself, but its side from point " + i + " meets the one from point " + j);
                }
            }
        }
    }

    private static boolean cross(Point a, Point b, Point c, Point d) {
        return side(a, b, c) * side(a, b, d) <= 0
                && side(c, d, a) * side(c, d, b) <= 0
                && overlap(a.x(), b.x(), c.x(), d.x())
                && overlap(a.y(), b.y(), c.y(), d.y());
    }

    private static double side(Point a, Point b, Point p) {
        return Math.signum((b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x()));
    }

    private static boolean overlap(double a, double b, double c, double d) {
        return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
    }
}
