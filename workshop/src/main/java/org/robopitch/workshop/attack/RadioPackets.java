// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.util.Arrays;
import java.util.Random;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.RealTimeStore;
import org.robopitch.robot.share.SharedClockSlots;

/**
 * What a stranger sends on the radio of a team of robots: packets of its robots, whole, spoilt, cut, replayed or with absurd
 * numbers, packets of another team, and noise.
 */
final class RadioPackets {
    private static final int TEAM = 5;
    private static final int REMEMBERED = 1000;
    private static final int LONGEST_NOISE = 600;

    /** The longest datagram. */
    private static final int HUGE = 65_507;

    /** One packet in so many is huge: a few of them fill a port's buffer. */
    private static final int HUGE_ONE_IN = 2000;

    private static final double[] ODD = {
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        0,
        -0.0,
        1e10,
        -1e10,
        9.9e9,
        1.1e10,
        3e38,
        -3e38,
        1e-40,
        1e5,
        -1e5,
        -1,
        16,
        255,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };

    private final Random random;
    private final RealTimeStore[] senders = new RealTimeStore[RealTimeStore.ROBOTS];
    private final byte[][] sent = new byte[REMEMBERED][];
    private final byte[] room = new byte[RealTimeStore.LONGEST];
    private long count;
    private double now;

    RadioPackets(long seed) {
        random = new Random(seed);
        for (int i = 0; i < senders.length; i++) {
            senders[i] = new RealTimeStore(i);
        }
    }

    /** {@return the next packet} */
    byte[] next() {
        now += 0.0001;
        if (random.nextInt(HUGE_ONE_IN) == 0) {
            return huge();
        }
        return switch (random.nextInt(10)) {
            case 0, 1 -> honest(random.nextInt(TEAM), TEAM);
            case 2, 3 -> absurd();
            case 4, 5 -> Mutation.of(honest(random.nextInt(TEAM), TEAM), random);
            case 6 -> {
                byte[] whole = honest(random.nextInt(TEAM), TEAM);
                yield Arrays.copyOf(whole, random.nextInt(whole.length));
            }
            case 7 -> sent[(int) (random.nextDouble() * Math.min(count, REMEMBERED))].clone();
            case 8 -> foreign();
            default -> noise(random.nextInt(LONGEST_NOISE));
        };
    }

    /** What a robot of a team sends that moves about the field and sees the ball. */
    private byte[] honest(int sender, int robots) {
        RealTimeStore store = senders[sender];
        for (Item item : Item.values()) {
            double[] values = store.write(item, now - 0.1 * random.nextDouble());
            for (int i = 0; i < values.length; i++) {
                values[i] = 6 * random.nextDouble() - 3;
            }
        }
        store.write(Item.BALL, now)[6] = random.nextDouble();
        return packed(store, robots);
    }

    private byte[] packed(RealTimeStore store, int robots) {
        long said = new SharedClockSlots(0, robots).said(now);
        byte[] packet = Arrays.copyOf(room, store.pack(now, said, room));
        sent[(int) (count++ % REMEMBERED)] = packet;
        return packet;
    }

    /** A packet that is put together well, with numbers that no robot sends. */
    private byte[] absurd() {
        int sender = random.nextInt(TEAM);
        honest(sender, TEAM);
        RealTimeStore store = senders[sender];
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            Item item = Item.values()[random.nextInt(Item.values().length)];
            double[] values = store.write(item, random.nextInt(8) == 0 ? now - odd() : now);
            values[random.nextInt(values.length)] = odd();
        }
        if (random.nextInt(4) == 0) {
            // As large as a packet may say, everywhere.
            for (Item item : Item.values()) {
                Arrays.fill(store.write(item, now), random.nextBoolean() ? 1e10 : -1e10);
            }
        }
        return packed(store, TEAM);
    }

    private double odd() {
        return ODD[random.nextInt(ODD.length)];
    }

    /** A robot of another team, which counts other robots, or one that has started again. */
    private byte[] foreign() {
        int sender = random.nextInt(senders.length);
        if (random.nextBoolean()) {
            senders[sender] = new RealTimeStore(sender);
        }
        return honest(sender, 1 + random.nextInt(RealTimeStore.ROBOTS));
    }

    private byte[] huge() {
        byte[] large = noise(HUGE - random.nextInt(1000));
        byte[] begin = honest(random.nextInt(TEAM), TEAM);
        System.arraycopy(begin, 0, large, 0, begin.length);
        return large;
    }

    private byte[] noise(int length) {
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        return noise;
    }
}
