// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.util.Arrays;

/**
 * When a robot may send: rounds of equal length are divided into a slot for each member and one for those who want to
 * join. The member with the lowest number is the reference: the others count their slots from its packets, and its packets
 * say who is a member, and who will be in some rounds from now, so that a change of the slots takes effect everywhere at
 * the same time, also where some of the packets are lost. If the reference falls silent the next one takes over; of two
 * references the lower number stays.
 *
 * <p>Time is a number that the caller passes in; robots' clocks need not agree.
 */
public final class TdmaSlots {
    /** Rounds without a word until a member is taken for gone. */
    private static final int SILENT_ROUNDS = 8;

    /** A robot that looks at its clock too rarely to find its slot sends after so many rounds all the same. */
    private static final double OVERDUE_ROUNDS = 2.05;

    /** Rounds in which a change is announced before it takes effect. */
    private static final int ANNOUNCED_ROUNDS = 6;

    private static final int MASK = 0xFFFF;
    private static final int REFERENCE_AT = 16;
    private static final int COUNTDOWN_AT = 24;
    private static final int NEXT_AT = 32;

    private final int self;
    private final double round;
    private final double[] heardAt = new double[RealTimeStore.ROBOTS];
    private int members;
    private int next;
    private int countdown;
    private double changesAt = Double.POSITIVE_INFINITY;
    private int reference = -1;
    private double roundBegan;
    private double firstAsked = Double.NaN;
    private double sentAt;

    /**
     * The slots as a robot sees them.
     *
     * @param self its number, 0 … 15
     * @param round length of a round, s
     */
    public TdmaSlots(int self, double round) {
        this.self = self;
        this.round = round;
        Arrays.fill(heardAt, Double.NEGATIVE_INFINITY);
    }

    /** {@return what goes with each packet: the reference, the members, and the members to be} */
    public long round() {
        return (long) next << NEXT_AT
                | (long) countdown << COUNTDOWN_AT
                | (long) (reference + 1) << REFERENCE_AT
                | members;
    }

    /**
     * {@return whether a robot is a member, as far as this one knows}
     *
     * @param robot its number
     */
    public boolean isMember(int robot) {
        return (members >> robot & 1) != 0;
    }

    /** {@return the number of the reference, or −1 if none is known} */
    public int reference() {
        return reference;
    }

    /**
     * Takes note of a packet.
     *
     * @param sender who sent it
     * @param said what came with it
     * @param now when it came, s
     */
    public void heard(int sender, long said, double now) {
        boolean silent = reference >= 0 && reference != self && now - heardAt[reference] > SILENT_ROUNDS * round;
        heardAt[sender] = now;
        int theirs = (int) (said >> REFERENCE_AT & 0xFF) - 1;
        if (theirs == sender && (sender == reference || reference < 0 || sender < reference || silent)) {
            follow(sender, said, now);
        }
    }

    private void follow(int sender, long said, double now) {
        reference = sender;
        members = (int) said & MASK;
        next = (int) (said >> NEXT_AT) & MASK;
        countdown = (int) (said >> COUNTDOWN_AT) & 0xFF;
        roundBegan = now - indexOf(sender) * width();
        changesAt = countdown > 0 ? roundBegan + (countdown - 0.5) * round : Double.POSITIVE_INFINITY;
    }

    /**
     * {@return whether it is time to send now; to be asked often, and followed by sending if so}
     *
     * @param now s
     */
    public boolean isDue(double now) {
        if (Double.isNaN(firstAsked)) {
            firstAsked = now;
            sentAt = now;
        }
        if (reference != self) {
            double since = reference < 0 ? firstAsked : Math.max(firstAsked, heardAt[reference]);
            if (now - since > (SILENT_ROUNDS + 2 * turn()) * round) {
                takeOver(now);
            } else if (reference < 0) {
                return false;
            } else if (now >= changesAt) {
                members = next;
                changesAt = Double.POSITIVE_INFINITY;
            }
        }
        while (now - roundBegan >= round) {
            roundBegan += round;
            if (reference == self) {
                beginRound(now);
            }
        }
        double begins = roundBegan + slot();
        boolean inTime = now >= begins && sentAt < begins && now - sentAt > 0.5 * round;
        boolean due = inTime || now - sentAt > OVERDUE_ROUNDS * round;
        if (due) {
            sentAt = now;
        }
        return due;
    }

    /** Who takes over first when the reference is silent: by the order of numbers, members before others. */
    private int turn() {
        return isMember(self) ? indexOf(self) : Integer.bitCount(members) + self;
    }

    /** Goes on with the same slots, so that nothing changes for those who do not know it yet. */
    private void takeOver(double now) {
        if (!isMember(self)) {
            members = 1 << self;
            roundBegan = now - indexOf(self) * width();
        }
        reference = self;
        next = members;
        countdown = 0;
        changesAt = Double.POSITIVE_INFINITY;
    }

    private void beginRound(double now) {
        if (countdown > 0 && --countdown == 0) {
            members = next;
        }
        if (countdown == 0) {
            int present = 1 << self;
            for (int robot = 0; robot < heardAt.length; robot++) {
                present |= now - heardAt[robot] <= SILENT_ROUNDS * round ? 1 << robot : 0;
            }
            next = present;
            countdown = present == members ? 0 : ANNOUNCED_ROUNDS;
        }
    }

    private int indexOf(int robot) {
        return Integer.bitCount(members & ((1 << robot) - 1));
    }

    private double width() {
        return round / (Integer.bitCount(members) + 1);
    }

    /** When one's slot begins; joiners share the last one, each at its own part of it. */
    private double slot() {
        return isMember(self)
                ? indexOf(self) * width()
                : round - width() * (RealTimeStore.ROBOTS - self) / (RealTimeStore.ROBOTS + 1);
    }
}
