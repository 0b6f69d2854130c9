// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.hipparchus.analysis.solvers.BracketingNthOrderBrentSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.random.RandomStream;

class ZeroCrossingTest {
    private int evaluations;

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void theCrossingIsWhereALibraryFindsIt(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        BracketingNthOrderBrentSolver library = new BracketingNthOrderBrentSolver(1e-16, 1e-16, 5);
        int most = 0;
        for (int i = 0; i < 2000; i++) {
            double root = random.between(0.0001, 0.0009);
            double bend = random.between(-800, 800);
            double wobble = random.between(-0.4, 0.4);
            double speed = random.between(0.1, 5);
            // Falls all the way through: one crossing.
            Striking.Gap gap = time -> {
                double t = root - time;
                return speed * (t + bend * t * t * t + wobble * 1e-4 * StrictMath.sin(t / 2e-4));
            };
            double open = gap.at(0);
            double closed = gap.at(0.001);
            assertThat(open).isPositive();
            assertThat(closed).isNegative();
            evaluations = 0;
            double found = Striking.ImpactTime.find(
                    time -> {
                        evaluations++;
                        return gap.at(time);
                    },
                    0,
                    open,
                    0.001,
                    closed,
                    1e-13,
                    0);
            most = Math.max(most, evaluations);
            assertThat(found).isCloseTo(library.solve(200, gap::at, 0, 0.001), within(2e-13));
        }
        assertThat(most).as("evaluations").isLessThanOrEqualTo(20);
    }

    @Test
    void theNumberOfEvaluationsIsBoundedHoweverNastyTheGap() {
        Striking.Gap[] nasty = {
            time -> time < 0.00037 ? 1e-9 : -1e9,
            time -> time < 0.00037 ? 1e9 : -1e-9,
            time -> StrictMath.cbrt(0.00037 - time),
            time -> StrictMath.pow(0.00037 - time, 9) * 1e30,
            time -> time < 0.00037 ? Double.MIN_VALUE : -1,
        };
        for (Striking.Gap gap : nasty) {
            evaluations = 0;
            double found = Striking.ImpactTime.find(
                    time -> {
                        evaluations++;
                        return gap.at(time);
                    },
                    0,
                    gap.at(0),
                    0.001,
                    gap.at(0.001),
                    1e-9,
                    0);
            assertThat(evaluations).isLessThanOrEqualTo(48);
            assertThat(found).isBetween(0.00037 - 1e-4, 0.00037);
        }
    }

    @Test
    void theAnswerIsNeverOnTheClosedSide() {
        for (int i = 1; i < 100; i++) {
            double root = i * 1e-5;
            Striking.Gap gap = time -> (root - time) * (1 + 400 * time);
            double found = Striking.ImpactTime.find(gap, 0, gap.at(0), 0.001, gap.at(0.001), 1e-12, 0);
            assertThat(gap.at(found)).isGreaterThanOrEqualTo(0);
        }
    }

    @Test
    void aGapThatCountsAsTouchingEndsTheSearch() {
        evaluations = 0;
        double found = Striking.ImpactTime.find(
                time -> {
                    evaluations++;
                    return 0.0005 - time;
                },
                0,
                0.0005,
                0.001,
                -0.0005,
                1e-13,
                1e-11);
        assertThat(found).isCloseTo(0.0005, within(1e-11));
        assertThat(evaluations).isEqualTo(1);
    }
}
