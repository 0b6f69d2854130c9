// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import org.robopitch.robot.Remembering;

/**
 * The latest value of each item of each robot, with its age. What a robot writes of itself is what it sends; what it reads
 * of others came in packets, which may be late, lost, twice or out of order.
 */
public final class RealTimeStore implements Remembering {
    /** How many robots a team can have. */
    public static final int ROBOTS = 16;

    /** Longest packet, bytes. */
    public static final int LONGEST = 512;

    /** A packet that comes later than after so many others was sent by a robot that has started again. */
    private static final int LATEST = 100;

    /** No packet is on its way for so long, s. */
    private static final double SILENT = 1;

    private static final int MAGIC = 0x52544442;
    /** No position, speed or age is larger: a packet that says so is not one of our team's. */
    private static final float LARGEST = 1e10f;

    private static final Item[] ITEMS = Item.values();

    private final int self;
    private final double[][][] values = new double[ROBOTS][ITEMS.length][];
    private final double[][] writtenAt = new double[ROBOTS][ITEMS.length];
    private final int[] sequence = new int[ROBOTS];
    private long refused;

    /**
     * The store of a robot.
     *
     * @param self the robot's number, 0 … 15
     */
    public RealTimeStore(int self) {
        if (self < 0 || self >= ROBOTS) {
            throw new IllegalArgumentException(
                    "a robot's number must be between 0 and " + (ROBOTS - 1) + ", but is " + self);
        }
        this.self = self;
        for (int robot = 0; robot < ROBOTS; robot++) {
            for (Item item : ITEMS) {
                values[robot][item.ordinal()] = new double[item.numbers()];
                writtenAt[robot][item.ordinal()] = Double.NEGATIVE_INFINITY;
            }
        }
    }

    /** {@return the robot whose store this is} */
    public int self() {
        return self;
    }

    /**
     * {@return the numbers of an item of one's own, to be written; the age begins again}
     *
     * @param item which
     * @param now s
     */
    public double[] write(Item item, double now) {
        writtenAt[self][item.ordinal()] = now;
        return values[self][item.ordinal()];
    }

    /**
     * {@return the latest numbers of an item; not to be changed}
     *
     * @param robot whose
     * @param item which
     */
    public double[] read(int robot, Item item) {
        return values[robot][item.ordinal()];
    }

    /**
     * {@return how old an item is, s; infinite if it was never heard of}
     *
     * @param robot whose
     * @param item which
     * @param now s
     */
    public double age(int robot, Item item, double now) {
        return now - writtenAt[robot][item.ordinal()];
    }

    /** {@return how many packets were not our team's} */
    public long refused() {
        return refused;
    }

    /**
     * Writes one's own items as a packet.
     *
     * @param now s
     * @param said what the slots have to say, see {@link Slots#said}
     * @param packet receives it
     * @return its length, bytes
     */
    public int pack(double now, long said, byte[] packet) {
        ByteBuffer buffer = ByteBuffer.wrap(packet);
        sequence[self]++;
        buffer.putInt(MAGIC).put((byte) self).putInt(sequence[self]).putLong(said);
        for (Item item : ITEMS) {
            double age = age(self, item, now);
            if (age < Double.POSITIVE_INFINITY) {
                buffer.put((byte) item.ordinal()).putFloat((float) age);
                for (double value : values[self][item.ordinal()]) {
                    buffer.putFloat((float) value);
                }
            }
        }
        buffer.put((byte) -1);
        return buffer.position();
    }

    /**
     * Takes over a packet. Clocks of robots need not agree: a packet says how old its values are, not when they were.
     *
     * @param packet as packed by another store
     * @param length bytes
     * @param now when it arrived, s
     * @param travelled how long it is known to have travelled, s; 0 if that is not known
     * @return the sender, or −1 if the packet is not our team's, is the robot's own, or is older than what is known
     */
    public int unpack(byte[] packet, int length, double now, double travelled) {
        try {
            ByteBuffer buffer = ByteBuffer.wrap(packet, 0, length);
            if (buffer.getInt() != MAGIC) {
                refused++;
                return -1;
            }
            int sender = buffer.get();
            int number = buffer.getInt();
            buffer.getLong();
            if (sender < 0 || sender >= ROBOTS || !isWhole(buffer.duplicate())) {
                refused++;
                return -1;
            }
            if (sender == self || isLate(sender, number, now)) {
                return -1;
            }
            sequence[sender] = number;
            takeOver(buffer, sender, now - travelled);
            return sender;
        } catch (BufferUnderflowException e) {
            refused++;
            return -1;
        }
    }

    /** A robot that starts again begins to count again: neither a large step back nor one after a silence is a late packet. */
    private boolean isLate(int sender, int number, double now) {
        double silent = Double.POSITIVE_INFINITY;
        for (Item item : ITEMS) {
            silent = Math.min(silent, age(sender, item, now));
        }
        return number <= sequence[sender] && number > sequence[sender] - LATEST && silent < SILENT;
    }

    /**
     * {@return what a packet says about slots, see {@link Slots#heard}}
     *
     * @param packet one that {@link #unpack} took over
     */
    public static long said(byte[] packet) {
        return ByteBuffer.wrap(packet).getLong(9);
    }

    private static boolean isWhole(ByteBuffer buffer) {
        for (int item = buffer.get(); item >= 0; item = buffer.get()) {
            if (item >= ITEMS.length || buffer.remaining() < 4 * (1 + ITEMS[item].numbers())) {
                return false;
            }
            float age = buffer.getFloat();
            boolean usable = Math.abs(age) <= LARGEST;
            for (int i = 0; i < ITEMS[item].numbers(); i++) {
                float number = buffer.getFloat();
                usable &= Math.abs(number) <= LARGEST || Float.isNaN(number) && ITEMS[item] == Item.OBSTACLES;
            }
            if (!usable) {
                return false;
            }
        }
        return true;
    }

    private void takeOver(ByteBuffer buffer, int sender, double sent) {
        for (int item = buffer.get(); item >= 0; item = buffer.get()) {
            double age = Math.max(0, buffer.getFloat());
            double[] into = values[sender][item];
            for (int i = 0; i < into.length; i++) {
                into[i] = buffer.getFloat();
            }
            writtenAt[sender][item] = sent - age;
        }
    }
}
