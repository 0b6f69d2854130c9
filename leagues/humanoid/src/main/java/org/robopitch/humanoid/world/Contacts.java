// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** The contacts of one step. The normal points towards the first of the two. */
final class Contacts {
    /** The second body of a contact with something that does not move. */
    static final int FIXED = -1;

    int count;

    /** How many contacts found no room, since the world began. */
    long dropped;

    final int[] first;
    final int[] firstPart;
    final int[] second;
    final int[] secondPart;

    /** Place (3), normal (3). */
    final double[] frame;

    final double[] depth;
    final Surface[] surface;

    /** Impulses of the last step: along the normal and two directions across, in the world's axes (3 numbers), N·s. */
    final double[] impulse;

    Contacts(int capacity) {
        first = new int[capacity];
        firstPart = new int[capacity];
        second = new int[capacity];
        secondPart = new int[capacity];
        frame = new double[6 * capacity];
        depth = new double[capacity];
        surface = new Surface[capacity];
        impulse = new double[3 * capacity];
        java.util.Arrays.fill(surface, Surface.ROBOT_GROUND);
    }

    void add(Pair pair, double x, double y, double z, double nx, double ny, double nz, double itsDepth) {
        if (count == depth.length) {
            dropped++;
            return;
        }
        int c = count++;
        first[c] = pair.first;
        firstPart[c] = pair.firstPart;
        second[c] = pair.second;
        secondPart[c] = pair.secondPart;
        surface[c] = pair.surface;
        frame[6 * c] = x;
        frame[6 * c + 1] = y;
        frame[6 * c + 2] = z;
        frame[6 * c + 3] = nx;
        frame[6 * c + 4] = ny;
        frame[6 * c + 5] = nz;
        depth[c] = itsDepth;
    }

    /** Drops the contacts of an entity that is there no more. */
    void forget(int entity) {
        int kept = 0;
        for (int c = 0; c < count; c++) {
            if (first[c] != entity && second[c] != entity) {
                copy(this, c, kept++);
            }
        }
        count = kept;
    }

    /** Takes over a contact that still holds. */
    void add(Contacts from, int old) {
        copy(from, old, count++);
    }

    void copyFrom(Contacts from) {
        count = from.count;
        for (int c = 0; c < count; c++) {
            copy(from, c, c);
        }
    }

    private void copy(Contacts from, int old, int c) {
        first[c] = from.first[old];
        firstPart[c] = from.firstPart[old];
        second[c] = from.second[old];
        secondPart[c] = from.secondPart[old];
        surface[c] = from.surface[old];
        depth[c] = from.depth[old];
        System.arraycopy(from.frame, 6 * old, frame, 6 * c, 6);
        System.arraycopy(from.impulse, 3 * old, impulse, 3 * c, 3);
    }

    /** Who may touch whom: what is the same for all points of a pair. */
    static final class Pair {
        int first;
        int firstPart;
        int second;
        int secondPart;
        Surface surface = Surface.ROBOT_GROUND;

        Pair of(int newFirst, int newFirstPart, int newSecond, int newSecondPart, Surface newSurface) {
            first = newFirst;
            firstPart = newFirstPart;
            second = newSecond;
            secondPart = newSecondPart;
            surface = newSurface;
            return this;
        }
    }
}
