// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

/**
 * When a robot may send: rounds of equal length are divided into a slot for each member and one for those who want to
 * join. The member with the lowest number is the reference: the others count their slots from its packets, and its packets
 * say who is a member. If it falls silent the next one takes over; of two references the lower number stays.
 *
 * <p>Time is a number that the caller passes in; robots' clocks need not agree.
 */
public final class TdmaSlots {
    /** Rounds without a word until a member is taken for gone. */
    private static final int SILENT_ROUNDS = 8;

    /** A robot that looks at its clock once in a cycle only may be so late, s. */
    private static final double LATEST = 0.016;

    private static final int MASK = 0xFFFF;

    private final int self;
    private final double round;
    private final double[] heardAt = new double[RealTimeStore.ROBOTS];
    private int members;
    private int reference = -1;
    private double roundBegan = Double.NEGATIVE_INFINITY;
    private double firstAsked = Double.NaN;
    private double sentAt = Double.NEGATIVE_INFINITY;

    /**
     * The slots as a robot sees them.
     *
     * @param self its number, 0 … 15
     * @param round length of a round, s
     */
    public TdmaSlots(int self, double round) {
        this.self = self;
        this.round = round;
        for (int i = 0; i < heardAt.length; i++) {
            heardAt[i] = Double.NEGATIVE_INFINITY;
        }
    }

    /** {@return what goes with each packet: who sends as the reference, and who is a member} */
    public long round() {
        return ((long) (reference + 1) << 16) | members;
    }

    /** {@return whether a robot is a member, as far as this one knows} */
    public boolean isMember(int robot) {
        return (members >> robot & 1) != 0;
    }

    /**
     * Takes note of a packet.
     *
     * @param sender who sent it
     * @param said what came with it
     * @param now when it came, s
     */
    public void heard(int sender, long said, double now) {
        heardAt[sender] = now;
        int theirReference = (int) (said >> 16) - 1;
        boolean newer = reference < 0 || theirReference < reference || now - heardAt[reference] > SILENT_ROUNDS * round;
        if (theirReference == sender && (sender == reference || newer) && reference != self
                || theirReference == sender && reference == self && sender < self) {
            reference = sender;
            members = (int) said & MASK;
            roundBegan = now;
        } else if (reference == self) {
            members |= 1 << sender;
        }
    }

    /**
     * {@return whether it is time to send now; to be asked often, and followed by sending if so}
     *
     * @param now s
     */
    public boolean isDue(double now) {
        if (Double.isNaN(firstAsked)) {
            firstAsked = now;
        }
        if (reference == self) {
            return beginRound(now);
        }
        double silent = reference < 0 ? now - firstAsked : now - Math.max(firstAsked, heardAt[reference]);
        if (silent > (SILENT_ROUNDS + 2 * turn()) * round) {
            becomeReference();
            return beginRound(now);
        }
        if (reference < 0) {
            return false;
        }
        // After its slot in each round, also in those whose beginning was lost.
        double since = now - roundBegan;
        double begins = roundBegan + Math.floor(since / round) * round + slot();
        boolean due = now >= begins && now < begins + Math.max(0.5 * width(), LATEST) && sentAt < begins;
        if (due) {
            sentAt = now;
        }
        return due;
    }

    /** Who takes over first when the reference is silent: by the order of numbers, members before others. */
    private int turn() {
        return Integer.bitCount(members & ((1 << self) - 1)) + (isMember(self) ? 0 : self);
    }

    private void becomeReference() {
        if (reference >= 0) {
            members &= ~(1 << reference);
        }
        reference = self;
        members |= 1 << self;
    }

    private boolean beginRound(double now) {
        if (now - roundBegan < round) {
            return false;
        }
        // Rounds follow each other exactly, unless one was missed altogether.
        roundBegan = now - roundBegan < 2 * round ? roundBegan + round : now;
        members |= 1 << self;
        for (int robot = 0; robot < heardAt.length; robot++) {
            if (robot != self && now - heardAt[robot] > SILENT_ROUNDS * round) {
                members &= ~(1 << robot);
            }
        }
        sentAt = now;
        return true;
    }

    private double width() {
        return round / (Integer.bitCount(members) + 1);
    }

    /** When one's slot begins; joiners share the last one, each at its own part of it. */
    private double slot() {
        if (isMember(self)) {
            return Integer.bitCount(members & ((1 << self) - 1)) * width();
        }
        return round - width() + 0.5 * width() * self / RealTimeStore.ROBOTS;
    }
}
