// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.util.Arrays;

/**
 * Slots of robots whose clocks have nothing in common, and may drift. One of them is the reference, and the others count
 * rounds from its packets. If it falls silent the next one takes over in the same rounds; of two references the lower
 * number stays.
 *
 * <p><b>Founding.</b> A robot listens first, the longer the higher its number. If it hears nobody it becomes the reference,
 * and <i>invites</i>: one packet in several rounds. Robots that hear an invitation answer it once, each after as many slots
 * as its number says, counted from when they heard it; the next invitation comes when all answers are over. Packets take
 * some time, the same for all robots: an answer says how long before it the invitation was heard, and so the reference
 * works out how long packets take. From then on rounds are <i>orderly</i>: the reference passes this time on, and everybody
 * who has heard that sends once in each round, in its slot.
 *
 * <p><b>Joining.</b> A robot that hears a packet of an orderly round knows when rounds begin, and does not speak before.
 *
 * <p><b>What holds.</b> In orderly rounds nobody sends at the same time, as long as the time that packets take differs
 * between robots by less than {@link #MARGIN}; so do invitations and answers if it is less than {@link #LONGEST_TRAVEL}.
 * Two robots that found at the same moment, or one that missed ten invitations in a row, can overlap with others
 * until they have heard each other: no rule can exclude that, as nothing tells them of each other before their first
 * packets. {@link SharedClockSlots} exclude it.
 */
public final class OwnClockSlots extends Slots {
    /** How long packets can take at most between robots that found a round, s. */
    public static final double LONGEST_TRAVEL = 0.2;

    /** For how many invitations a robot listens before it founds; so many again for each lower number. */
    private static final int LISTEN_INVITATIONS = 10;

    /** Packets are sent in the middle of a slot: so long after its beginning, and ended so long before its end, s. */
    private static final double AHEAD = 0.005;

    /** Rounds without a word of the reference until another takes over, and between two that would. */
    private static final int SILENT_ROUNDS = 8;

    private static final int BETWEEN_ROUNDS = 4;

    private static final double DELAY_GAIN = 0.3;
    private static final double PHASE_GAIN = 0.3;

    /** Times in packets, s: on a clock that begins again every two seconds. */
    private static final double UNIT = 0.0005;

    private static final int TIME_BITS = 12;
    private static final int TIMES = 1 << TIME_BITS;
    private static final int DELAY_BITS = 10;
    private static final int MOST_DELAY = (1 << DELAY_BITS) - 2;

    /** What was heard longer ago is not echoed, s. */
    private static final double LONGEST_ECHO = 1.2;

    private static final int ORDERLY_AT = 0;
    private static final int REFERENCE_AT = 1;
    private static final int SENT_AT = 5;
    private static final int ECHO_AT = 17;
    private static final int ECHO_SENT_AT = 21;
    private static final int ELAPSED_AT = 33;
    private static final int DELAY_AT = 45;
    private static final int PASSED_AT = 55;
    private static final int PASSED_BITS = 5;
    private static final int ROBOTS_AT = 60;

    private final double round;
    private final double invitation;
    private final double[] heardAt;
    private final int[] heardStamp;
    private int echo;
    private int reference = -1;
    private boolean orderly;
    private boolean delayKnown;
    private double delay;
    private double roundBegan;
    private double answerAt = Double.NaN;
    private double referenceHeardAt;
    private double startedAt = Double.NaN;
    private double listensSince;
    private double lastSent = Double.NEGATIVE_INFINITY;

    /**
     * The slots as a robot sees them.
     *
     * @param self its number, from 0
     * @param robots how many the team has, the same for all of them
     */
    public OwnClockSlots(int self, int robots) {
        super(self, robots);
        this.round = robots * WIDTH;
        this.invitation = LONGEST_TRAVEL + round + WIDTH;
        this.heardAt = new double[robots];
        this.heardStamp = new int[robots];
        Arrays.fill(heardAt, Double.NEGATIVE_INFINITY);
    }

    /** {@return the number of the reference, or −1 if none is known} */
    public int reference() {
        return reference;
    }

    /** {@return how long packets take, s; 0 if that is not known} */
    public double delay() {
        return delay;
    }

    @Override
    public long said(double now) {
        long said = (orderly ? 1L : 0) << ORDERLY_AT
                | (long) Math.max(0, reference) << REFERENCE_AT
                | stamp(now) << SENT_AT
                | (delayKnown ? 1 + Math.min(MOST_DELAY, Math.round(delay / UNIT)) : 0) << DELAY_AT
                | (long) (robots - 1) << ROBOTS_AT;
        if (orderly) {
            said |= Math.min((1L << PASSED_BITS) - 1, Math.round(passed(now) / UNIT)) << PASSED_AT;
        }
        double elapsed = now - heardAt[echo];
        if (echo == self || elapsed > LONGEST_ECHO) {
            said |= (long) self << ECHO_AT;
        } else {
            said |= (long) echo << ECHO_AT
                    | (long) heardStamp[echo] << ECHO_SENT_AT
                    | Math.round(elapsed / UNIT) << ELAPSED_AT;
        }
        return said;
    }

    private static long stamp(double time) {
        return Math.floorMod(Math.round(time / UNIT), (long) TIMES);
    }

    private static int field(long said, int at, int bits) {
        return (int) (said >>> at) & ((1 << bits) - 1);
    }

    @Override
    public void heard(int sender, long said, double now) {
        int leader = field(said, REFERENCE_AT, 4);
        if (sender >= robots || said >>> ROBOTS_AT != robots - 1 || leader >= robots) {
            contradictions++;
            return;
        }
        boolean silent = reference >= 0 && reference != self && isSilent(reference, now);
        heardAt[sender] = now;
        referenceHeardAt = sender == reference ? now : referenceHeardAt;
        heardStamp[sender] = field(said, SENT_AT, TIME_BITS);
        begin(now);
        listensSince = now;
        measure(said, now);
        boolean inOrder = field(said, ORDERLY_AT, 1) == 1;
        if (!orderly && inOrder) {
            // An orderly round is joined by those who listen, were invited, or founded another.
            orderly = true;
            adopt(leader, sender, said, now);
        } else if (leader == sender) {
            boolean better = reference < 0 || sender == reference || sender < reference || silent;
            if (better && (inOrder || !orderly)) {
                follow(sender, inOrder, said, now);
            }
        } else if (reference == self && orderly && field(said, DELAY_AT, DELAY_BITS) > 0) {
            // What the others have worked out is passed on to those who join.
            learn(UNIT * (field(said, DELAY_AT, DELAY_BITS) - 1));
        }
    }

    private void begin(double now) {
        if (Double.isNaN(startedAt)) {
            startedAt = now;
            listensSince = now;
        }
    }

    /**
     * How long packets take: half of what passed between one's own packet and its echo, less what passed over there. The
     * echo of a packet that was sent before this robot started again says nothing.
     */
    private void measure(long said, double now) {
        if (field(said, ECHO_AT, 4) == self) {
            double ago = UNIT * Math.floorMod(stamp(now) - field(said, ECHO_SENT_AT, TIME_BITS), (long) TIMES);
            double both = ago - UNIT * field(said, ELAPSED_AT, TIME_BITS);
            if (ago <= now - startedAt && both >= -UNIT && both < 2 * LONGEST_TRAVEL) {
                learn(0.5 * Math.max(0, both));
            }
        }
        if (!delayKnown && field(said, DELAY_AT, DELAY_BITS) > 0) {
            learn(UNIT * (field(said, DELAY_AT, DELAY_BITS) - 1));
        }
    }

    private void learn(double took) {
        delay += (delayKnown ? DELAY_GAIN : 1) * (took - delay);
        delayKnown = true;
    }

    private void adopt(int leader, int sender, long said, double now) {
        reference = leader;
        answerAt = Double.NaN;
        roundBegan = began(sender, said, now);
        lastSent = now;
        referenceHeardAt = now;
    }

    private void follow(int sender, boolean inOrder, long said, double now) {
        boolean another = sender != reference;
        reference = sender;
        referenceHeardAt = now;
        if (!inOrder) {
            answerAt = now + self * WIDTH;
            echo = sender;
            return;
        }
        double began = began(sender, said, now);
        double off = began - roundBegan - round * Math.rint((began - roundBegan) / round);
        roundBegan += another || Math.abs(off) > 0.5 * WIDTH ? off : PHASE_GAIN * off;
    }

    /** When the round began in which a packet was sent. */
    private double began(int sender, long said, double now) {
        return now - delay - UNIT * field(said, PASSED_AT, PASSED_BITS) - sender * WIDTH;
    }

    private boolean isSilent(int robot, double now) {
        return now - heardAt[robot] > SILENT_ROUNDS * round;
    }

    @Override
    public boolean isDue(double now) {
        begin(now);
        lead(now);
        boolean due;
        if (reference < 0) {
            due = false;
        } else if (orderly) {
            due = isInSlot(now) && now - lastSent > 0.5 * round;
        } else if (reference == self) {
            due = now - lastSent >= invitation;
        } else {
            due = now - answerAt >= AHEAD && now - answerAt <= WIDTH - AIRTIME - AHEAD;
        }
        if (due) {
            answerAt = Double.NaN;
            lastSent = now;
            nextEcho(now);
        }
        return due;
    }

    /** Becomes the reference if there is none, or it has fallen silent. */
    private void lead(double now) {
        if (reference < 0 && now - listensSince > LISTEN_INVITATIONS * (1 + self) * invitation) {
            reference = self;
            roundBegan = now - self * WIDTH;
        } else if (reference == self && !orderly && delayKnown && now - lastSent >= invitation) {
            // All answers are over; the next packet is in order.
            orderly = true;
        } else if (reference >= 0 && reference != self) {
            double silence = now - referenceHeardAt;
            if (!orderly && silence > LISTEN_INVITATIONS * invitation) {
                reference = -1;
            } else if (orderly && silence > (SILENT_ROUNDS + BETWEEN_ROUNDS * self) * round) {
                reference = self;
            }
        }
    }

    /** How long ago its last slot began, s. */
    private double passed(double now) {
        double passed = now - roundBegan - self * WIDTH;
        return passed - round * Math.floor(passed / round);
    }

    private boolean isInSlot(double now) {
        double passed = passed(now);
        return passed >= AHEAD && passed <= WIDTH - AIRTIME - AHEAD;
    }

    /** Whose packet is echoed: everybody's in turn; in an answer, the invitation. */
    private void nextEcho(double now) {
        if (!orderly && reference != self) {
            echo = reference;
            return;
        }
        for (int i = 0; i < robots; i++) {
            echo = (echo + 1) % robots;
            if (echo != self && !isSilent(echo, now)) {
                return;
            }
        }
        echo = self;
    }
}
