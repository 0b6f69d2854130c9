// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TdmaSlotsTest {
    private static final double ROUND = 0.06;
    private static final double TICK = 0.0005;
    private static final double AIRTIME = 0.001;

    /** A packet on its way. */
    private record Packet(int from, long said, double arrives) {}

    /** A radio on which packets that overlap in time are counted. */
    private static final class Air {
        final TdmaSlots[] slots = new TdmaSlots[6];
        final boolean[] on = new boolean[6];
        final List<double[]> sent = new ArrayList<>();
        final Random random = new Random(8);
        final List<Queue<Packet>> queues = new ArrayList<>();
        double loss;
        double delay;
        int collisions;
        double now;

        Air() {
            for (int i = 0; i < slots.length; i++) {
                queues.add(new ArrayDeque<>());
            }
        }

        void join(int robot) {
            slots[robot] = new TdmaSlots(robot, ROUND);
            on[robot] = true;
        }

        void run(double seconds) {
            for (double end = now + seconds; now < end; now += TICK) {
                for (int robot = 0; robot < slots.length; robot++) {
                    receive(robot);
                    if (on[robot] && slots[robot].isDue(clock(robot))) {
                        send(robot);
                    }
                }
            }
        }

        /** Every robot has a clock of its own. */
        private double clock(int robot) {
            return now + 100 * robot;
        }

        private void receive(int robot) {
            while (!queues.get(robot).isEmpty() && queues.get(robot).peek().arrives() <= now) {
                Packet packet = queues.get(robot).remove();
                if (on[robot]) {
                    slots[robot].heard(packet.from(), packet.said(), clock(robot));
                }
            }
        }

        private void send(int robot) {
            for (int i = sent.size() - 1; i >= 0 && now - sent.get(i)[0] < AIRTIME; i--) {
                collisions++;
            }
            sent.add(new double[] {now, robot});
            long said = slots[robot].round(clock(robot));
            for (int other = 0; other < slots.length; other++) {
                if (other != robot && random.nextDouble() >= loss) {
                    queues.get(other).add(new Packet(robot, said, now + delay));
                }
            }
        }

        int packetsOf(int robot, double since) {
            return (int)
                    sent.stream().filter(s -> s[1] == robot && s[0] > since).count();
        }
    }

    @Test
    void allMembersSendOnceInARound() {
        Air air = new Air();
        for (int i = 0; i < 5; i++) {
            air.join(i);
        }
        air.run(3);
        double from = air.now;
        air.collisions = 0;
        air.run(6);

        for (int i = 0; i < 5; i++) {
            assertThat(air.packetsOf(i, from)).as("robot %d", i).isBetween(98, 102);
        }
        assertThat(air.collisions).isZero();
    }

    @Test
    void robotsThatComeAndGoDoNotTalkAtTheSameTime() {
        Air air = new Air();
        air.loss = 0.3;
        air.delay = 0.05;
        air.join(3);
        air.run(2);
        air.join(1);
        air.run(2);
        air.join(4);
        air.run(2);
        air.collisions = 0;
        int before = air.sent.size();
        for (int round = 0; round < 20; round++) {
            int robot = air.random.nextInt(6);
            if (air.on[robot]) {
                air.on[robot] = false;
            } else {
                air.join(robot);
            }
            air.run(2);
        }
        int packets = air.sent.size() - before;
        assertThat(packets).isGreaterThan(1000);
        assertThat(air.collisions).isZero();
        int someone = air.on[1] ? 1 : 4;
        assertThat(air.slots[someone].delay()).isBetween(0.045, 0.055);
    }

    @Test
    void whenTheReferenceFallsSilentTheNextTakesOver() {
        Air air = new Air();
        air.join(0);
        air.join(2);
        air.join(5);
        air.run(3);
        air.on[0] = false;
        air.run(3);
        double from = air.now;
        air.run(1.2);

        assertThat(air.packetsOf(2, from)).isBetween(18, 22);
        assertThat(air.packetsOf(5, from)).isBetween(18, 22);
        assertThat(air.slots[5].isMember(0, air.now + 500)).isFalse();
    }

    @Test
    void ofTwoReferencesTheLowerNumberStays() {
        Air air = new Air();
        air.join(4);
        air.run(2);
        air.join(1);
        // Deaf at first, it believes that it is alone.
        air.loss = 1;
        air.run(2);
        air.loss = 0;
        air.run(2);

        assertThat(air.slots[4].isMember(1, air.now + 400)).isTrue();
        assertThat(air.slots[4].reference()).isEqualTo(1);
        assertThat(air.slots[1].reference()).isEqualTo(1);
    }
}
