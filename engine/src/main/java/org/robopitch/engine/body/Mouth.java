// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a robot's contour that curves inwards, between two lips. A ball there can touch the robot at several places at
 * once, which no single normal of a {@link Rim} tells: wedged between the lips, it would be pushed out of one into the other.
 *
 * <p>All numbers are in the robot's frame. Distances are taken from the middles of sides, so that they are the same bits in a
 * mirror.
 */
final class Mouth {
    private final double ballRadius;
    private final double[] cornerX;
    private final double[] cornerY;
    private final double[] middleX;
    private final double[] middleY;
    private final double[] normalX;
    private final double[] normalY;
    private final double[] half;
    private final double beforeX;
    private final double beforeY;
    private final double afterX;
    private final double afterY;
    private final double outX;
    private final double outY;
    private final double deepest;

    /**
     * The part of a contour from one lip to the other.
     *
     * @param xs of the contour, counter-clockwise, m
     * @param ys of the contour, m
     * @param first which point is the first lip
     * @param count how many points there are from lip to lip, both included
     * @param ballRadius m
     */
    private Mouth(double[] xs, double[] ys, int first, int count, double ballRadius) {
        int n = xs.length;
        int sides = count - 1;
        this.ballRadius = ballRadius;
        cornerX = new double[count];
        cornerY = new double[count];
        middleX = new double[sides];
        middleY = new double[sides];
        normalX = new double[sides];
        normalY = new double[sides];
        half = new double[sides];
        for (int i = 0; i < count; i++) {
            cornerX[i] = xs[(first + i) % n];
            cornerY[i] = ys[(first + i) % n];
        }
        for (int i = 0; i < sides; i++) {
            double edgeX = cornerX[i + 1] - cornerX[i];
            double edgeY = cornerY[i + 1] - cornerY[i];
            double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
            middleX[i] = 0.5 * (cornerX[i] + cornerX[i + 1]);
            middleY[i] = 0.5 * (cornerY[i] + cornerY[i + 1]);
            normalX[i] = edgeY / length;
            normalY[i] = -edgeX / length;
            half[i] = 0.5 * length;
        }
        int before = (first + n - 1) % n;
        int after = (first + count) % n;
        beforeX = cornerX[0] - xs[before];
        beforeY = cornerY[0] - ys[before];
        afterX = xs[after] - cornerX[sides];
        afterY = ys[after] - cornerY[sides];
        outX = cornerY[sides] - cornerY[0];
        outY = cornerX[0] - cornerX[sides];
        double least = 0;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, out(cornerX[i], cornerY[i]));
        }
        deepest = least;
    }

    private double out(double x, double y) {
        return outX * (x - cornerX[0]) + outY * (y - cornerY[0]);
    }

    /**
     * {@return whether a ball is before the mouth or in it, so that the mouth says what it touches}
     *
     * @param x of the ball's centre, m
     * @param y of the ball's centre, m
     */
    public boolean covers(double x, double y) {
        int last = cornerX.length - 1;
        return beforeX * (x - cornerX[0]) + beforeY * (y - cornerY[0]) > 0
                && afterX * (x - cornerX[last]) + afterY * (y - cornerY[last]) < 0
                && out(x, y) > deepest;
    }

    /** {@return how many places a ball can touch at most} */
    public int mostPlaces() {
        return cornerX.length + half.length;
    }

    /**
     * Finds the places that are nearest to a ball, each nearer than the contour on either side of it.
     *
     * @param x of the ball's centre, m
     * @param y of the ball's centre, m
     * @param places receives of each place the gap, m, and the unit normal, x and y
     * @return how many there are; none if the ball's centre is inside of the robot
     */
    public int touch(double x, double y, double[] places) {
        int found = 0;
        for (int i = 0; i < half.length; i++) {
            if (facesSide(i, x, y)) {
                found = note(places, found, outside(i, x, y), normalX[i], normalY[i]);
            }
        }
        for (int i = 0; i < cornerX.length; i++) {
            if (facesCorner(i, x, y)) {
                double distance = distance(i, x, y);
                found = note(places, found, distance, (x - cornerX[i]) / distance, (y - cornerY[i]) / distance);
            }
        }
        return found;
    }

    private int note(double[] places, int found, double distance, double nx, double ny) {
        places[3 * found] = distance - ballRadius;
        places[3 * found + 1] = nx;
        places[3 * found + 2] = ny;
        return found + 1;
    }

    /**
     * {@return the gap between a ball and the nearest of these places, m; infinity if the ball's centre is inside of the robot}
     *
     * @param x of the ball's centre, m
     * @param y of the ball's centre, m
     */
    public double gap(double x, double y) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < half.length; i++) {
            least = facesSide(i, x, y) ? Math.min(least, outside(i, x, y)) : least;
        }
        for (int i = 0; i < cornerX.length; i++) {
            least = facesCorner(i, x, y) ? Math.min(least, distance(i, x, y)) : least;
        }
        return least - ballRadius;
    }

    private boolean facesSide(int side, double x, double y) {
        return outside(side, x, y) > 0 && Math.abs(beside(side, x, y)) < half[side];
    }

    private boolean facesCorner(int corner, double x, double y) {
        boolean pastTheSideBefore = corner == 0 || beside(corner - 1, x, y) >= half[corner - 1];
        boolean beforeTheNext = corner == half.length || beside(corner, x, y) <= -half[corner];
        return pastTheSideBefore && beforeTheNext && distance(corner, x, y) > 0;
    }

    private double outside(int side, double x, double y) {
        return normalX[side] * (x - middleX[side]) + normalY[side] * (y - middleY[side]);
    }

    /** Where a ball is along a side, from its middle on, m. */
    private double beside(int side, double x, double y) {
        return normalX[side] * (y - middleY[side]) - normalY[side] * (x - middleX[side]);
    }

    private double distance(int corner, double x, double y) {
        double dx = x - cornerX[corner];
        double dy = y - cornerY[corner];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /**
     * {@return the mouths of a contour: where its corners point inwards}
     *
     * @param xs of the contour, counter-clockwise, m
     * @param ys of the contour, m
     * @param ballRadius m
     */
    static Mouth[] of(double[] xs, double[] ys, double ballRadius) {
        List<Mouth> mouths = new ArrayList<>();
        int n = xs.length;
        for (int i = 0; i < n; i++) {
            int next = (i + 1) % n;
            if (!pointsInwards(xs, ys, i) && pointsInwards(xs, ys, next)) {
                int count = 2;
                while (pointsInwards(xs, ys, (i + count - 1) % n)) {
                    count++;
                }
                mouths.add(new Mouth(xs, ys, i, count, ballRadius));
            }
        }
        return mouths.toArray(new Mouth[0]);
    }

    private static boolean pointsInwards(double[] xs, double[] ys, int i) {
        int n = xs.length;
        int before = (i + n - 1) % n;
        int after = (i + 1) % n;
        return Outline.orientation(xs[before], ys[before], xs[i], ys[i], xs[after], ys[after]) < 0;
    }
}
