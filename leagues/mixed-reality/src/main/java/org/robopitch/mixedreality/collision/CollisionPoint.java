// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import org.robopitch.engine.body.Bodies;

/**
 * Where two robots collide (MR-Simulator 2011, eq. 1, 2 and Table 2): found from the corners of each that lie inside of
 * the other. Departure: the body is 25 × 27 mm, not a square of side a₀. Several corners count by their mean.
 */
final class CollisionPoint {
    /** Corners this little outside still count: faces that meet exactly must not be lost to rounding. m. */
    private static final double ROUNDING = 1e-6;

    private final Boxes boxes;
    private double margin;
    private double sumX;
    private double sumY;

    /** Whether a vertex of A bumps into B. */
    boolean vertexOfA;

    /** Whether a vertex of B bumps into A. */
    boolean vertexOfB;

    /** Whether a single corner is all that touches. */
    boolean oneCorner;

    /** The point, m. */
    double x;

    double y;

    CollisionPoint(Boxes boxes) {
        this.boxes = boxes;
    }

    /** Table 2; false in the "no collision case". */
    boolean find(Bodies bodies, int a, int b) {
        return find(bodies, a, b, ROUNDING);
    }

    /**
     * Table 2; false in the "no collision case".
     *
     * @param reach how far outside of a robot a corner may be and still counts, m
     */
    boolean find(Bodies bodies, int a, int b, double reach) {
        margin = reach;
        int ofA = cornersInside(bodies, a, b);
        double pointOfAx = sumX / ofA;
        double pointOfAy = sumY / ofA;
        int ofB = cornersInside(bodies, b, a);
        double pointOfBx = sumX / ofB;
        double pointOfBy = sumY / ofB;
        vertexOfA = ofA > 0;
        vertexOfB = ofB > 0;
        oneCorner = ofA + ofB == 1;
        if (vertexOfA && vertexOfB) {
            x = 0.5 * (pointOfAx + pointOfBx);
            y = 0.5 * (pointOfAy + pointOfBy);
        } else {
            x = vertexOfA ? pointOfAx : pointOfBx;
            y = vertexOfA ? pointOfAy : pointOfBy;
        }
        return vertexOfA || vertexOfB;
    }

    /** How many corners of one robot lie inside of another; their sum is left behind. */
    private int cornersInside(Bodies bodies, int of, int inside) {
        sumX = 0;
        sumY = 0;
        int count = 0;
        for (int corner = 0; corner < 4; corner++) {
            double along = (corner & 1) == 0 ? boxes.halfLength : -boxes.halfLength;
            double across = (corner & 2) == 0 ? boxes.halfWidth : -boxes.halfWidth;
            double cornerX = bodies.body[of].x + along * bodies.body[of].headingX - across * bodies.body[of].headingY;
            double cornerY = bodies.body[of].y + along * bodies.body[of].headingY + across * bodies.body[of].headingX;
            if (contains(bodies, inside, cornerX, cornerY)) {
                sumX += cornerX;
                sumY += cornerY;
                count++;
            }
        }
        return count;
    }

    /** Eq. 1 and 2, without the arc tangent. */
    private boolean contains(Bodies bodies, int robot, double pointX, double pointY) {
        double xr = alongOf(bodies, robot, pointX, pointY);
        double yr = acrossOf(bodies, robot, pointX, pointY);
        return Math.abs(xr) <= boxes.halfLength + margin && Math.abs(yr) <= boxes.halfWidth + margin;
    }

    /** Whether the point is on the left or right side of a robot, rather than at its front or back. */
    boolean onLateralSide(Bodies bodies, int robot) {
        double inFront = boxes.halfLength - Math.abs(alongOf(bodies, robot, x, y));
        double beside = boxes.halfWidth - Math.abs(acrossOf(bodies, robot, x, y));
        return beside < inFront;
    }

    /** x_r of a point: along a robot's heading from its centre, m. */
    static double alongOf(Bodies bodies, int robot, double pointX, double pointY) {
        return (pointX - bodies.body[robot].x) * bodies.body[robot].headingX
                + (pointY - bodies.body[robot].y) * bodies.body[robot].headingY;
    }

    /** y_r of a point: to the left of a robot's heading from its centre, m. */
    static double acrossOf(Bodies bodies, int robot, double pointX, double pointY) {
        return (pointY - bodies.body[robot].y) * bodies.body[robot].headingX
                - (pointX - bodies.body[robot].x) * bodies.body[robot].headingY;
    }
}
