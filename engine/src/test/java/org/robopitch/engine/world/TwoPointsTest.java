// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.random.RandomStream;

/** The two impulses of a contact against the conditions that define them. */
class TwoPointsTest {
    private static final String SEEDS = "org.robopitch.engine.scene.Seeds#few";
    private static final double ALMOST = 1e-10;

    private final Solver.TwoPoints points = new Solver.TwoPoints();

    @ParameterizedTest
    @MethodSource(SEEDS)
    void neitherPointClosesNorIsPulled(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        for (int i = 0; i < 20_000; i++) {
            double k11 = random.between(0.5, 20);
            double k22 = random.between(0.5, 20);
            double k12 = random.between(-0.99, 0.99) * Math.sqrt(k11 * k22);
            double lacking1 = random.between(-1, 1);
            double lacking2 = random.between(-1, 1);
            points.solve(lacking1, lacking2, k11, k12, k22);
            double left1 = k11 * points.impulse1 + k12 * points.impulse2 - lacking1;
            double left2 = k12 * points.impulse1 + k22 * points.impulse2 - lacking2;
            assertThat(points.impulse1).isNotNegative();
            assertThat(points.impulse2).isNotNegative();
            assertThat(left1).isGreaterThan(-ALMOST);
            assertThat(left2).isGreaterThan(-ALMOST);
            assertThat(points.impulse1 * left1)
                    .as("pushed only where it touches")
                    .isLessThan(ALMOST);
            assertThat(points.impulse2 * left2)
                    .as("pushed only where it touches")
                    .isLessThan(ALMOST);
        }
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void namingThePointsTheOtherWayRoundSwapsTheImpulsesToTheBit(long seed) {
        RandomStream random = new RandomStream(seed, 1);
        for (int i = 0; i < 20_000; i++) {
            double scale = StrictMath.pow(10, random.between(-14, 0));
            double k11 = random.between(0.5, 20);
            double k22 = i % 3 == 0 ? k11 : random.between(0.5, 20);
            double k12 = random.between(-0.99, 0.99) * Math.sqrt(k11 * k22);
            double lacking1 = scale * random.between(-1, 1);
            double lacking2 = i % 5 == 0 ? lacking1 : scale * random.between(-1, 1);
            points.solve(lacking1, lacking2, k11, k12, k22);
            double one = points.impulse1;
            double two = points.impulse2;
            points.solve(lacking2, lacking1, k22, k12, k11);
            assertThat(points.impulse1).isEqualTo(two);
            assertThat(points.impulse2).isEqualTo(one);
        }
    }

    @Test
    void aFlushPairSharesItsImpulseEqually() {
        // Two boxes of 1 kg, flush and centred: 2 m/s at both points; r × n = ± 0.05 m, I = 0.01 kg m² each.
        double straight = 2;
        double turning = 2 * 0.05 * 0.05 / 0.01;
        points.solve(2, 2, straight + turning, straight - turning, straight + turning);
        assertThat(points.impulse1).isEqualTo(0.5);
        assertThat(points.impulse2).isEqualTo(0.5);
    }

    /** Two corners of 1 kg that meet by a little: the levers of one grow where those of the other shrink. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, 1e-6, 1e-4, 4e-4, 6e-4, 1e-3})
    void pointsThatNearlyCoincideShareTheImpulseOfOne(double apart) {
        double inertia = 0.075 * 0.075 / 6;
        double near = (0.0375 - apart) * (0.0375 - apart);
        double own = 2 + (near + 0.0375 * 0.0375) / inertia;
        double other = 2 + 2 * 0.0375 * (0.0375 - apart) / inertia;
        points.solve(1, 1, own, other, own);
        assertThat(points.impulse1).isEqualTo(points.impulse2);
        assertThat((own + other) * points.impulse1).isCloseTo(1, within(1e-9));
        points.solve(1, 1 + 1e-12, own, other, own);
        assertThat(own * points.impulse1 + other * points.impulse2).isGreaterThan(1 - ALMOST);
        assertThat(other * points.impulse1 + own * points.impulse2).isGreaterThan(1 - ALMOST);
    }

    @Test
    void aPairThatIsPinchedGetsNoImpulse() {
        points.solve(1, 1, 2, -2, 2);
        assertThat(points.impulse1 + points.impulse2).isZero();
    }
}
