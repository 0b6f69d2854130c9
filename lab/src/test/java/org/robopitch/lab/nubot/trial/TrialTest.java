// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.robopitch.middlesize.parameters.Dialect;

class TrialTest {
    @Test
    void lobsAreKnownToLandWhereTheyDo() {
        TouchdownTrial trial = TouchdownTrial.run(25, 2, done -> {});
        assertThat(trial.share()).isGreaterThan(0.95);
        assertThat(trial.meanError()).isLessThan(0.05);
    }

    @Test
    void modelPredictiveControlTracksTheCurveBetterThanPlainFeedback() {
        TrackingTrial trial = TrackingTrial.run();
        assertThat(trial.predictive().meanError())
                .isLessThan(0.5 * trial.plain().meanError());
        assertThat(trial.predictive().largestError()).isLessThan(0.1);
        assertThat(trial.predictive().fastest()).isBetween(2.5, 3.5);
        assertThat(trial.hardPredictive()).isLessThan(trial.hardPlain());
        assertThat(trial.hardWorse()).isLessThanOrEqualTo(1);
    }

    @Test
    void alongStraightLinesTheRobotKnowsWhereItIs() {
        LocalisationTrial trial = LocalisationTrial.run(4, 3, done -> {});
        assertThat(trial.meanError()).isLessThan(0.03);
        assertThat(trial.foundShare()).isEqualTo(1);
        assertThat(trial.recoveredShare()).isEqualTo(1);
    }

    @Test
    void withLossAndDelayAndRobotsThatComeAndGoPosesStayYoung() {
        for (SharingTrial.Clock clock : SharingTrial.Clock.values()) {
            SharingTrial trial = SharingTrial.run(clock, 60, 4);
            assertThat(trial.ageP99()).as("%s", clock).isLessThan(0.5);
            assertThat(trial.packets()).as("%s", clock).isGreaterThan(1000);
            assertThat(trial.collisions()).as("%s", clock).isZero();
        }
    }

    @Test
    void byCameraNubotKnowsItsPlaceWhileItsOpponentsSeeWithNoise() {
        MatchTrial trial = MatchTrial.run(Dialect.A, "camera", 1, 1, 3, true, done -> {});
        assertThat(trial.matches()).isEqualTo(2);
        assertThat(trial.timesRealTime()).isPositive();
    }

    @Test
    void aShortMatchIsCounted() {
        AtomicReference<Double> done = new AtomicReference<>(0.0);
        MatchTrial trial = MatchTrial.run(Dialect.B, "noise", 1, 1, 30, true, share -> {
            assertThat(share).isBetween(done.get(), 1.0);
            done.set(share);
        });
        assertThat(done.get()).isGreaterThan(0.99);
        assertThat(trial.matches()).isEqualTo(2);
        assertThat(trial.roleChanges()).isLessThan(1);
        assertThat(trial.timesRealTime()).isPositive();
    }
}
