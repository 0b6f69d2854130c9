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
import org.robopitch.robot.share.Radio;
import org.robopitch.robot.share.RealTimeStore;

/**
 * The store over a radio that loses and delays packets, with robots that come and go.
 *
 * @param ageP99 99 % of the looks at a mate's pose found it no older, s
 * @param packets how many were sent
 * @param collisions how many were sent while another was on the air
 * @param ages that 0, 1, … 99 % of the looks found a pose younger than, s
 */
public record SharingTrial(double ageP99, long packets, long collisions, List<Double> ages) {
    private static final double TICK = 0.001;
    private static final double AIRTIME = 0.001;
    private static final int ROBOTS = 5;
    private static final double LOSS = 0.3;
    private static final double DELAY = 0.05;

    /**
     * {@return the trial}
     *
     * @param seconds how long they talk
     * @param seed of everything random
     */
    public static SharingTrial run(double seconds, long seed) {
        return new Air(seed).run(seconds);
    }

    /** A packet on its way. */
    private record Packet(byte[] bytes, double arrives) {}

    private static final class Air {
        private final RandomStream random;
        private final RealTimeStore[] stores = new RealTimeStore[ROBOTS];
        private final Messenger[] messengers = new Messenger[ROBOTS];
        private final double[] onSince = new double[ROBOTS];
        private final Deque<?>[] inboxes = new Deque<?>[ROBOTS];
        private final double[] ages = new double[1_000_000];
        private int looks;
        private double lastSent = -1;
        private long packets;
        private long collisions;

        Air(long seed) {
            random = new RandomStream(seed, 33);
            Arrays.fill(onSince, -1);
        }

        @SuppressWarnings("unchecked")
        private Deque<Packet> inbox(int robot) {
            return (Deque<Packet>) inboxes[robot];
        }

        private void join(int robot, double now) {
            inboxes[robot] = new ArrayDeque<Packet>();
            stores[robot] = new RealTimeStore(robot);
            messengers[robot] = new Messenger(stores[robot], radio(robot));
            onSince[robot] = now;
        }

        private Radio radio(int self) {
            return new Radio() {
                @Override
                public void send(byte[] packet, int length, double now) {
                    packets++;
                    collisions += now - lastSent < AIRTIME ? 1 : 0;
                    lastSent = now;
                    for (int i = 0; i < ROBOTS; i++) {
                        if (i != self && onSince[i] >= 0 && random.nextDouble() >= LOSS) {
                            inbox(i).add(new Packet(Arrays.copyOf(packet, length), now + DELAY));
                        }
                    }
                }

                @Override
                public int receive(byte[] packet, double now) {
                    Packet first = inbox(self).peek();
                    if (first == null || first.arrives() > now) {
                        return -1;
                    }
                    inbox(self).remove();
                    System.arraycopy(first.bytes(), 0, packet, 0, first.bytes().length);
                    return first.bytes().length;
                }
            };
        }

        SharingTrial run(double seconds) {
            for (int i = 0; i < ROBOTS; i++) {
                join(i, 0);
            }
            for (int tick = 0; tick * TICK < seconds; tick++) {
                double now = tick * TICK;
                if (tick % 10_000 == 9_999) {
                    int robot = random.nextInt(ROBOTS);
                    if (onSince[robot] >= 0) {
                        onSince[robot] = -1;
                    } else {
                        join(robot, now);
                    }
                }
                for (int i = 0; i < ROBOTS; i++) {
                    if (onSince[i] >= 0) {
                        double[] pose = stores[i].write(Item.POSE, now);
                        pose[0] = now % 1000;
                        messengers[i].exchange(now);
                    }
                }
                if (tick % 30 == 0) {
                    look(now);
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

        /** The true age: when it was written, not what the packet says. A robot has two seconds to join. */
        private void look(double now) {
            for (int i = 0; i < ROBOTS; i++) {
                for (int k = 0; k < ROBOTS; k++) {
                    boolean both = onSince[i] >= 0 && onSince[k] >= 0;
                    if (i != k && both && now - Math.max(onSince[i], onSince[k]) > 2 && looks < ages.length) {
                        ages[looks++] = now % 1000 - stores[i].read(k, Item.POSE)[0];
                    }
                }
            }
        }
    }
}
