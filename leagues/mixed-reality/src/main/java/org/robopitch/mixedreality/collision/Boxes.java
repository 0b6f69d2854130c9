// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/**
 * Robots as boxes of one size: whether two overlap and how deep, by separating axes; and where two collide (MR-Simulator 2011,
 * eq. 1, 2 and Table 2), from the corners of each that lie inside of the other. Departure: the body is 25 × 27 mm, not a square of
 * side a₀. Several corners count by their mean.
 */
final class Boxes {
    /** Corners this little outside still count: faces that meet exactly must not be lost to rounding. m. */
    static final double ROUNDING = 1e-6;

    final double halfLength;
    final double halfWidth;
    final double reach;

    /** The axis of the last overlap, pointing from the first robot to the second. */
    double axisX;

    double axisY;

    /** Whether a corner of A bumps into B. */
    boolean cornerOfA;

    /** Whether a corner of B bumps into A. */
    boolean cornerOfB;

    /** Whether a single corner is all that touches. */
    boolean oneCorner;

    /** The collision point, m. */
    double x;

    double y;

    private double sumX;
    private double sumY;

    /**
     * Boxes.
     *
     * @param length along the heading, m
     * @param width across the heading, m
     */
    Boxes(double length, double width) {
        halfLength = length / 2;
        halfWidth = width / 2;
        reach = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth);
    }

    /** How deep two robots are inside of each other, m; negative if a gap separates them. */
    double overlap(Bodies bodies, int a, int b) {
        double dx = bodies.body[b].x - bodies.body[a].x;
        double dy = bodies.body[b].y - bodies.body[a].y;
        double ax = bodies.body[a].headingX;
        double ay = bodies.body[a].headingY;
        double bx = bodies.body[b].headingX;
        double by = bodies.body[b].headingY;
        // The angle between both headings is all it takes to project one box on the axes of the other.
        double cosine = Math.abs(ax * bx + ay * by);
        double sine = Math.abs(ax * by - ay * bx);
        double along = halfLength + halfLength * cosine + halfWidth * sine;
        double across = halfWidth + halfLength * sine + halfWidth * cosine;
        double least = Double.POSITIVE_INFINITY;
        least = tryAxis(ax, ay, dx, dy, along, least);
        least = tryAxis(-ay, ax, dx, dy, across, least);
        least = tryAxis(bx, by, dx, dy, along, least);
        return tryAxis(-by, bx, dx, dy, across, least);
    }

    private double tryAxis(double x1, double y1, double dx, double dy, double extent, double least) {
        double distance = dx * x1 + dy * y1;
        double depth = extent - Math.abs(distance);
        if (depth >= least) {
            return least;
        }
        double sign = distance < 0 ? -1 : 1;
        axisX = sign * x1;
        axisY = sign * y1;
        return depth;
    }

    /** How far a robot reaches along x from its centre, m. */
    double extentX(MovingBody robot) {
        return halfLength * Math.abs(robot.headingX) + halfWidth * Math.abs(robot.headingY);
    }

    /** How far a robot reaches along y from its centre, m. */
    double extentY(MovingBody robot) {
        return halfLength * Math.abs(robot.headingY) + halfWidth * Math.abs(robot.headingX);
    }

    /**
     * Finds the collision point by Table 2; false in the "no collision case".
     *
     * @param margin how far outside of a robot a corner may be and still counts, m
     */
    boolean find(MovingBody a, MovingBody b, double margin) {
        int ofA = cornersInside(a, b, margin);
        double pointOfAx = sumX / ofA;
        double pointOfAy = sumY / ofA;
        int ofB = cornersInside(b, a, margin);
        double pointOfBx = sumX / ofB;
        double pointOfBy = sumY / ofB;
        cornerOfA = ofA > 0;
        cornerOfB = ofB > 0;
        oneCorner = ofA + ofB == 1;
        if (cornerOfA && cornerOfB) {
            x = 0.5 * (pointOfAx + pointOfBx);
            y = 0.5 * (pointOfAy + pointOfBy);
        } else {
            x = cornerOfA ? pointOfAx : pointOfBx;
            y = cornerOfA ? pointOfAy : pointOfBy;
        }
        return cornerOfA || cornerOfB;
    }

    /** How many corners of one robot lie inside of another, by eq. 1 and 2 without the arc tangent; their sum is left behind. */
    private int cornersInside(MovingBody of, MovingBody inside, double margin) {
        sumX = 0;
        sumY = 0;
        int count = 0;
        for (int corner = 0; corner < 4; corner++) {
            double along = (corner & 1) == 0 ? halfLength : -halfLength;
            double across = (corner & 2) == 0 ? halfWidth : -halfWidth;
            double cornerX = of.x + along * of.headingX - across * of.headingY;
            double cornerY = of.y + along * of.headingY + across * of.headingX;
            if (Math.abs(along(inside, cornerX, cornerY)) <= halfLength + margin
                    && Math.abs(across(inside, cornerX, cornerY)) <= halfWidth + margin) {
                sumX += cornerX;
                sumY += cornerY;
                count++;
            }
        }
        return count;
    }

    /** Whether the collision point is on the left or right side of a robot, rather than at its front or back. */
    boolean isOnLateralSide(MovingBody robot) {
        return halfWidth - Math.abs(across(robot)) < halfLength - Math.abs(along(robot));
    }

    /** x_r of the collision point: along a robot's heading from its centre, m. */
    double along(MovingBody robot) {
        return along(robot, x, y);
    }

    /** y_r of the collision point: to the left of a robot's heading from its centre, m. */
    double across(MovingBody robot) {
        return across(robot, x, y);
    }

    private static double along(MovingBody robot, double pointX, double pointY) {
        return (pointX - robot.x) * robot.headingX + (pointY - robot.y) * robot.headingY;
    }

    private static double across(MovingBody robot, double pointX, double pointY) {
        return (pointY - robot.y) * robot.headingX - (pointX - robot.x) * robot.headingY;
    }
}
