// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

class ActuationTest {
    private static final double CYCLE = 0.01;
    private static final int CYCLES = 20_000;

    private final long[] chance = new long[2];

    private Actuation actuation(double delay, double loss, double lockRate, double lockTime, double deadZone) {
        RandomStream random = new RandomStream(chance, 0);
        random.seed(9, 2);
        return new Actuation(
                ActuationSettings.PERFECT
                        .with("delay", delay)
                        .with("loss", loss)
                        .with("lockRate", lockRate)
                        .with("lockTime", lockTime)
                        .with("deadZone", deadZone),
                1,
                2,
                CYCLE,
                random);
    }

    @Test
    void aPerfectRadioPassesEveryCommandOnToTheBitAndLeavesChanceAlone() {
        Actuation actuation = actuation(0, 0, 0, 0, 0);
        long[] before = chance.clone();
        assertThat(actuation.follow(new double[] {1.25, -3.5})).containsExactly(1.25, -3.5);
        assertThat(actuation.follow(new double[] {-0.0, 1e-300})).containsExactly(-0.0, 1e-300);
        assertThat(chance).isEqualTo(before);
    }

    @Test
    void delayedCommandsAreFollowedSoManyCyclesLaterAndRobotsStandUntilThen() {
        Actuation actuation = actuation(0.02, 0, 0, 0, 0);
        assertThat(actuation.follow(new double[] {1, 1})).containsExactly(0, 0);
        assertThat(actuation.follow(new double[] {2, 2})).containsExactly(0, 0);
        assertThat(actuation.follow(new double[] {3, 3})).containsExactly(1, 1);
        assertThat(actuation.follow(new double[] {4, 4})).containsExactly(2, 2);
    }

    @Test
    void aLostCommandLeavesTheRobotWithItsLastOneBothWheelsTogether() {
        Actuation actuation = actuation(0, 0.25, 0, 0, 0);
        double last = 0;
        int lost = 0;
        for (int i = 1; i <= CYCLES; i++) {
            double[] followed = actuation.follow(new double[] {i, -i});
            assertThat(followed[1]).isEqualTo(-followed[0]);
            assertThat(followed[0]).isIn(last, (double) i);
            lost += followed[0] == i ? 0 : 1;
            last = followed[0];
        }
        assertThat(lost / (double) CYCLES).isCloseTo(0.25, within(4 * Math.sqrt(0.1875 / CYCLES)));
    }

    @Test
    void aLockedWheelStandsForItsTimeAndLocksAsOftenAsTheRateSays() {
        Actuation actuation = actuation(0, 0, 2, 0.05, 0);
        int locks = 0;
        int lockedCycles = 0;
        int run = 0;
        int free = 0;
        for (int i = 0; i < CYCLES; i++) {
            double[] followed = actuation.follow(new double[] {10, 20});
            assertThat(followed[1]).isIn(0.0, 20.0);
            boolean locked = followed[0] == 0;
            locks += locked && run == 0 ? 1 : 0;
            lockedCycles += locked ? 1 : 0;
            free += locked ? 0 : 1;
            run = locked ? run + 1 : 0;
        }
        // Two locks per second of free running; each lasts five cycles, a few run into the next.
        double expected = 2 * free * CYCLE;
        assertThat(locks * 1.0).isCloseTo(expected, within(4 * Math.sqrt(expected)));
        assertThat(lockedCycles / (double) locks).isCloseTo(5, within(0.3));
    }

    @Test
    void commandsInsideTheDeadZoneDoNothing() {
        Actuation actuation = actuation(0, 0, 0, 0, 1.5);
        assertThat(actuation.follow(new double[] {1.4, -1.6})).containsExactly(0, -1.6);
        assertThat(actuation.follow(new double[] {1.5, -1.4999})).containsExactly(1.5, 0);
    }
}
