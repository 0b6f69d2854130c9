// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** A contact of the last step; used again and again. */
public final class ContactPoint {
    private int first;
    private int second;
    private int secondPart;
    private final double[] place = new double[3];
    private final double[] impulse = new double[3];

    void read(Contacts contacts, int c) {
        first = contacts.first[c];
        second = contacts.second[c];
        secondPart = contacts.secondPart[c];
        System.arraycopy(contacts.frame, 6 * c, place, 0, 3);
        System.arraycopy(contacts.impulse, 3 * c, impulse, 0, 3);
    }

    /** {@return who is touched: a robot's number, or the number of robots for the ball} */
    public int first() {
        return first;
    }

    /** {@return by whom: as {@link #first()}, or −1 for what does not move} */
    public int second() {
        return second;
    }

    /** {@return by which part; 0 for the ground if it does not move} */
    public int secondPart() {
        return secondPart;
    }

    /** {@return where, m; not to be written} */
    public double[] place() {
        return place;
    }

    /** {@return what the first receives, N·s; not to be written} */
    public double[] impulse() {
        return impulse;
    }
}
