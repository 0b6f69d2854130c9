// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

/** The collisions of the last sub-step, for viewers. */
public final class ContactList {
    /** Stands for the second robot where a robot met a wall. */
    public static final int WALL = -1;

    private static final CollisionKind[] KINDS = CollisionKind.values();

    private final int[] first;
    private final int[] second;
    private final int[] kind;
    private final double[] x;
    private final double[] y;
    private int count;

    ContactList(int most) {
        first = new int[most];
        second = new int[most];
        kind = new int[most];
        x = new double[most];
        y = new double[most];
    }

    void clear() {
        count = 0;
    }

    void add(int one, int other, CollisionKind how, double atX, double atY) {
        first[count] = one;
        second[count] = other;
        kind[count] = how.ordinal();
        x[count] = atX;
        y[count] = atY;
        count++;
    }

    /** {@return how many there are} */
    public int count() {
        return count;
    }

    /**
     * {@return a robot of a collision}
     *
     * @param contact which collision
     */
    public int first(int contact) {
        return first[contact];
    }

    /**
     * {@return the other robot of a collision, or {@link #WALL}}
     *
     * @param contact which collision
     */
    public int second(int contact) {
        return second[contact];
    }

    /**
     * {@return of which kind a collision is; of no meaning for walls}
     *
     * @param contact which collision
     */
    public CollisionKind kind(int contact) {
        return KINDS[kind[contact]];
    }

    /**
     * {@return where a collision is, m}
     *
     * @param contact which collision
     */
    public double x(int contact) {
        return x[contact];
    }

    /**
     * {@return where a collision is, m}
     *
     * @param contact which collision
     */
    public double y(int contact) {
        return y[contact];
    }
}
