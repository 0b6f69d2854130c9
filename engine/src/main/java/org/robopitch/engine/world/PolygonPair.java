// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;
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

    private static final int FRONT_OR_BACK = -1;
    private static final int LEFT_OR_RIGHT = -2;

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
    double separation(MovingBody a, MovingBody b, Outline outlineA, Outline outlineB, double enough) {
        if (outlineA.isCentredBox() && outlineB.isCentredBox()) {
            return ofBoxes(a, b, outlineA, outlineB);
        }
        byA = best(a, b, outlineA, outlineB);
        sideA = bestSide;
        if (byA > enough) {
            return byA;
        }
        byB = best(b, a, outlineB, outlineA);
        sideB = bestSide;
        return byA > byB ? byA : byB;
    }

    /** Adds the contact of two polygons if they are within a distance; returns their separation, m, or less if it is not. */
    double add(Contacts contacts, MovingBody a, MovingBody b, Outline outlineA, Outline outlineB, double within) {
        double separation = separation(a, b, outlineA, outlineB, within);
        if (separation <= within) {
            boolean flush = Math.abs(byA - byB) <= FLUSH;
            if (flush || byA > byB) {
                addFrom(contacts, a, b, outlineA, sideA, outlineB);
            }
            if (flush || byB > byA) {
                addFrom(contacts, b, a, outlineB, sideB, outlineA);
            }
            if (flush) {
                contacts.mergeLastTwo();
            }
            contacts.get(contacts.count - 1).apart = separation;
        }
        return separation;
    }

    /** Of two boxes in closed form: it is called very often. Which side it is follows from where the other is. */
    private double ofBoxes(MovingBody a, MovingBody b, Outline boxA, Outline boxB) {
        double hxA = a.headingX;
        double hyA = a.headingY;
        double hxB = b.headingX;
        double hyB = b.headingY;
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double c = Math.abs(hxA * hxB + hyA * hyB);
        double s = Math.abs(hxA * hyB - hyA * hxB);
        double alongA = Math.abs(hxA * dx + hyA * dy) - boxA.halfLength - (c * boxB.halfLength + s * boxB.halfWidth);
        double acrossA = Math.abs(hxA * dy - hyA * dx) - boxA.halfWidth - (s * boxB.halfLength + c * boxB.halfWidth);
        double alongB = Math.abs(hxB * dx + hyB * dy) - boxB.halfLength - (c * boxA.halfLength + s * boxA.halfWidth);
        double acrossB = Math.abs(hxB * dy - hyB * dx) - boxB.halfWidth - (s * boxA.halfLength + c * boxA.halfWidth);
        byA = alongA > acrossA ? alongA : acrossA;
        byB = alongB > acrossB ? alongB : acrossB;
        sideA = alongA >= acrossA ? FRONT_OR_BACK : LEFT_OR_RIGHT;
        sideB = alongB >= acrossB ? FRONT_OR_BACK : LEFT_OR_RIGHT;
        return byA > byB ? byA : byB;
    }

    /** How far the other polygon is outside of the side that separates best, by its corner that is nearest to the side, m. */
    private double best(MovingBody one, MovingBody other, Outline own, Outline others) {
        look(one, other);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < own.corners(); i++) {
            double normalX = own.normalX[i];
            double normalY = own.normalY[i];
            double x = cosine * normalX + sine * normalY;
            double y = cosine * normalY - sine * normalX;
            double centre = normalX * (centreX - own.middleX[i]) + normalY * (centreY - own.middleY[i]);
            // No side separates by more than any one corner is away from it: most need no look at the others.
            if (centre + (x * others.cornerX[0] + y * others.cornerY[0]) > best) {
                double apart = centre - others.extent(-x, -y);
                bestSide = apart > best ? i : bestSide;
                best = apart > best ? apart : best;
            }
        }
        return best;
    }

    private void look(MovingBody one, MovingBody other) {
        double hx = one.headingX;
        double hy = one.headingY;
        double dx = other.x - one.x;
        double dy = other.y - one.y;
        centreX = hx * dx + hy * dy;
        centreY = hx * dy - hy * dx;
        cosine = hx * other.headingX + hy * other.headingY;
        sine = hx * other.headingY - hy * other.headingX;
    }

    /** The contact seen from a side of one polygon: the other's nearest edge, cut to the part that faces the side. */
    private void addFrom(Contacts contacts, MovingBody one, MovingBody other, Outline own, int best, Outline others) {
        look(one, other);
        boolean endOfBox = best == FRONT_OR_BACK;
        double normalX = best >= 0 ? own.normalX[best] : endOfBox ? sign(centreX) : 0;
        double normalY = best >= 0 ? own.normalY[best] : endOfBox ? 0 : sign(centreY);
        double middleX = best >= 0 ? own.middleX[best] : normalX * own.halfLength;
        double middleY = best >= 0 ? own.middleY[best] : normalY * own.halfWidth;
        double limit = best >= 0 ? 0.5 * own.length[best] : endOfBox ? own.halfWidth : own.halfLength;
        // Gaps are along the side's normal, t along the side, from its middle; x, y is the normal in the other's frame.
        double centreGap = normalX * (centreX - middleX) + normalY * (centreY - middleY);
        double centreT = normalX * (centreY - middleY) - normalY * (centreX - middleX);
        double x = cosine * normalX + sine * normalY;
        double y = cosine * normalY - sine * normalX;
        boolean box = others.isCentredBox();
        // Of a box, the corner farthest against the normal, and the one beside it across the direction that counts
        // less.
        boolean acrossLength = Math.abs(x) * others.halfLength < Math.abs(y) * others.halfWidth;
        int corner = box ? 0 : others.farthest(-x, -y);
        int neighbour = box ? 0 : others.neighbour(corner, -x, -y);
        double x1 = box ? (x > 0 ? -others.halfLength : others.halfLength) : others.cornerX[corner];
        double y1 = box ? (y > 0 ? -others.halfWidth : others.halfWidth) : others.cornerY[corner];
        double x2 = box ? (acrossLength ? -x1 : x1) : others.cornerX[neighbour];
        double y2 = box ? (acrossLength ? y1 : -y1) : others.cornerY[neighbour];
        double gap1 = centreGap + (x * x1 + y * y1);
        double gap2 = centreGap + (x * x2 + y * y2);
        double t1 = centreT + (x * y1 - y * x1);
        double t2 = centreT + (x * y2 - y * x2);
        double cut1 = clip(t1, t2, limit);
        double cut2 = clip(t2, t1, limit);
        double open1 = cut1 == t1 ? gap1 : gap1 + (gap2 - gap1) / (t2 - t1) * (cut1 - t1);
        double open2 = cut2 == t2 ? gap2 : gap2 + (gap2 - gap1) / (t2 - t1) * (cut2 - t2);
        Contact c = contacts.add(one, other, normalX, normalY);
        c.place(
                c.point1,
                middleX + (normalX * open1 - normalY * cut1),
                middleY + (normalY * open1 + normalX * cut1),
                open1);
        c.place(
                c.point2,
                middleX + (normalX * open2 - normalY * cut2),
                middleY + (normalY * open2 + normalX * cut2),
                open2);
    }

    private static double sign(double value) {
        return value >= 0 ? 1 : -1;
    }

    /** The end at t moved towards the other end until it is within ±limit, or left alone if the edge never is. */
    private static double clip(double t, double otherEnd, double limit) {
        if (t > limit && otherEnd < limit) {
            return limit;
        }
        return t < -limit && otherEnd > -limit ? -limit : t;
    }
}
