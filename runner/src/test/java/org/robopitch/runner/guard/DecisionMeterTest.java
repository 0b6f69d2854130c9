// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DecisionMeterTest {
    private static final GuardSettings SETTINGS =
            GuardSettings.forCycle(0.02).withHungSeconds(10).with("waitSeconds", 60);

    private long now;
    private long starved;
    private long ran = -1;
    private int looks;

    private final DecisionMeter meter = new DecisionMeter(
            SETTINGS,
            () -> now,
            () -> {
                looks++;
                return starved;
            },
            () -> ran);

    private boolean decide(double seconds, double withoutProcessor) {
        return decide(seconds, withoutProcessor, 0);
    }

    private boolean decide(double seconds, double withoutProcessor, double thought) {
        meter.begin();
        ran += Math.round(thought * 1e9);
        now += Math.round(seconds * 1e9);
        starved += Math.round(withoutProcessor * 1e9);
        return meter.end();
    }

    @Test
    void aTeamThatTakesASecondForEachDecisionIsSpentAfterAMinute() {
        int decisions = 1;
        while (!decide(1, 0)) {
            decisions++;
        }
        // The first is not looked at closely, so that a tenth of it counts.
        assertThat(decisions).isEqualTo(63);
    }

    @Test
    void aTeamOnAStarvedComputerIsNeverSpent() {
        for (int i = 0; i < 100_000; i++) {
            assertThat(decide(0.15, 0.14)).isFalse();
        }
    }

    /** The thread that waits for its answer may lack a processor at the same time: that is not the team's waiting. */
    @Test
    void whatATeamHasThoughtCountsHoweverLongOthersWaited() {
        ran = 0;
        int decisions = 1;
        while (!decide(1, 1, 0.7)) {
            decisions++;
        }
        // 0.1 − 0.02 s for the first and 0.7 − 0.02 s for each of the others.
        assertThat(decisions).isEqualTo(90);
    }

    @Test
    void quickDecisionsCostTwoLooksAtTheClockAndNothingElse() {
        for (int i = 0; i < 1000; i++) {
            decide(0.001, 0);
        }
        assertThat(looks).isZero();
        decide(1, 0);
        for (int i = 0; i < 1000; i++) {
            decide(0.001, 0);
        }
        assertThat(looks).as("the decisions after a slow one").isEqualTo(100);
    }

    @Test
    void aProgramThatWasHeldForHoursCostsNoMoreThanOneThatHangs() {
        decide(0.03, 0);
        for (int i = 0; i < 5; i++) {
            assertThat(decide(3600, 0)).isFalse();
        }
    }

    @Test
    void theSystemSaysHowLongAThreadHasWaited() {
        assumeTrue(Files.exists(Path.of("/proc/thread-self/schedstat")), "only Linux says so");
        assertThat(ProcessorWait.ofThisThread()).isNotNegative();
        long own = ProcessorWait.of(ProcessHandle.current().pid(), ProcessorWait.thisThread());
        assertThat(ProcessorWait.ofThisThread()).isGreaterThanOrEqualTo(own);
        assertThat(own).isNotNegative();
        assertThat(ProcessorWait.of(ProcessHandle.current().pid(), -1)).isEqualTo(ProcessorWait.UNKNOWN);
    }
}
