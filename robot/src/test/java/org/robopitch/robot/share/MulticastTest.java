// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Robots that come and go on a real multicast group. Time is simulated, packets are not. */
class MulticastTest {
    private static final double TICK = 0.002;
    private static final int PATIENCE = 20_000;

    private final InetSocketAddress group = new InetSocketAddress(
            "239.0.82.8", 20_000 + (int) (ProcessHandle.current().pid() % 20_000));
    private final Map<Integer, Robot> robots = new TreeMap<>();
    private double now;

    private record Robot(RealTimeStore store, UdpRadio radio, Messenger messenger) {}

    private void join(int number) throws IOException {
        UdpRadio radio = UdpRadio.onThisComputer(group);
        RealTimeStore store = new RealTimeStore(number);
        robots.put(number, new Robot(store, radio, new Messenger(store, radio, new OwnClockSlots(number, 5))));
    }

    private void leave(int number) throws IOException {
        Robot gone = robots.remove(number);
        assertThat(gone).isNotNull();
        gone.radio().close();
    }

    @AfterEach
    void leaveAll() throws IOException {
        for (Robot robot : robots.values()) {
            robot.radio().close();
        }
    }

    /** Runs for some time, and waits for each packet to arrive, as a busy computer may take longer than a tick. */
    private void run(double seconds) {
        for (double end = now + seconds; now < end; now += TICK) {
            int senders = 0;
            for (Map.Entry<Integer, Robot> each : robots.entrySet()) {
                Robot robot = each.getValue();
                robot.store().write(Item.POSE, now)[0] = now;
                long before = robot.messenger().sent();
                robot.messenger().exchange(now);
                if (robot.messenger().sent() > before) {
                    senders++;
                    deliver(each.getKey());
                }
            }
            assertThat(senders).as("robots that send at %.3f s", now).isLessThanOrEqualTo(1);
        }
    }

    private void deliver(int sender) {
        for (Map.Entry<Integer, Robot> each : robots.entrySet()) {
            RealTimeStore store = each.getValue().store();
            for (int i = 0; i < PATIENCE && each.getKey() != sender && store.age(sender, Item.POSE, now) > 0; i++) {
                each.getValue().messenger().exchange(now);
                Thread.onSpinWait();
            }
        }
    }

    private double age(int at, int of) {
        Robot robot = robots.get(at);
        assertThat(robot).isNotNull();
        return robot.store().age(of, Item.POSE, now);
    }

    private int reference(int at) {
        Robot robot = robots.get(at);
        assertThat(robot).isNotNull();
        return ((OwnClockSlots) robot.messenger().slots()).reference();
    }

    @Test
    void theOthersGoOnWhenSomebodyJoinsOrLeaves() throws IOException {
        join(1);
        join(2);
        run(8);
        assertThat(age(1, 2)).isLessThan(0.2);
        assertThat(reference(2)).isEqualTo(1);

        join(3);
        run(2);
        assertThat(age(3, 1)).isLessThan(0.2);
        assertThat(age(2, 3)).isLessThan(0.2);

        leave(1);
        run(3);
        assertThat(age(2, 1)).isGreaterThan(2.5);
        assertThat(age(2, 3)).isLessThan(0.2);
        assertThat(reference(3)).as("the next one leads").isEqualTo(2);

        join(1);
        run(3);
        assertThat(age(3, 1)).as("the same robot, started again").isLessThan(0.2);
        assertThat(age(1, 3)).isLessThan(0.2);
    }
}
