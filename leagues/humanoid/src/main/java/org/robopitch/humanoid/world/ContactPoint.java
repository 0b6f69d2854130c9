// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** A contact of the last step; used again and again. */
public final class ContactPoint {
    /** What is touched: a robot's number, or the number of robots for the ball. */
    public int first;

    /** By what: as {@link #first}, or −1 for what does not move. */
    public int second;

    /** By which part; 0 for the ground if it does not move. */
    public int secondPart;

    /** Where, m. */
    public final double[] place = new double[3];

    /** What the first receives, N·s. */
    public final double[] impulse = new double[3];

    void read(Contacts contacts, int c) {
        first = contacts.first[c];
        second = contacts.second[c];
        secondPart = contacts.secondPart[c];
        System.arraycopy(contacts.frame, 6 * c, place, 0, 3);
        System.arraycopy(contacts.impulse, 3 * c, impulse, 0, 3);
    }
}
