// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;

/**
 * Two rectangles: the separating line of Klančar 2003 (sec. 4.3) in closed form, since each has only two directions of
 * sides. The general polygons of {@link PolygonPair} give the same answer more slowly.
 */
final class BoxPair {
    /** Sides closer to flush than this are both taken as the reference and averaged, m. */
    static final double FLUSH = 1e-12;

    private BoxPair() {}

    /** The largest distance by which a side of either box separates them; negative if they overlap, m. */
    static double separation(Bodies bodies, int a, int b, Outline boxA, Outline boxB) {
        double halfLengthA = boxA.halfLength;
        double halfWidthA = boxA.halfWidth;
        double halfLengthB = boxB.halfLength;
        double halfWidthB = boxB.halfWidth;
        double hxA = bodies.headingX[a];
        double hyA = bodies.headingY[a];
        double hxB = bodies.headingX[b];
        double hyB = bodies.headingY[b];
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double cosine = Math.abs(hxA * hxB + hyA * hyB);
        double sine = Math.abs(hxA * hyB - hyA * hxB);
        double alongA = Math.abs(hxA * dx + hyA * dy) - halfLengthA - (cosine * halfLengthB + sine * halfWidthB);
        double acrossA = Math.abs(hxA * dy - hyA * dx) - halfWidthA - (sine * halfLengthB + cosine * halfWidthB);
        double alongB = Math.abs(hxB * dx + hyB * dy) - halfLengthB - (cosine * halfLengthA + sine * halfWidthA);
        double acrossB = Math.abs(hxB * dy - hyB * dx) - halfWidthB - (sine * halfLengthA + cosine * halfWidthA);
        double byA = alongA > acrossA ? alongA : acrossA;
        double byB = alongB > acrossB ? alongB : acrossB;
        return byA > byB ? byA : byB;
    }

    /** Adds the contact of two boxes if they are within a distance; returns their separation, m. */
    static double add(Contacts contacts, Bodies bodies, int a, int b, Outline boxA, Outline boxB, double within) {
        double hxA = bodies.headingX[a];
        double hyA = bodies.headingY[a];
        double hxB = bodies.headingX[b];
        double hyB = bodies.headingY[b];
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double cosine = hxA * hxB + hyA * hyB;
        double sine = hxA * hyB - hyA * hxB;
        double c = Math.abs(cosine);
        double s = Math.abs(sine);
        double lengthA = boxA.halfLength;
        double widthA = boxA.halfWidth;
        double lengthB = boxB.halfLength;
        double widthB = boxB.halfWidth;
        double alongA = Math.abs(hxA * dx + hyA * dy) - lengthA - (c * lengthB + s * widthB);
        double acrossA = Math.abs(hxA * dy - hyA * dx) - widthA - (s * lengthB + c * widthB);
        double alongB = Math.abs(hxB * dx + hyB * dy) - lengthB - (c * lengthA + s * widthA);
        double acrossB = Math.abs(hxB * dy - hyB * dx) - widthB - (s * lengthA + c * widthA);
        double byA = alongA > acrossA ? alongA : acrossA;
        double byB = alongB > acrossB ? alongB : acrossB;
        double separation = byA > byB ? byA : byB;
        if (separation > within) {
            return separation;
        }
        boolean flush = Math.abs(byA - byB) <= FLUSH;
        if (flush || byA > byB) {
            addFrom(contacts, bodies, a, b, boxA, boxB, alongA >= acrossA, dx, dy, cosine, sine);
        }
        if (flush || byB > byA) {
            addFrom(contacts, bodies, b, a, boxB, boxA, alongB >= acrossB, -dx, -dy, cosine, -sine);
        }
        if (flush) {
            contacts.mergeLastTwo();
        }
        return separation;
    }

    /** The contact seen from a side of the reference box: the other box's nearest edge, cut to the side's length. */
    private static void addFrom(
            Contacts contacts,
            Bodies bodies,
            int reference,
            int other,
            Outline box,
            Outline otherBox,
            boolean endSide,
            double dx,
            double dy,
            double cosine,
            double sine) {
        double hx = bodies.headingX[reference];
        double hy = bodies.headingY[reference];
        double centreX = hx * dx + hy * dy;
        double centreY = hx * dy - hy * dx;
        // Coordinates along the side's normal (n) and along the side (t); for a long side the frame is turned by 90°.
        double centreN = endSide ? centreX : centreY;
        double centreT = endSide ? centreY : -centreX;
        double out = centreN >= 0 ? 1 : -1;
        double half = endSide ? box.halfLength : box.halfWidth;
        double limit = endSide ? box.halfWidth : box.halfLength;
        double lengthN = otherBox.halfLength * (endSide ? cosine : sine);
        double lengthT = otherBox.halfLength * (endSide ? sine : -cosine);
        double widthN = otherBox.halfWidth * (endSide ? -sine : cosine);
        double widthT = otherBox.halfWidth * (endSide ? cosine : sine);
        double signLength = out * lengthN >= 0 ? -1 : 1;
        double signWidth = out * widthN >= 0 ? -1 : 1;
        // Both ends are worked out from the middle of the edge: the same bits, whichever is called the first.
        boolean alongLength = Math.abs(lengthN) < Math.abs(widthN);
        double middleN = out * (centreN + (alongLength ? signWidth * widthN : signLength * lengthN)) - half;
        double middleT = centreT + (alongLength ? signWidth * widthT : signLength * lengthT);
        double halfN = Math.abs(alongLength ? lengthN : widthN);
        double halfT = alongLength ? signLength * lengthT : signWidth * widthT;
        double n1 = middleN - halfN;
        double n2 = middleN + halfN;
        double t1 = middleT + halfT;
        double t2 = middleT - halfT;
        // Cut the edge to the part that faces the side.
        double cut1 = clip(t1, t2, limit);
        double cut2 = clip(t2, t1, limit);
        double gap1 = cut1 == t1 ? n1 : n1 + (n2 - n1) / (t2 - t1) * (cut1 - t1);
        double gap2 = cut2 == t2 ? n2 : n2 + (n2 - n1) / (t2 - t1) * (cut2 - t2);
        double depth1 = out * (half + gap1);
        double depth2 = out * (half + gap2);
        if (endSide) {
            contacts.add(bodies, reference, other, out, 0, depth1, cut1, gap1, depth2, cut2, gap2);
        } else {
            contacts.add(bodies, reference, other, 0, out, -cut1, depth1, gap1, -cut2, depth2, gap2);
        }
    }

    /** The end at t moved towards the other end until it is within ±limit, or left alone if the edge never is. */
    static double clip(double t, double otherEnd, double limit) {
        if (t > limit && otherEnd < limit) {
            return limit;
        }
        if (t < -limit && otherEnd > -limit) {
            return -limit;
        }
        return t;
    }
}
