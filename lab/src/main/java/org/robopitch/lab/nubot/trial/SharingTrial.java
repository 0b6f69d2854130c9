// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.Messenger;
import org.robopitch.robot.share.OwnClockSlots;
import org.robopitch.robot.share.Radio;
import org.robopitch.robot.share.RealTimeStore;
import org.robopitch.robot.share.SharedClockSlots;
import org.robopitch.robot.share.Slots;

/**
 * The store over a radio that loses and delays packets, with robots that come and go: every 5 s somebody leaves, joins or
 * starts again, or two or all of them start in the same millisecond.
 *
 * @param ageP99 99 % of the looks at a mate's pose found it no older, s
 * @param packets how many were sent
 * @param collisions how many were sent while another was on the air
 * @param ages that 0, 1, … 99 % of the looks found a pose younger than, s
 */
public record SharingTrial(double ageP99, long packets, long collisions, List<Double> ages) {
    private static final double TICK = 0.0005;
    private static final int EVENT_TICKS = 10_000;
    private static final int LOOK_TICKS = 60;
    private static final int ROBOTS = 5;
    private static final double LOSS = 0.3;
    private static final double DELAY = 0.05;
    private static final double MOST_APART = 1000;
    private static final double MOST_DRIFT = 1e-4;

    /** Whose clock the robots read. */
    public enum Clock {
        /** All the same. A robot has two seconds after a start until its pose has to be known. */
        SHARED,
        /** Each its own, minutes apart and drifting by up to 0.1 ms in a second; to find together takes longer. */
        OWN
    }

    /**
     * {@return the trial}
     *
     * @param clock which the robots read
     * @param seconds how long they talk
     * @param seed of everything random
     */
    public static SharingTrial run(Clock clock, double seconds, long seed) {
        return new Air(clock, seed).run(seconds);
    }

    /** A packet on its way. */
    private record Packet(byte[] bytes, double arrives) {}

    private static final class Air {
        private final Clock clock;
        private final RandomStream random;
        private final RealTimeStore[] stores = new RealTimeStore[ROBOTS];
        private final Messenger[] messengers = new Messenger[ROBOTS];
        private final double[] onSince = new double[ROBOTS];
        private final double[] apart = new double[ROBOTS];
        private final double[] drift = new double[ROBOTS];
        private final Deque<?>[] inboxes = new Deque<?>[ROBOTS];
        private final double[] ages = new double[1_000_000];
        private int looks;
        private double time;
        private double started;
        private double lastSent = -1;
        private int lastSender = -1;
        private long packets;
        private long collisions;

        Air(Clock clock, long seed) {
            this.clock = clock;
            random = new RandomStream(seed, 33);
            Arrays.fill(onSince, -1);
            for (int i = 0; i < ROBOTS && clock == Clock.OWN; i++) {
                apart[i] = MOST_APART * random.nextDouble();
                drift[i] = MOST_DRIFT * (2 * random.nextDouble() - 1);
            }
        }

        @SuppressWarnings("unchecked")
        private Deque<Packet> inbox(int robot) {
            return (Deque<Packet>) inboxes[robot];
        }

        private void join(int robot) {
            inboxes[robot] = new ArrayDeque<Packet>();
            stores[robot] = new RealTimeStore(robot);
            Slots slots =
                    clock == Clock.SHARED ? new SharedClockSlots(robot, ROBOTS) : new OwnClockSlots(robot, ROBOTS);
            messengers[robot] = new Messenger(stores[robot], radio(robot), slots);
            onSince[robot] = time;
        }

        private Radio radio(int self) {
            return new Radio() {
                @Override
                public void send(byte[] packet, int length, double now) {
                    packets++;
                    boolean busy = lastSender != self && time - lastSent < Slots.AIRTIME - TICK / 2;
                    collisions += busy ? 1 : 0;
                    lastSent = time;
                    lastSender = self;
                    for (int i = 0; i < ROBOTS; i++) {
                        if (i != self && onSince[i] >= 0 && random.nextDouble() >= LOSS) {
                            inbox(i).add(new Packet(Arrays.copyOf(packet, length), time + DELAY));
                        }
                    }
                }

                @Override
                public int receive(byte[] packet, double now) {
                    Packet first = inbox(self).peek();
                    if (first == null || first.arrives() > time) {
                        return -1;
                    }
                    inbox(self).remove();
                    System.arraycopy(first.bytes(), 0, packet, 0, first.bytes().length);
                    return first.bytes().length;
                }
            };
        }

        private void somethingHappens() {
            int robot = random.nextInt(ROBOTS);
            switch (random.nextInt(5)) {
                case 0, 1 -> {
                    if (onSince[robot] >= 0) {
                        onSince[robot] = -1;
                    } else {
                        join(robot);
                    }
                }
                case 2 -> join(robot);
                case 3 -> {
                    join(robot);
                    join((robot + 1 + random.nextInt(ROBOTS - 1)) % ROBOTS);
                }
                default -> joinAll();
            }
        }

        private void joinAll() {
            for (int i = 0; i < ROBOTS; i++) {
                join(i);
            }
            started = time;
        }

        SharingTrial run(double seconds) {
            joinAll();
            for (int tick = 1; tick * TICK < seconds; tick++) {
                time = tick * TICK;
                if (tick % EVENT_TICKS == 0) {
                    somethingHappens();
                }
                for (int i = 0; i < ROBOTS; i++) {
                    if (onSince[i] >= 0) {
                        double now = time * (1 + drift[i]) + apart[i];
                        double[] pose = stores[i].write(Item.POSE, now);
                        pose[0] = time % 1000;
                        messengers[i].exchange(now);
                    }
                }
                if (tick % LOOK_TICKS == 0) {
                    look();
                }
            }
            double[] sorted = Arrays.copyOf(ages, looks);
            Arrays.sort(sorted);
            List<Double> quantiles = new ArrayList<>();
            for (int percent = 0; percent < 100 && looks > 0; percent++) {
                quantiles.add(sorted[(int) (0.01 * percent * (looks - 1))]);
            }
            double oldest = looks == 0 ? 0 : sorted[(int) (0.99 * (looks - 1))];
            return new SharingTrial(oldest, packets, collisions, List.copyOf(quantiles));
        }

        /** The true age: when it was written, not what the packet says. */
        private void look() {
            boolean found = clock == Clock.SHARED || time - started > 10;
            for (int i = 0; i < ROBOTS; i++) {
                for (int k = 0; k < ROBOTS; k++) {
                    boolean both = onSince[i] >= 0 && onSince[k] >= 0;
                    double since = time - Math.max(onSince[i], onSince[k]);
                    if (i != k && both && found && since > 2 && looks < ages.length) {
                        ages[looks++] = time % 1000 - stores[i].read(k, Item.POSE)[0];
                    }
                }
            }
        }
    }
}
