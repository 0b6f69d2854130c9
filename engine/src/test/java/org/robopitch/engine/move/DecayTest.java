// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.hipparchus.util.FastMath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.random.RandomStream;

/** Exponential decay against the platform's exponential and Hipparchus'. */
class DecayTest {
    private static final double PRECISE = 5e-16;

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void whatIsLeftAndItsMeanAreThoseOfTheExponential(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        for (int i = 0; i < 100_000; i++) {
            compare(StrictMath.pow(10, random.between(-12, 2)));
        }
    }

    @Test
    void theyAgreeWhereTheSeriesBeginsToHalveAndWhereItEnds() {
        for (double edge : new double[] {0.0625, 0.125, 0.25, 0.5}) {
            compare(Math.nextDown(edge));
            compare(edge);
            compare(Math.nextUp(edge));
        }
    }

    @Test
    void nothingDecaysInNoTime() {
        assertThat(Decay.left(0)).isEqualTo(1);
        assertThat(Decay.mean(0)).isEqualTo(1);
    }

    private static void compare(double x) {
        assertThat(Decay.left(x) / StrictMath.exp(-x)).as("left after %s", x).isCloseTo(1, within(PRECISE));
        assertThat(Decay.mean(x) * x / -FastMath.expm1(-x))
                .as("mean until %s", x)
                .isCloseTo(1, within(PRECISE));
    }
}
