// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;

/**
 * Two convex polygons: the separating line of Klančar 2003 (sec. 4.3). A side of one polygon separates the two if the
 * triangles it makes with all corners of the other have the orientation opposite to those it makes with its own
 * (eq. 10); the distance of a corner from the side's line is the triangle's doubled area over the side's length, so the
 * same number also says by how much they are apart or overlap.
 */
final class PolygonPair {
    private final double[] otherX;
    private final double[] otherY;
    private final double[] backX;
    private final double[] backY;
    private int bestSide;
    private int bestCorner;

    PolygonPair(int mostCorners) {
        otherX = new double[mostCorners];
        otherY = new double[mostCorners];
        backX = new double[mostCorners];
        backY = new double[mostCorners];
    }

    /**
     * The largest distance by which a side of either polygon separates them; negative if they overlap, m. If a side of a
     * separates them by more than {@code enough}, that distance is returned.
     */
    double separation(Bodies bodies, int a, int b, Outline outlineA, Outline outlineB, double enough) {
        transform(bodies, a, b, outlineB, otherX, otherY);
        double byA = best(outlineA, otherX, otherY, outlineB.corners());
        if (byA > enough) {
            return byA;
        }
        transform(bodies, b, a, outlineA, backX, backY);
        double byB = best(outlineB, backX, backY, outlineA.corners());
        return Math.max(byA, byB);
    }

    /** Adds the contact of two polygons if they are within a distance; returns their separation, m. */
    double add(Contacts contacts, Bodies bodies, int a, int b, Outline outlineA, Outline outlineB, double within) {
        transform(bodies, a, b, outlineB, otherX, otherY);
        double byA = best(outlineA, otherX, otherY, outlineB.corners());
        int sideA = bestSide;
        int cornerB = bestCorner;
        transform(bodies, b, a, outlineA, backX, backY);
        double byB = best(outlineB, backX, backY, outlineA.corners());
        int sideB = bestSide;
        int cornerA = bestCorner;
        double separation = Math.max(byA, byB);
        if (separation > within) {
            return separation;
        }
        boolean flush = Math.abs(byA - byB) <= BoxPair.FLUSH;
        if (flush || byA > byB) {
            addFrom(contacts, bodies, a, b, outlineA, sideA, otherX, otherY, outlineB.corners(), cornerB);
        }
        if (flush || byB > byA) {
            addFrom(contacts, bodies, b, a, outlineB, sideB, backX, backY, outlineA.corners(), cornerA);
        }
        if (flush) {
            contacts.mergeLastTwo();
        }
        return separation;
    }

    /** The corners of b in the frame of a. */
    private static void transform(Bodies bodies, int a, int b, Outline outline, double[] outX, double[] outY) {
        double hx = bodies.headingX[a];
        double hy = bodies.headingY[a];
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double centreX = hx * dx + hy * dy;
        double centreY = hx * dy - hy * dx;
        double cosine = hx * bodies.headingX[b] + hy * bodies.headingY[b];
        double sine = hx * bodies.headingY[b] - hy * bodies.headingX[b];
        for (int i = 0; i < outline.corners(); i++) {
            outX[i] = centreX + (cosine * outline.cornerX[i] - sine * outline.cornerY[i]);
            outY[i] = centreY + (sine * outline.cornerX[i] + cosine * outline.cornerY[i]);
        }
    }

    /** The side that separates best, by the corner of the other polygon that is nearest to it. */
    private double best(Outline own, double[] xs, double[] ys, int others) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < own.corners(); i++) {
            double normalX = own.normalX[i];
            double normalY = own.normalY[i];
            double middleX = own.middleX[i];
            double middleY = own.middleY[i];
            double nearest = Double.POSITIVE_INFINITY;
            int corner = 0;
            for (int k = 0; k < others; k++) {
                double outside = normalX * (xs[k] - middleX) + normalY * (ys[k] - middleY);
                if (outside < nearest) {
                    nearest = outside;
                    corner = k;
                }
            }
            if (nearest > best) {
                best = nearest;
                bestSide = i;
                bestCorner = corner;
            }
        }
        return best;
    }

    private static void addFrom(
            Contacts contacts,
            Bodies bodies,
            int reference,
            int other,
            Outline own,
            int side,
            double[] xs,
            double[] ys,
            int others,
            int corner) {
        double normalX = own.normalX[side];
        double normalY = own.normalY[side];
        double tangentX = -normalY;
        double tangentY = normalX;
        double middleX = own.middleX[side];
        double middleY = own.middleY[side];
        double length = own.length[side];
        int before = corner == 0 ? others - 1 : corner - 1;
        int after = corner + 1 == others ? 0 : corner + 1;
        double x1 = xs[corner] - middleX;
        double y1 = ys[corner] - middleY;
        double gapBefore = normalX * (xs[before] - middleX) + normalY * (ys[before] - middleY);
        double gapAfter = normalX * (xs[after] - middleX) + normalY * (ys[after] - middleY);
        int neighbour = gapBefore < gapAfter ? before : after;
        double gap1 = normalX * x1 + normalY * y1;
        double gap2 = Math.min(gapBefore, gapAfter);
        double t1 = tangentX * x1 + tangentY * y1;
        double t2 = tangentX * (xs[neighbour] - middleX) + tangentY * (ys[neighbour] - middleY);
        double slope = (gap2 - gap1) / (t2 - t1);
        double cut1 = BoxPair.clip(t1, t2, 0.5 * length);
        double cut2 = BoxPair.clip(t2, t1, 0.5 * length);
        gap1 = cut1 == t1 ? gap1 : gap1 + slope * (cut1 - t1);
        gap2 = cut2 == t2 ? gap2 : gap2 + slope * (cut2 - t2);
        contacts.add(
                bodies,
                reference,
                other,
                normalX,
                normalY,
                middleX + (tangentX * cut1 + normalX * gap1),
                middleY + (tangentY * cut1 + normalY * gap1),
                gap1,
                middleX + (tangentX * cut2 + normalX * gap2),
                middleY + (tangentY * cut2 + normalY * gap2),
                gap2);
    }
}
