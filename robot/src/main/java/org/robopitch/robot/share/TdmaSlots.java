// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.util.Arrays;
import org.robopitch.robot.Memory;
import org.robopitch.robot.Remembering;

/**
 * When a robot may send: rounds of equal length are divided into a slot for each number that a robot can have, so that
 * nobody's slot changes when somebody joins or leaves. What robots have to agree on is when a round begins: one of them is
 * the reference, and the others count from its packets. If it falls silent the next one takes over and goes on in the same
 * rounds; of two references the lower number stays.
 *
 * <p>Packets take some time. The reference says when it heard a robot's last packet, as network clocks do, so that each
 * robot works out how long packets take and begins its rounds earlier by that. The reference passes on what it took for
 * the others, so that a robot that joins is in time with its first packet.
 *
 * <p>Time is a number that the caller passes in; robots' clocks need not agree.
 */
public final class TdmaSlots implements Remembering {
    /** Rounds without a word until a robot is taken for gone. */
    private static final int SILENT_ROUNDS = 8;

    /** Rounds between two robots that would take over from a silent reference. */
    private static final int BETWEEN_ROUNDS = 4;

    /** A robot that looks at its clock too rarely to find its slot sends after so many rounds all the same. */
    private static final double OVERDUE_ROUNDS = 1.55;

    private static final double UNIT = 1e-4;
    private static final int MOST_DELAY = (1 << 12) - 1;
    private static final int MOST_ELAPSED = (1 << 14) - 1;
    private static final double DELAY_GAIN = 0.3;
    private static final double PHASE_GAIN = 0.3;

    private static final int REFERENCE_AT = 16;
    private static final int SEQUENCE_AT = 21;
    private static final int ECHO_AT = 25;
    private static final int ECHO_SEQUENCE_AT = 30;
    private static final int ELAPSED_AT = 34;
    private static final int DELAY_AT = 48;
    private static final int SEQUENCES = 16;

    private final int self;
    private final double round;
    private final double width;
    private final double[] heardAt = new double[RealTimeStore.ROBOTS];
    private final int[] heardSequence = new int[RealTimeStore.ROBOTS];
    private final double[] sentAt = new double[SEQUENCES];
    private int sequence;
    private int echo;
    private int reference = -1;
    private boolean delayKnown;
    private double delay;
    private double roundBegan;
    private double firstAsked = Double.NaN;
    private double lastAsked;
    private double lastSent;

    /**
     * The slots as a robot sees them.
     *
     * @param self its number, 0 … 15
     * @param round length of a round, s
     */
    public TdmaSlots(int self, double round) {
        this.self = self;
        this.round = round;
        this.width = round / RealTimeStore.ROBOTS;
        Arrays.fill(heardAt, Double.NEGATIVE_INFINITY);
        Arrays.fill(sentAt, Double.NEGATIVE_INFINITY);
    }

    /**
     * {@return what goes with a packet: who is there, who the reference is, whom it heard when, and how long packets take}
     *
     * @param now when the packet is sent, s
     */
    public long round(double now) {
        long members = 1L << self;
        for (int robot = 0; robot < heardAt.length; robot++) {
            members |= isMember(robot, now) ? 1L << robot : 0;
        }
        long said = members
                | (long) (reference + 1) << REFERENCE_AT
                | (long) sequence << SEQUENCE_AT
                | (delayKnown ? 1 + Math.min(MOST_DELAY - 1, Math.round(delay / UNIT)) : 0) << DELAY_AT;
        double elapsed = now - heardAt[echo];
        if (echo != self && elapsed < MOST_ELAPSED * UNIT) {
            said |= (long) (echo + 1) << ECHO_AT
                    | (long) heardSequence[echo] << ECHO_SEQUENCE_AT
                    | Math.round(elapsed / UNIT) << ELAPSED_AT;
        }
        return said;
    }

    /**
     * {@return whether a robot has been heard of late}
     *
     * @param robot its number
     * @param now s
     */
    public boolean isMember(int robot, double now) {
        return robot == self || now - heardAt[robot] <= SILENT_ROUNDS * round;
    }

    /** {@return the number of the reference, or −1 if none is known} */
    public int reference() {
        return reference;
    }

    /** {@return how long packets take, s; 0 if that is not known} */
    public double delay() {
        return delay;
    }

    /**
     * Takes note of a packet.
     *
     * @param sender who sent it
     * @param said what came with it
     * @param now when it came, s
     */
    public void heard(int sender, long said, double now) {
        boolean silent = reference >= 0 && reference != self && !isMember(reference, now);
        heardAt[sender] = now;
        heardSequence[sender] = field(said, SEQUENCE_AT, 4);
        boolean leads = field(said, REFERENCE_AT, 5) - 1 == sender;
        if (leads && (sender == reference || reference < 0 || sender < reference || silent)) {
            listen(sender, said, now);
        } else if (reference == self && field(said, DELAY_AT, 12) > 0) {
            // What the others have worked out is passed on to those who join.
            learn(UNIT * (field(said, DELAY_AT, 12) - 1));
        }
    }

    private void learn(double took) {
        delay += (delayKnown ? DELAY_GAIN : 1) * (took - delay);
        delayKnown = true;
    }

    private static int field(long said, int at, int bits) {
        return (int) (said >>> at) & ((1 << bits) - 1);
    }

    private void listen(int sender, long said, double now) {
        boolean another = sender != reference;
        lastSent = reference < 0 ? now : lastSent;
        reference = sender;
        if (field(said, ECHO_AT, 5) - 1 == self) {
            double there = now - sentAt[field(said, ECHO_SEQUENCE_AT, 4)] - UNIT * field(said, ELAPSED_AT, 14);
            if (there >= 0 && there < 2 * MOST_DELAY * UNIT) {
                learn(0.5 * there);
            }
        }
        if (!delayKnown && field(said, DELAY_AT, 12) > 0) {
            learn(UNIT * (field(said, DELAY_AT, 12) - 1));
        }
        double began = now - delay - sender * width;
        double off = began - roundBegan - round * Math.rint((began - roundBegan) / round);
        roundBegan += another || Math.abs(off) > 0.5 * width ? off : PHASE_GAIN * off;
    }

    /**
     * {@return whether it is time to send now; to be asked often, and followed by sending if so}
     *
     * @param now s
     */
    public boolean isDue(double now) {
        if (Double.isNaN(firstAsked)) {
            firstAsked = now;
            lastAsked = now;
            lastSent = now;
        }
        if (reference != self) {
            double since = reference < 0 ? firstAsked : Math.max(firstAsked, heardAt[reference]);
            if (now - since > (SILENT_ROUNDS + BETWEEN_ROUNDS * self) * round) {
                roundBegan = reference < 0 ? now - self * width : roundBegan;
                reference = self;
            } else if (reference < 0) {
                return false;
            }
        }
        roundBegan += round * Math.floor((now - roundBegan) / round);
        double begins = roundBegan + place() * width;
        // In its slot, or at the first look at the clock since it began.
        double late = Math.max(0.6 * width, now - lastAsked);
        lastAsked = now;
        boolean inTime = now >= begins && now - begins <= late && now - lastSent > pause() * round;
        boolean due = inTime || now - lastSent > (OVERDUE_ROUNDS + pause()) * round;
        if (due) {
            lastSent = now;
            sequence = (sequence + 1) % SEQUENCES;
            sentAt[sequence] = now;
            nextEcho(now);
        }
        return due;
    }

    /** Whether nobody knows yet how long packets take, so that this robot cannot know when its slot begins. */
    private boolean isGuessing() {
        return reference != self && !delayKnown;
    }

    /** Its slot; who guesses draws lots for slots and rounds, so that two do not meet again and again. */
    private int place() {
        return isGuessing() ? lot(RealTimeStore.ROBOTS) : self;
    }

    /** Rounds between two packets. */
    private double pause() {
        return isGuessing() ? 0.5 + lot(6) : 0.5;
    }

    private int lot(int of) {
        long mixed = (self + 1) * 0x9E3779B97F4A7C15L + (sequence + 1) * 0xC2B2AE3D27D4EB4FL;
        return (int) ((mixed >>> 40) % of);
    }

    /** Whose packet is echoed: everybody's in turn. */
    private void nextEcho(double now) {
        for (int i = 0; i < heardAt.length; i++) {
            echo = (echo + 1) % heardAt.length;
            if (echo != self && isMember(echo, now)) {
                return;
            }
        }
        echo = self;
    }

    @Override
    public void remember(Memory memory) {
        memory.reals(heardAt);
        memory.reals(sentAt);
        memory.wholes(heardSequence);
        sequence = memory.whole(sequence);
        echo = memory.whole(echo);
        reference = memory.whole(reference);
        delayKnown = memory.flag(delayKnown);
        delay = memory.real(delay);
        roundBegan = memory.real(roundBegan);
        firstAsked = memory.real(firstAsked);
        lastAsked = memory.real(lastAsked);
        lastSent = memory.real(lastSent);
    }
}
