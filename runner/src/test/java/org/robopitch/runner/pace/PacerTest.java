// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.pace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PacerTest {
    private static final long MILLISECOND = 1_000_000;

    private long now = 5_000_000_000L;
    private final Clock clock = () -> now;

    @Test
    void inRealTimeAMomentIsDueWhenAsMuchRealTimeHasPassed() {
        Pacer pacer = new Pacer(clock, Pace.REAL_TIME);
        assertThat(pacer.nanosUntil(3)).isZero();
        assertThat(pacer.nanosUntil(3.02)).isEqualTo(20 * MILLISECOND);
        now += 15 * MILLISECOND;
        assertThat(pacer.nanosUntil(3.02)).isEqualTo(5 * MILLISECOND);
    }

    @Test
    void inSlowMotionAMomentIsDueLaterAndInFastMotionSooner() {
        Pacer slow = new Pacer(clock, new Pace.Times(0.1));
        slow.nanosUntil(0);
        assertThat(slow.nanosUntil(0.02)).isEqualTo(200 * MILLISECOND);
        Pacer fast = new Pacer(clock, new Pace.Times(10));
        fast.nanosUntil(0);
        assertThat(fast.nanosUntil(0.02)).isEqualTo(2 * MILLISECOND);
    }

    @Test
    void unlimitedNeverWaitsAndPausedWaitsForEver() {
        assertThat(new Pacer(clock, Pace.UNLIMITED).nanosUntil(1e6)).isZero();
        assertThat(new Pacer(clock, Pace.PAUSED).nanosUntil(0)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aPauseIsNotMadeUpFor() {
        Pacer pacer = new Pacer(clock, Pace.REAL_TIME);
        pacer.nanosUntil(0);
        pacer.pace(Pace.PAUSED);
        now += 60_000 * MILLISECOND;
        pacer.pace(Pace.REAL_TIME);
        assertThat(pacer.nanosUntil(0.02)).isZero();
        assertThat(pacer.nanosUntil(0.04)).isEqualTo(20 * MILLISECOND);
        assertThat(pacer.droppedSeconds()).isZero();
    }

    @Test
    void aShortHitchIsCaughtUpWith() {
        Pacer pacer = new Pacer(clock, Pace.REAL_TIME);
        pacer.nanosUntil(0);
        now += 50 * MILLISECOND;
        assertThat(pacer.nanosUntil(0.02)).isEqualTo(-30 * MILLISECOND);
        assertThat(pacer.nanosUntil(0.06)).isEqualTo(10 * MILLISECOND);
    }

    @Test
    void latenessBeyondATenthOfASecondIsDroppedInsteadOfChasedForEver() {
        Pacer pacer = new Pacer(clock, Pace.REAL_TIME);
        pacer.nanosUntil(0);
        now += 10_000 * MILLISECOND;
        assertThat(pacer.nanosUntil(0.02)).isEqualTo(-100 * MILLISECOND);
        assertThat(pacer.droppedSeconds()).isEqualTo(9.88, within(1e-9));
        assertThat(pacer.nanosUntil(0.12)).isZero();
        assertThat(pacer.nanosUntil(0.14)).isEqualTo(20 * MILLISECOND);
    }

    @Test
    void aComputerThatIsTooSlowCountsLateCyclesAndItsFactorTellsTheTruth() {
        Pacer pacer = new Pacer(clock, Pace.REAL_TIME);
        for (int cycle = 0; cycle < 500; cycle++) {
            pacer.nanosUntil(cycle * 0.02);
            now += 40 * MILLISECOND;
            pacer.cycled((cycle + 1) * 0.02, 0.02);
        }
        assertThat(pacer.realTimeFactor()).isEqualTo(0.5, within(1e-6));
        // The first cycle is late by exactly its own length, which is allowed.
        assertThat(pacer.lateCycles()).isEqualTo(499);
    }

    @Test
    void aComputerThatKeepsUpHasAFactorOfOneAndNoLateCycles() {
        Pacer pacer = new Pacer(clock, Pace.REAL_TIME);
        for (int cycle = 0; cycle < 500; cycle++) {
            now += Math.max(0, pacer.nanosUntil(cycle * 0.02));
            now += 3 * MILLISECOND;
            pacer.cycled((cycle + 1) * 0.02, 0.02);
        }
        assertThat(pacer.realTimeFactor()).isEqualTo(1, within(1e-6));
        assertThat(pacer.lateCycles()).isZero();
    }

    @Test
    void theFactorForgetsWhatIsLongPast() {
        Pacer pacer = new Pacer(clock, Pace.UNLIMITED);
        double time = 0;
        for (int cycle = 0; cycle < 1000; cycle++) {
            now += cycle < 500 ? 200 * MILLISECOND : MILLISECOND;
            time += 0.02;
            pacer.cycled(time, 0.02);
        }
        assertThat(pacer.realTimeFactor()).isBetween(0.1, 20.0);
        for (int cycle = 0; cycle < 20_000; cycle++) {
            now += MILLISECOND;
            time += 0.02;
            pacer.cycled(time, 0.02);
        }
        assertThat(pacer.realTimeFactor()).isEqualTo(20, within(0.01));
    }

    @Test
    void aPaceThatMakesNoSenseIsRefused() {
        for (double factor : new double[] {0, -1, 0.001, 1e6, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> new Pace.Times(factor))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("between 0.01 and 1000")
                    .hasMessageContaining(Double.toString(factor));
        }
    }
}
