// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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

    /** A few scenes of what {@code trial nubot --parts eyes} measures over 200 each. */
    @ParameterizedTest
    @EnumSource(
            value = EyesTrial.Case.class,
            names = {"AS_CALIBRATED", "MIRROR_3", "TILT", "DIM", "NOISY", "RING", "MIRROR_3_SELF_CALIBRATED"})
    void aRobotKnowsHowWellItKnowsWhereItIs(EyesTrial.Case different) {
        EyesTrial trial = EyesTrial.run(different, 8, 5);
        assertThat(trial.localised()).isGreaterThanOrEqualTo(0.75);
        assertThat(trial.error()).isLessThan(0.05);
        // Of eight scenes, so with room around 0.5 to 2.
        assertThat(trial.consistency()).isBetween(0.1, 4.0);
        assertThat(trial.wrong()).isZero();
        assertThat(trial.found()).isGreaterThanOrEqualTo(0.75);
        if (different != EyesTrial.Case.RING) {
            assertThat(trial.ballError()).isLessThan(0.15);
            assertThat(trial.ballSeen()).isGreaterThan(0.6);
        }
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
