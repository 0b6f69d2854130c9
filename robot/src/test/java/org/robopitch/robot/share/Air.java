// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A radio between robots that come and go, on which packets that overlap in time are counted. */
final class Air {
    static final double TICK = 0.0005;

    /** A packet on its way. */
    private record Packet(int from, long said, double arrives) {}

    final List<double[]> sent = new ArrayList<>();
    final Random random;
    double loss;
    double delay;
    int overlaps;
    double now;

    private final IntFunction<Slots> brand;
    private final @Nullable Slots[] slots;
    private final List<Queue<Packet>> queues = new ArrayList<>();
    private final double[] offset;
    private final double[] drift;
    private final double[] every;
    private final double[] nextLook;

    /**
     * Nobody is there yet.
     *
     * @param robots how many can come
     * @param seed of everything random
     * @param brand the slots of a robot that starts
     */
    Air(int robots, long seed, IntFunction<Slots> brand) {
        this.random = new Random(seed);
        this.brand = brand;
        this.slots = new Slots[robots];
        this.offset = new double[robots];
        this.drift = new double[robots];
        this.every = new double[robots];
        this.nextLook = new double[robots];
        for (int i = 0; i < robots; i++) {
            queues.add(new ArrayDeque<>());
        }
    }

    /** How a robot's clock differs, s and s/s. */
    void clock(int robot, double apart, double drifts) {
        offset[robot] = apart;
        drift[robot] = drifts;
    }

    /** How often a robot looks at its clock, s. */
    void looks(int robot, double seconds) {
        every[robot] = seconds;
    }

    /** A robot starts, or starts again. */
    void join(int robot) {
        slots[robot] = brand.apply(robot);
        nextLook[robot] = now;
    }

    void leave(int robot) {
        slots[robot] = null;
        queues.get(robot).clear();
    }

    boolean isOn(int robot) {
        return slots[robot] != null;
    }

    Slots of(int robot) {
        Slots there = slots[robot];
        if (there == null) {
            throw new IllegalStateException("robot " + robot + " is not there");
        }
        return there;
    }

    void run(double seconds) {
        for (double end = now + seconds; now < end; now += TICK) {
            for (int robot = 0; robot < slots.length; robot++) {
                Slots its = slots[robot];
                if (its != null && now >= nextLook[robot] - 1e-9) {
                    nextLook[robot] = Math.max(nextLook[robot] + every[robot], now);
                    receive(robot, its);
                    if (its.isDue(clock(robot))) {
                        send(robot, its);
                    }
                }
            }
        }
    }

    private double clock(int robot) {
        return now * (1 + drift[robot]) + offset[robot];
    }

    private void receive(int robot, Slots its) {
        Queue<Packet> queue = queues.get(robot);
        for (Packet next = queue.peek(); next != null && next.arrives() <= now; next = queue.peek()) {
            queue.remove();
            its.heard(next.from(), next.said(), clock(robot));
        }
    }

    private void send(int robot, Slots its) {
        for (int i = sent.size() - 1; i >= 0 && now - sent.get(i)[0] < Slots.AIRTIME - 1e-9; i--) {
            overlaps += sent.get(i)[1] != robot ? 1 : 0;
        }
        sent.add(new double[] {now, robot});
        long said = its.said(clock(robot));
        for (int other = 0; other < slots.length; other++) {
            if (other != robot && slots[other] != null && random.nextDouble() >= loss) {
                queues.get(other).add(new Packet(robot, said, now + delay));
            }
        }
    }

    /** Lets something happen, of all that can: robots leave, join, start again, one by one or all in the same moment. */
    void somethingHappens() {
        int robot = random.nextInt(slots.length);
        switch (random.nextInt(6)) {
            case 0, 1 -> {
                if (isOn(robot)) {
                    leave(robot);
                } else {
                    join(robot);
                }
            }
            case 2 -> join(robot);
            case 3 -> {
                join(robot);
                join((robot + 1 + random.nextInt(slots.length - 1)) % slots.length);
            }
            case 4 -> {
                for (int i = 0; i < slots.length; i++) {
                    if (random.nextBoolean()) {
                        leave(i);
                    }
                }
            }
            default -> {
                for (int i = 0; i < slots.length; i++) {
                    join(i);
                }
            }
        }
    }

    int packetsOf(int robot, double since) {
        return (int) sent.stream().filter(s -> s[1] == robot && s[0] > since).count();
    }
}
