// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import org.robopitch.engine.body.Bodies;

/** Whether two robots, or a robot and a wall, overlap and how deep: separating axes of boxes that are all the same. */
final class Boxes {
    final double halfLength;
    final double halfWidth;
    final double reach;

    /** The axis of the last overlap that was asked for, pointing from the first robot to the second. */
    double axisX;

    double axisY;

    /**
     * Boxes of one size.
     *
     * @param length along the heading, m
     * @param width across the heading, m
     */
    public Boxes(double length, double width) {
        halfLength = length / 2;
        halfWidth = width / 2;
        reach = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth);
    }

    /**
     * {@return how deep two robots are inside of each other, m; negative if a gap separates them}
     *
     * @param bodies where they are
     * @param a one
     * @param b the other
     */
    public double overlap(Bodies bodies, int a, int b) {
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

    private double tryAxis(double x, double y, double dx, double dy, double extent, double least) {
        double distance = dx * x + dy * y;
        double depth = extent - Math.abs(distance);
        if (depth >= least) {
            return least;
        }
        double sign = distance < 0 ? -1 : 1;
        axisX = sign * x;
        axisY = sign * y;
        return depth;
    }

    /** How far a robot reaches along x from its centre, m. */
    double extentX(Bodies bodies, int robot) {
        return halfLength * Math.abs(bodies.body[robot].headingX) + halfWidth * Math.abs(bodies.body[robot].headingY);
    }

    /** How far a robot reaches along y from its centre, m. */
    double extentY(Bodies bodies, int robot) {
        return halfLength * Math.abs(bodies.body[robot].headingY) + halfWidth * Math.abs(bodies.body[robot].headingX);
    }
}
