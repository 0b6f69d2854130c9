// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnClockSlotsTest {
    private static final int ROBOTS = 6;
    private static final double ROUND = ROBOTS * Slots.WIDTH;

    /** Every robot has a clock of its own, which goes wrong by up to 100 s in a million. */
    private static Air air(long seed) {
        Air air = new Air(ROBOTS, seed, robot -> new OwnClockSlots(robot, ROBOTS));
        for (int i = 0; i < ROBOTS; i++) {
            air.clock(i, 1000 * air.random.nextDouble(), 2e-4 * air.random.nextDouble() - 1e-4);
            air.looks(i, 0.001);
        }
        return air;
    }

    private static OwnClockSlots slots(Air air, int robot) {
        return (OwnClockSlots) air.of(robot);
    }

    @Test
    void allMembersSendOnceInARound() {
        Air air = air(8);
        for (int i = 0; i < 5; i++) {
            air.join(i);
        }
        air.run(6);
        double from = air.now;
        air.run(100 * ROUND);

        for (int i = 0; i < 5; i++) {
            assertThat(air.packetsOf(i, from)).as("robot %d", i).isBetween(98, 102);
        }
        assertThat(air.overlaps).isZero();
    }

    @Test
    void robotsThatComeAndGoDoNotTalkAtTheSameTime() {
        int packets = 0;
        for (int seed = 0; seed < 40; seed++) {
            Air air = air(seed);
            air.loss = 0.3;
            air.delay = 0.12 * air.random.nextDouble();
            for (int i = 0; i < 30; i++) {
                air.somethingHappens();
                air.run(4 * air.random.nextDouble());
            }
            assertThat(air.overlaps).as("packets that overlap, seed %d", seed).isZero();
            packets += air.sent.size();
        }
        assertThat(packets).isGreaterThan(20_000);
    }

    @Test
    void theyWorkOutHowLongPacketsTake() {
        Air air = air(3);
        air.loss = 0.3;
        air.delay = 0.05;
        air.join(3);
        air.join(1);
        air.join(4);
        air.run(20);
        assertThat(slots(air, 1).delay()).isBetween(0.048, 0.053);
        assertThat(slots(air, 4).delay()).isBetween(0.048, 0.053);
        assertThat(slots(air, 4).reference()).isEqualTo(1);
    }

    @Test
    void nobodySpeaksBeforeItHasListened() {
        Air air = air(4);
        air.join(2);
        air.run(3);
        assertThat(air.sent).isEmpty();
        air.run(10);
        assertThat(air.sent).isNotEmpty();
    }

    @Test
    void whenTheReferenceFallsSilentTheNextTakesOver() {
        Air air = air(8);
        air.join(0);
        air.join(2);
        air.join(5);
        air.run(6);
        air.leave(0);
        air.run(3);
        double from = air.now;
        air.run(20 * ROUND);

        assertThat(air.packetsOf(2, from)).isBetween(18, 22);
        assertThat(air.packetsOf(5, from)).isBetween(18, 22);
        assertThat(slots(air, 5).reference()).isEqualTo(2);
    }

    @Test
    void aReferenceThatStartsAgainGoesOnInTheSameRounds() {
        Air air = air(9);
        air.delay = 0.03;
        air.join(0);
        air.join(2);
        air.run(6);
        air.join(0);
        double from = air.now;
        air.run(20 * ROUND);

        assertThat(air.packetsOf(0, from)).isBetween(17, 21);
        assertThat(slots(air, 0).reference()).isZero();
        assertThat(air.overlaps).isZero();
    }

    @Test
    void ofTwoReferencesTheLowerNumberStays() {
        Air air = air(8);
        air.join(4);
        air.join(5);
        air.run(20);
        air.join(1);
        air.join(2);
        // Deaf at first, they believe that they are alone.
        air.loss = 1;
        air.run(15);
        air.loss = 0;
        air.run(6);

        assertThat(slots(air, 4).reference()).isEqualTo(slots(air, 1).reference());
        int before = air.overlaps;
        air.run(5);
        assertThat(air.overlaps).isEqualTo(before);
    }

    @Test
    void aTeamOfAnotherSizeIsNoticed() {
        OwnClockSlots slots = new OwnClockSlots(1, 5);
        slots.heard(0, new OwnClockSlots(0, 4).said(1), 1);
        assertThat(slots.contradictions()).isEqualTo(1);
        for (int bit = 0; bit < 64; bit++) {
            slots.heard(2, -1L ^ 1L << bit, 1);
            slots.heard(2, 1L << bit, 1);
        }
        assertThat(slots.reference()).isEqualTo(-1);
    }
}
