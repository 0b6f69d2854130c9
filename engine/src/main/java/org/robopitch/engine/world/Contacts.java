// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;

/**
 * The pairs of bodies that may touch during the current step, found by a detector and read by a resolver.
 *
 * <p>Each contact has one normal and one or two points. The speed at which the bodies part at a point is a row times
 * the velocities, in the bodies' own frames:
 *
 * <pre>part = firstAlong·along[first] + firstAcross·across[first] + firstSpin·spin[first] + (the same of second)</pre>
 *
 * so an impulse j at the point changes along[first] by firstAlong·j·inverseMassAlong[first], and so on. What the row says of
 * the ground does not matter, which has no velocity and yields to no impulse.
 */
public final class Contacts {
    /** A gap that no body can cross in a step: the contact has no second point. */
    public static final double NO_POINT = 1e9;

    /** Room per body at first; it grows in pile-ups. Many small worlds that take turns stay in the processor's cache. */
    static final int USUAL_PER_BODY = 2;

    /** How many numbers a contact has in {@link #row}; the constants say which is where. */
    static final int STRIDE = 16;

    /** The rows of both bodies: along, across, and spin (m) at point 1 and, next to it, at point 2. */
    static final int FIRST_ALONG = 0;

    static final int FIRST_ACROSS = 1;
    static final int FIRST_SPIN = 2;
    static final int SECOND_ALONG = 4;
    static final int SECOND_ACROSS = 5;
    static final int SECOND_SPIN = 6;

    /** Distance still open at point 1, m; the next is that of point 2. */
    static final int GAP = 8;

    /** Points 1 and 2 in the first body's frame: x, y, x, y, m. */
    static final int POINT = 10;

    static final int IMPULSE = 14;

    /** How many contacts there are. */
    public int count;

    /** One body of the contact. */
    public int[] first = new int[0];

    /** The other body, which may be the ball or the ground. */
    public int[] second = new int[0];

    /** Whether the first body touches a wall's face with its corners. */
    boolean[] cornersOnWall = new boolean[0];

    /** Whether two sides touch along their length, so that either may be the one that the normal belongs to. */
    boolean[] flush = new boolean[0];

    /** Where the first body meets a wall; only for contacts of robots with walls. */
    int[] wall = new int[0];

    /** All other numbers, those of a contact side by side. The resolver works on them; others ask by name. */
    double[] row = new double[0];

    /**
     * A table with room for some contacts.
     *
     * @param capacity how many to begin with; it grows when a pile-up needs more
     */
    public Contacts(int capacity) {
        grow(Math.max(1, capacity));
    }

    /** Removes all contacts. */
    public void clear() {
        count = 0;
    }

    /** Adds a contact. Normal (from the first body to the second) and points are in the first body's frame. */
    void add(
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
        flush[k] = false;
        int r = k * STRIDE;
        row[r + FIRST_ALONG] = -normalX;
        row[r + FIRST_ACROSS] = -normalY;
        row[r + FIRST_SPIN] = y1 * normalX - x1 * normalY;
        row[r + FIRST_SPIN + 1] = y2 * normalX - x2 * normalY;
        row[r + SECOND_ALONG] = normalX * cosine + normalY * sine;
        row[r + SECOND_ACROSS] = normalY * cosine - normalX * sine;
        row[r + SECOND_SPIN] = (x1 - offsetX) * normalY - (y1 - offsetY) * normalX;
        row[r + SECOND_SPIN + 1] = (x2 - offsetX) * normalY - (y2 - offsetY) * normalX;
        row[r + GAP] = open1;
        row[r + GAP + 1] = open2;
        row[r + POINT] = x1;
        row[r + POINT + 1] = y1;
        row[r + POINT + 2] = x2;
        row[r + POINT + 3] = y2;
        row[r + IMPULSE] = 0;
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
        add(bodies, robot, bodies.ground, -normalX, -normalY, x1, y1, open1, x2, y2, open2);
        cornersOnWall[count - 1] = true;
    }

    /**
     * Replaces the last two contacts by their mean. They are the same contact, measured from either body, so the result does
     * not depend on which of two flush sides is the reference.
     */
    void mergeLastTwo() {
        count--;
        flush[count - 1] = true;
        int k = (count - 1) * STRIDE;
        int m = count * STRIDE;
        double spin = row[k + FIRST_SPIN];
        boolean straight = Math.abs(spin - row[m + SECOND_SPIN]) <= Math.abs(spin - row[m + SECOND_SPIN + 1]);
        for (int point = 0; point < 2; point++) {
            int same = straight ? point : 1 - point;
            mean(k + FIRST_ALONG + point, m + SECOND_ALONG + point);
            mean(k + SECOND_ALONG + point, m + FIRST_ALONG + point);
            mean(k + FIRST_SPIN + point, m + SECOND_SPIN + same);
            mean(k + SECOND_SPIN + point, m + FIRST_SPIN + same);
            mean(k + GAP + point, m + GAP + same);
        }
    }

    private void mean(int here, int there) {
        row[here] = 0.5 * (row[here] + row[there]);
    }

    /** Makes the robot the first body of the last contact, which is with a wall. */
    void turnLastToWall(Bodies bodies) {
        int k = count - 1;
        if (first[k] == bodies.ground) {
            int r = k * STRIDE;
            first[k] = second[k];
            second[k] = bodies.ground;
            cornersOnWall[k] = true;
            System.arraycopy(row, r + SECOND_ALONG, row, r + FIRST_ALONG, SECOND_ALONG - FIRST_ALONG);
            toFrameOf(bodies, first[k], r + POINT);
            toFrameOf(bodies, first[k], r + POINT + 2);
        }
    }

    private void toFrameOf(Bodies bodies, int robot, int at) {
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double dx = row[at] - bodies.x[robot];
        double dy = row[at + 1] - bodies.y[robot];
        row[at] = hx * dx + hy * dy;
        row[at + 1] = hx * dy - hy * dx;
    }

    /** Adds a copy of a contact of another table. */
    void append(Contacts from, int m) {
        copy(next(), from, m);
    }

    /** Replaces contact k by a copy of contact m, here or there. */
    void copy(int k, Contacts from, int m) {
        first[k] = from.first[m];
        second[k] = from.second[m];
        cornersOnWall[k] = from.cornersOnWall[m];
        flush[k] = from.flush[m];
        wall[k] = from.wall[m];
        System.arraycopy(from.row, m * STRIDE, row, k * STRIDE, STRIDE);
    }

    private int next() {
        if (count == first.length) {
            grow(2 * count);
        }
        return count++;
    }

    private void grow(int capacity) {
        first = Arrays.copyOf(first, capacity);
        second = Arrays.copyOf(second, capacity);
        cornersOnWall = Arrays.copyOf(cornersOnWall, capacity);
        flush = Arrays.copyOf(flush, capacity);
        wall = Arrays.copyOf(wall, capacity);
        row = Arrays.copyOf(row, capacity * STRIDE);
    }

    /**
     * {@return row of the first body, along}
     *
     * @param contact which one
     */
    public double firstAlong(int contact) {
        return row[contact * STRIDE + FIRST_ALONG];
    }

    /**
     * {@return row of the first body, across}
     *
     * @param contact which one
     */
    public double firstAcross(int contact) {
        return row[contact * STRIDE + FIRST_ACROSS];
    }

    /**
     * {@return row of the first body at a point, spin, m}
     *
     * @param contact which one
     * @param point 0 or 1
     */
    public double firstSpin(int contact, int point) {
        return row[contact * STRIDE + FIRST_SPIN + point];
    }

    /**
     * {@return distance still open at a point, m, or {@link #NO_POINT}}
     *
     * @param contact which one
     * @param point 0 or 1
     */
    public double gap(int contact, int point) {
        return row[contact * STRIDE + GAP + point];
    }

    /**
     * {@return the smaller of both gaps, m}
     *
     * @param contact which one
     */
    public double gap(int contact) {
        double at1 = gap(contact, 0);
        double at2 = gap(contact, 1);
        return at1 < at2 ? at1 : at2;
    }

    /**
     * {@return x of a point in the first body's frame, m}
     *
     * @param contact which one
     * @param point 0 or 1
     */
    public double pointX(int contact, int point) {
        return row[contact * STRIDE + POINT + 2 * point];
    }

    /**
     * {@return y of a point in the first body's frame, m}
     *
     * @param contact which one
     * @param point 0 or 1
     */
    public double pointY(int contact, int point) {
        return row[contact * STRIDE + POINT + 2 * point + 1];
    }

    /**
     * {@return the impulse that the resolver gave in this step at both points together, N·s}
     *
     * @param contact which one
     */
    public double impulse(int contact) {
        return row[contact * STRIDE + IMPULSE];
    }

    /** How fast the bodies of a contact part at a point (0 or 1), given the velocities of all bodies, m/s. */
    double parting(int contact, int point, double[] along, double[] across, double[] spin) {
        int r = contact * STRIDE;
        int a = first[contact];
        int b = second[contact];
        return (row[r + FIRST_ALONG] * along[a] + row[r + FIRST_ACROSS] * across[a])
                + (row[r + SECOND_ALONG] * along[b] + row[r + SECOND_ACROSS] * across[b])
                + (row[r + FIRST_SPIN + point] * spin[a] + row[r + SECOND_SPIN + point] * spin[b]);
    }
}
