// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;

/**
 * Two convex polygons: the separating line of Klančar 2003 (sec. 4.3). A side of one polygon separates the two if the
 * triangles it makes with all corners of the other have the orientation opposite to those it makes with its own
 * (eq. 10); the distance of a corner from the side's line is the triangle's doubled area over the side's length, so the
 * same number also says by how much they are apart or overlap. Rectangles have only two directions of sides each, so there
 * it is found in closed form.
 */
final class PolygonPair {
    /** Sides closer to flush than this are both taken as the reference and averaged, m. */
    private static final double FLUSH = 1e-12;

    /** Of the pair last looked at: by how much the sides of each separate them, and the side that does so best. */
    private double byA;

    private double byB;
    private int sideA;
    private int sideB;
    private int bestSide;

    /** Where the other body is in the frame of the one that looks at it, and by which angle it is turned there. */
    private double centreX;

    private double centreY;
    private double cosine;
    private double sine;

    /**
     * The largest distance by which a side of either polygon separates them; negative if they overlap, m. If a side of a
     * separates them by more than {@code enough}, that distance may be returned.
     */
    double separation(Bodies bodies, int a, int b, Outline outlineA, Outline outlineB, double enough) {
        if (outlineA.isCentredBox() && outlineB.isCentredBox()) {
            measureBoxes(bodies, a, b, outlineA, outlineB);
        } else {
            byA = best(bodies, a, b, outlineA, outlineB);
            sideA = bestSide;
            if (byA > enough) {
                return byA;
            }
            byB = best(bodies, b, a, outlineB, outlineA);
            sideB = bestSide;
        }
        return byA > byB ? byA : byB;
    }

    /** Adds the contact of two polygons if they are within a distance; returns their separation, m, or less if it is not. */
    double add(Contacts contacts, Bodies bodies, int a, int b, Outline outlineA, Outline outlineB, double within) {
        double separation = separation(bodies, a, b, outlineA, outlineB, within);
        if (separation <= within) {
            boolean flush = Math.abs(byA - byB) <= FLUSH;
            if (flush || byA > byB) {
                addFrom(contacts, bodies, a, b, outlineA, sideA, outlineB);
            }
            if (flush || byB > byA) {
                addFrom(contacts, bodies, b, a, outlineB, sideB, outlineA);
            }
            if (flush) {
                contacts.mergeLastTwo();
            }
        }
        return separation;
    }

    private void measureBoxes(Bodies bodies, int a, int b, Outline boxA, Outline boxB) {
        double hxA = bodies.headingX[a];
        double hyA = bodies.headingY[a];
        double hxB = bodies.headingX[b];
        double hyB = bodies.headingY[b];
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double xA = hxA * dx + hyA * dy;
        double yA = hxA * dy - hyA * dx;
        double xB = hxB * dx + hyB * dy;
        double yB = hxB * dy - hyB * dx;
        double cosine = Math.abs(hxA * hxB + hyA * hyB);
        double sine = Math.abs(hxA * hyB - hyA * hxB);
        double lengthA = boxA.halfLength;
        double widthA = boxA.halfWidth;
        double lengthB = boxB.halfLength;
        double widthB = boxB.halfWidth;
        double alongA = Math.abs(xA) - lengthA - (cosine * lengthB + sine * widthB);
        double acrossA = Math.abs(yA) - widthA - (sine * lengthB + cosine * widthB);
        double alongB = Math.abs(xB) - lengthB - (cosine * lengthA + sine * widthA);
        double acrossB = Math.abs(yB) - widthB - (sine * lengthA + cosine * widthA);
        byA = alongA > acrossA ? alongA : acrossA;
        byB = alongB > acrossB ? alongB : acrossB;
        // A side begins at the corner that is farthest to its right.
        sideA = alongA >= acrossA ? boxA.farthest(xA, -xA) : boxA.farthest(yA, yA);
        sideB = alongB >= acrossB ? boxB.farthest(-xB, xB) : boxB.farthest(-yB, -yB);
    }

    /** The side that separates best, by the corner of the other polygon that is nearest to it. */
    private double best(Bodies bodies, int one, int other, Outline own, Outline others) {
        look(bodies, one, other);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < own.corners(); i++) {
            double normalX = own.normalX[i];
            double normalY = own.normalY[i];
            double x = cosine * normalX + sine * normalY;
            double y = cosine * normalY - sine * normalX;
            double centre = normalX * (centreX - own.middleX[i]) + normalY * (centreY - own.middleY[i]);
            // No side separates by more than any one corner is away from it: most need no look at the others.
            if (centre + (x * others.cornerX[0] + y * others.cornerY[0]) > best) {
                double nearest = centre - others.extent(-x, -y);
                if (nearest > best) {
                    best = nearest;
                    bestSide = i;
                }
            }
        }
        return best;
    }

    private void look(Bodies bodies, int one, int other) {
        double hx = bodies.headingX[one];
        double hy = bodies.headingY[one];
        double dx = bodies.x[other] - bodies.x[one];
        double dy = bodies.y[other] - bodies.y[one];
        centreX = hx * dx + hy * dy;
        centreY = hx * dy - hy * dx;
        cosine = hx * bodies.headingX[other] + hy * bodies.headingY[other];
        sine = hx * bodies.headingY[other] - hy * bodies.headingX[other];
    }

    /** The contact seen from a side of one polygon: the other's nearest edge, cut to the part that faces the side. */
    private void addFrom(Contacts contacts, Bodies bodies, int one, int other, Outline own, int side, Outline others) {
        look(bodies, one, other);
        double normalX = own.normalX[side];
        double normalY = own.normalY[side];
        double middleX = own.middleX[side];
        double middleY = own.middleY[side];
        // Gaps are along the side's normal, t along the side, from its middle; x, y is the normal in the other's frame.
        double centreGap = normalX * (centreX - middleX) + normalY * (centreY - middleY);
        double centreT = normalX * (centreY - middleY) - normalY * (centreX - middleX);
        double x = cosine * normalX + sine * normalY;
        double y = cosine * normalY - sine * normalX;
        double[] xs = others.cornerX;
        double[] ys = others.cornerY;
        int corner = others.farthest(-x, -y);
        int before = corner == 0 ? xs.length - 1 : corner - 1;
        int after = corner + 1 == xs.length ? 0 : corner + 1;
        int neighbour = x * xs[before] + y * ys[before] < x * xs[after] + y * ys[after] ? before : after;
        double gap1 = centreGap + (x * xs[corner] + y * ys[corner]);
        double gap2 = centreGap + (x * xs[neighbour] + y * ys[neighbour]);
        double t1 = centreT + (x * ys[corner] - y * xs[corner]);
        double t2 = centreT + (x * ys[neighbour] - y * xs[neighbour]);
        double slope = (gap2 - gap1) / (t2 - t1);
        double limit = 0.5 * own.length[side];
        double cut1 = clip(t1, t2, limit);
        double cut2 = clip(t2, t1, limit);
        gap1 = cut1 == t1 ? gap1 : gap1 + slope * (cut1 - t1);
        gap2 = cut2 == t2 ? gap2 : gap2 + slope * (cut2 - t2);
        contacts.add(
                bodies,
                one,
                other,
                normalX,
                normalY,
                middleX + (normalX * gap1 - normalY * cut1),
                middleY + (normalY * gap1 + normalX * cut1),
                gap1,
                middleX + (normalX * gap2 - normalY * cut2),
                middleY + (normalY * gap2 + normalX * cut2),
                gap2);
    }

    /** The end at t moved towards the other end until it is within ±limit, or left alone if the edge never is. */
    private static double clip(double t, double otherEnd, double limit) {
        if (t > limit && otherEnd < limit) {
            return limit;
        }
        return t < -limit && otherEnd > -limit ? -limit : t;
    }
}
