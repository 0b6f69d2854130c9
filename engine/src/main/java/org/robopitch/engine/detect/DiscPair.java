// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.detect;

import org.robopitch.engine.body.Bodies;

/** A disc against a disc or against a convex polygon. */
final class DiscPair {
    private DiscPair() {}

    static double separation(Bodies bodies, int a, int b, double radiusA, double radiusB) {
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        return Math.sqrt(dx * dx + dy * dy) - (radiusA + radiusB);
    }

    static double add(Contacts contacts, Bodies bodies, int a, int b, double radiusA, double radiusB, double within) {
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double distance = Math.sqrt(dx * dx + dy * dy);
        double gap = distance - (radiusA + radiusB);
        if (gap > within) {
            return gap;
        }
        double hx = bodies.headingX[a];
        double hy = bodies.headingY[a];
        double normalX = distance > 0 ? (hx * dx + hy * dy) / distance : 1;
        double normalY = distance > 0 ? (hx * dy - hy * dx) / distance : 0;
        contacts.add(
                bodies, a, b, normalX, normalY, normalX * radiusA, normalY * radiusA, gap, 0, 0, Contacts.NO_POINT);
        return gap;
    }

    /** Distance between polygon a and disc b; negative if they overlap, m. Fills nearest with the point on a. */
    static double separation(
            Bodies bodies, int a, int b, PolygonPair.Corners corners, double radius, double[] nearestAndNormal) {
        double hx = bodies.headingX[a];
        double hy = bodies.headingY[a];
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double x = hx * dx + hy * dy;
        double y = hx * dy - hy * dx;
        double best = Double.NEGATIVE_INFINITY;
        int n = corners.count();
        for (int i = 0; i < n; i++) {
            int j = i + 1 == n ? 0 : i + 1;
            double edgeX = corners.x(j) - corners.x(i);
            double edgeY = corners.y(j) - corners.y(i);
            double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
            double outside = (edgeY * (x - corners.x(i)) - edgeX * (y - corners.y(i))) / length;
            if (outside > best) {
                best = outside;
                double share = ((x - corners.x(i)) * edgeX + (y - corners.y(i)) * edgeY) / (length * length);
                double clamped = Math.max(0, Math.min(1, share));
                nearestAndNormal[0] = corners.x(i) + clamped * edgeX;
                nearestAndNormal[1] = corners.y(i) + clamped * edgeY;
                nearestAndNormal[2] = edgeY / length;
                nearestAndNormal[3] = -edgeX / length;
            }
        }
        double awayX = x - nearestAndNormal[0];
        double awayY = y - nearestAndNormal[1];
        double distance = Math.sqrt(awayX * awayX + awayY * awayY);
        if (best > 0 && distance > 0) {
            nearestAndNormal[2] = awayX / distance;
            nearestAndNormal[3] = awayY / distance;
            return distance - radius;
        }
        return best - radius;
    }

    static double add(
            Contacts contacts,
            Bodies bodies,
            int a,
            int b,
            PolygonPair.Corners corners,
            double radius,
            double[] scratch,
            double within) {
        double gap = separation(bodies, a, b, corners, radius, scratch);
        if (gap <= within) {
            contacts.add(bodies, a, b, scratch[2], scratch[3], scratch[0], scratch[1], gap, 0, 0, Contacts.NO_POINT);
        }
        return gap;
    }
}
