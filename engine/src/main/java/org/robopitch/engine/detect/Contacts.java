// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.detect;

import org.robopitch.engine.body.Bodies;

/**
 * The pairs of bodies that may touch during the current step: what a detector says and a resolver reads.
 *
 * <p>Each contact has one normal and one or two points. The speed at which the bodies part at a point is a row times
 * the velocities, in the bodies' own frames:
 *
 * <pre>part = firstAlong·along[first] + firstAcross·across[first] + firstSpin·spin[first] + (the same of second)</pre>
 *
 * so an impulse j at the point changes along[first] by firstAlong·j·inverseMassAlong[first], and so on.
 */
public final class Contacts {
    /** A gap that no body can cross in a step: the contact has no second point. */
    public static final double NO_POINT = 1e9;

    /** How many contacts there are. */
    public int count;

    /** One body of the contact. */
    public int[] first = new int[0];

    /** The other body, which may be the ball or the ground. */
    public int[] second = new int[0];

    /** Whether the first body touches a wall's face with its corners. */
    public boolean[] cornersOnWall = new boolean[0];

    /** Row of the first body, along. */
    public double[] firstAlong = new double[0];

    /** Row of the first body, across. */
    public double[] firstAcross = new double[0];

    /** Row of the first body at point 1, spin, m. */
    public double[] firstSpin1 = new double[0];

    /** Row of the first body at point 2, spin, m. */
    public double[] firstSpin2 = new double[0];

    /** Row of the second body, along. */
    public double[] secondAlong = new double[0];

    /** Row of the second body, across. */
    public double[] secondAcross = new double[0];

    /** Row of the second body at point 1, spin, m. */
    public double[] secondSpin1 = new double[0];

    /** Row of the second body at point 2, spin, m. */
    public double[] secondSpin2 = new double[0];

    /** Distance still open at point 1, m. */
    public double[] gap1 = new double[0];

    /** Distance still open at point 2, m. */
    public double[] gap2 = new double[0];

    /** Point 1 in the first body's frame, m. */
    public double[] point1X = new double[0];

    /** Point 1 in the first body's frame, m. */
    public double[] point1Y = new double[0];

    /** Point 2 in the first body's frame, m. */
    public double[] point2X = new double[0];

    /** Point 2 in the first body's frame, m. */
    public double[] point2Y = new double[0];

    /** The impulse that the resolver gave in this step at both points together, N·s. */
    public double[] impulse = new double[0];

    /**
     * Room for a number of contacts.
     *
     * @param capacity how many to begin with; it grows when a pile-up needs more
     */
    public Contacts(int capacity) {
        grow(Math.max(1, capacity));
    }

    /** Forgets all contacts. */
    public void clear() {
        count = 0;
    }

    /**
     * Adds a contact whose normal points away from the first body's surface, given in the first body's frame.
     *
     * @param bodies the state
     * @param one the first body
     * @param other the second body
     * @param normalX unit normal from first to second, in the first's frame
     * @param normalY unit normal from first to second, in the first's frame
     * @param x1 point 1 in the first's frame, m
     * @param y1 point 1 in the first's frame, m
     * @param open1 gap at point 1, m
     * @param x2 point 2 in the first's frame, m
     * @param y2 point 2 in the first's frame, m
     * @param open2 gap at point 2, m, or {@link #NO_POINT}
     * @return the index of the contact
     */
    public int add(
            Bodies bodies,
            int one,
            int other,
            double normalX,
            double normalY,
            double x1,
            double y1,
            double open1,
            double x2,
            double y2,
            double open2) {
        int k = next();
        double hx = bodies.headingX[one];
        double hy = bodies.headingY[one];
        double otherX = bodies.x[other] - bodies.x[one];
        double otherY = bodies.y[other] - bodies.y[one];
        double offsetX = hx * otherX + hy * otherY;
        double offsetY = hx * otherY - hy * otherX;
        double cosine = hx * bodies.headingX[other] + hy * bodies.headingY[other];
        double sine = hx * bodies.headingY[other] - hy * bodies.headingX[other];
        first[k] = one;
        second[k] = other;
        cornersOnWall[k] = false;
        firstAlong[k] = -normalX;
        firstAcross[k] = -normalY;
        firstSpin1[k] = -(x1 * normalY - y1 * normalX);
        firstSpin2[k] = -(x2 * normalY - y2 * normalX);
        secondAlong[k] = normalX * cosine + normalY * sine;
        secondAcross[k] = normalY * cosine - normalX * sine;
        secondSpin1[k] = (x1 - offsetX) * normalY - (y1 - offsetY) * normalX;
        secondSpin2[k] = (x2 - offsetX) * normalY - (y2 - offsetY) * normalX;
        gap1[k] = open1;
        gap2[k] = open2;
        point1X[k] = x1;
        point1Y[k] = y1;
        point2X[k] = x2;
        point2Y[k] = y2;
        impulse[k] = 0;
        return k;
    }

    /**
     * Adds a contact of corners of a robot with the face of a wall.
     *
     * @param bodies the state
     * @param robot the robot
     * @param normalX unit normal of the face, towards the pitch, in the robot's frame
     * @param normalY unit normal of the face, towards the pitch, in the robot's frame
     * @param x1 the nearest corner in the robot's frame, m
     * @param y1 the nearest corner in the robot's frame, m
     * @param open1 its gap, m
     * @param x2 the next corner in the robot's frame, m
     * @param y2 the next corner in the robot's frame, m
     * @param open2 its gap, m, or {@link #NO_POINT}
     */
    public void addWall(
            Bodies bodies,
            int robot,
            double normalX,
            double normalY,
            double x1,
            double y1,
            double open1,
            double x2,
            double y2,
            double open2) {
        int k = next();
        first[k] = robot;
        second[k] = bodies.ground;
        cornersOnWall[k] = true;
        firstAlong[k] = normalX;
        firstAcross[k] = normalY;
        firstSpin1[k] = x1 * normalY - y1 * normalX;
        firstSpin2[k] = x2 * normalY - y2 * normalX;
        secondAlong[k] = 0;
        secondAcross[k] = 0;
        secondSpin1[k] = 0;
        secondSpin2[k] = 0;
        gap1[k] = open1;
        gap2[k] = open2;
        point1X[k] = x1;
        point1Y[k] = y1;
        point2X[k] = x2;
        point2Y[k] = y2;
        impulse[k] = 0;
    }

    /**
     * Replaces the last two contacts, two readings of the same touch whose bodies are named the other way round, by
     * their mean. So it does not matter which of two flush sides is taken as the reference.
     */
    void mergeLastTwo() {
        int k = count - 2;
        int m = count - 1;
        boolean straight = Math.abs(firstSpin1[k] - secondSpin1[m]) <= Math.abs(firstSpin1[k] - secondSpin2[m]);
        firstAlong[k] = mean(firstAlong[k], secondAlong[m]);
        firstAcross[k] = mean(firstAcross[k], secondAcross[m]);
        secondAlong[k] = mean(secondAlong[k], firstAlong[m]);
        secondAcross[k] = mean(secondAcross[k], firstAcross[m]);
        firstSpin1[k] = mean(firstSpin1[k], straight ? secondSpin1[m] : secondSpin2[m]);
        firstSpin2[k] = mean(firstSpin2[k], straight ? secondSpin2[m] : secondSpin1[m]);
        secondSpin1[k] = mean(secondSpin1[k], straight ? firstSpin1[m] : firstSpin2[m]);
        secondSpin2[k] = mean(secondSpin2[k], straight ? firstSpin2[m] : firstSpin1[m]);
        gap1[k] = mean(gap1[k], straight ? gap1[m] : gap2[m]);
        gap2[k] = mean(gap2[k], straight ? gap2[m] : gap1[m]);
        count--;
    }

    /**
     * Replaces a contact by one read elsewhere.
     *
     * @param k which one
     * @param from where the other one is
     * @param m which one there
     */
    public void copy(int k, Contacts from, int m) {
        first[k] = from.first[m];
        second[k] = from.second[m];
        cornersOnWall[k] = from.cornersOnWall[m];
        firstAlong[k] = from.firstAlong[m];
        firstAcross[k] = from.firstAcross[m];
        firstSpin1[k] = from.firstSpin1[m];
        firstSpin2[k] = from.firstSpin2[m];
        secondAlong[k] = from.secondAlong[m];
        secondAcross[k] = from.secondAcross[m];
        secondSpin1[k] = from.secondSpin1[m];
        secondSpin2[k] = from.secondSpin2[m];
        gap1[k] = from.gap1[m];
        gap2[k] = from.gap2[m];
        point1X[k] = from.point1X[m];
        point1Y[k] = from.point1Y[m];
        point2X[k] = from.point2X[m];
        point2Y[k] = from.point2Y[m];
        impulse[k] = from.impulse[m];
    }

    /** Lets the last contact, of a robot with a wall that may have been taken as first, begin with the robot. */
    void turnLastToWall(Bodies bodies) {
        int k = count - 1;
        if (second[k] == bodies.ground) {
            return;
        }
        int robot = second[k];
        second[k] = first[k];
        first[k] = robot;
        cornersOnWall[k] = true;
        firstAlong[k] = secondAlong[k];
        firstAcross[k] = secondAcross[k];
        firstSpin1[k] = secondSpin1[k];
        firstSpin2[k] = secondSpin2[k];
        secondAlong[k] = 0;
        secondAcross[k] = 0;
        secondSpin1[k] = 0;
        secondSpin2[k] = 0;
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double dx = point1X[k] - bodies.x[robot];
        double dy = point1Y[k] - bodies.y[robot];
        point1X[k] = hx * dx + hy * dy;
        point1Y[k] = hx * dy - hy * dx;
        dx = point2X[k] - bodies.x[robot];
        dy = point2Y[k] - bodies.y[robot];
        point2X[k] = hx * dx + hy * dy;
        point2Y[k] = hx * dy - hy * dx;
    }

    private static double mean(double one, double other) {
        return 0.5 * (one + other);
    }

    private int next() {
        if (count == first.length) {
            grow(2 * count);
        }
        return count++;
    }

    private void grow(int capacity) {
        first = java.util.Arrays.copyOf(first, capacity);
        second = java.util.Arrays.copyOf(second, capacity);
        cornersOnWall = java.util.Arrays.copyOf(cornersOnWall, capacity);
        firstAlong = java.util.Arrays.copyOf(firstAlong, capacity);
        firstAcross = java.util.Arrays.copyOf(firstAcross, capacity);
        firstSpin1 = java.util.Arrays.copyOf(firstSpin1, capacity);
        firstSpin2 = java.util.Arrays.copyOf(firstSpin2, capacity);
        secondAlong = java.util.Arrays.copyOf(secondAlong, capacity);
        secondAcross = java.util.Arrays.copyOf(secondAcross, capacity);
        secondSpin1 = java.util.Arrays.copyOf(secondSpin1, capacity);
        secondSpin2 = java.util.Arrays.copyOf(secondSpin2, capacity);
        gap1 = java.util.Arrays.copyOf(gap1, capacity);
        gap2 = java.util.Arrays.copyOf(gap2, capacity);
        point1X = java.util.Arrays.copyOf(point1X, capacity);
        point1Y = java.util.Arrays.copyOf(point1Y, capacity);
        point2X = java.util.Arrays.copyOf(point2X, capacity);
        point2Y = java.util.Arrays.copyOf(point2Y, capacity);
        impulse = java.util.Arrays.copyOf(impulse, capacity);
    }
}
