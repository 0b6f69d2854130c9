// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedClockSlotsTest {
    private static Air air(long seed, int robots, double apart) {
        Air air = new Air(robots, seed, robot -> new SharedClockSlots(robot, robots));
        for (int i = 0; i < robots; i++) {
            air.clock(i, 1000 + apart * (2 * air.random.nextDouble() - 1), 0);
            air.looks(i, 0.015 * air.random.nextDouble());
        }
        return air;
    }

    private static void comeAndGo(Air air, int times) {
        air.loss = 0.3;
        air.delay = 0.05;
        for (int i = 0; i < times; i++) {
            air.somethingHappens();
            air.run(0.3 * air.random.nextDouble());
        }
    }

    @Test
    void nobodySendsAtTheSameTimeWhateverHappens() {
        int packets = 0;
        for (int seed = 0; seed < 100; seed++) {
            Air air = air(seed, 2 + seed % 9, 0.99 * Slots.MARGIN / 2);
            comeAndGo(air, 60);
            assertThat(air.overlaps).as("packets that overlap, seed %d", seed).isZero();
            packets += air.sent.size();
        }
        assertThat(packets).isGreaterThan(20_000);
    }

    @Test
    void clocksThatDifferByMoreThanTheMarginAreNotEnough() {
        int overlaps = 0;
        for (int seed = 0; seed < 20; seed++) {
            Air air = air(seed, 5, 0.006);
            comeAndGo(air, 60);
            overlaps += air.overlaps;
        }
        assertThat(overlaps).isPositive();
    }

    @Test
    void aRobotThatLooksEvery15MillisecondsSendsInEveryRound() {
        for (int robots = 1; robots <= RealTimeStore.ROBOTS; robots++) {
            Air air = new Air(robots, 1, robotsOf(robots));
            for (int i = 0; i < robots; i++) {
                air.looks(i, 0.015);
                air.join(i);
            }
            air.run(30 * robots * Slots.WIDTH);
            for (int i = 0; i < robots; i++) {
                assertThat(air.packetsOf(i, -1)).as("robot %d of %d", i, robots).isBetween(29, 31);
            }
        }
    }

    private static IntFunction<Slots> robotsOf(int robots) {
        return robot -> new SharedClockSlots(robot, robots);
    }

    /** Also of those whose looks are in step with slots or rounds. */
    @ParameterizedTest
    @ValueSource(doubles = {0.001, 0.005, 0.018, 0.02, 0.03, 0.033, 0.036, 0.05, 0.09, 0.1})
    void nobodyIsLeftOutHoweverRarelyItLooks(double every) {
        Air air = new Air(5, 1, robotsOf(5));
        for (int i = 0; i < 5; i++) {
            air.looks(i, every);
            air.join(i);
        }
        air.run(20);
        for (int i = 0; i < 5; i++) {
            double last = 0;
            double pause = 0;
            for (double[] packet : air.sent) {
                if (packet[1] == i) {
                    pause = Math.max(pause, packet[0] - last);
                    last = packet[0];
                }
            }
            assertThat(pause).as("longest pause of robot %d", i).isLessThan(every <= 0.05 ? 0.5 : 1.2);
            assertThat(20 - last).isLessThan(1.2);
        }
    }

    @Test
    void anotherNumberOfRobotsOrAnotherClockIsNoticed() {
        SharedClockSlots slots = new SharedClockSlots(1, 5);
        slots.heard(2, new SharedClockSlots(2, 5).said(99.8), 100);
        assertThat(slots.contradictions()).isZero();
        slots.heard(2, new SharedClockSlots(2, 4).said(99.8), 100);
        assertThat(slots.contradictions()).isEqualTo(1);
        slots.heard(2, new SharedClockSlots(2, 5).said(3.5), 100);
        assertThat(slots.contradictions()).isEqualTo(2);
        slots.heard(2, new SharedClockSlots(2, 5).said(-0.2), -0.1);
        assertThat(slots.contradictions()).isEqualTo(2);
    }

    @Test
    void aNumberBeyondTheTeamIsRefused() {
        assertThatThrownBy(() -> new SharedClockSlots(5, 5)).hasMessageContaining("between 0 and 4");
        assertThatThrownBy(() -> new SharedClockSlots(2, 17)).hasMessageContaining("at most 16");
    }
}
