// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

class AnglesTest {
    @Test
    void sineAndCosineAreThoseOfThePlatformToTheBit() {
        RandomStream random = new RandomStream(25, 1);
        for (int i = 0; i < 300_000; i++) {
            double angle = i % 10 == 0 ? Math.PI / 2 + random.between(-2e-6, 2e-6) : random.between(-3.3, 3.3);
            assertSame(Angles.sin(angle), StrictMath.sin(angle), angle);
            assertSame(Angles.cos(angle), StrictMath.cos(angle), angle);
        }
    }

    private static void assertSame(double own, double platform, double angle) {
        if (Double.doubleToRawLongBits(own) != Double.doubleToRawLongBits(platform)) {
            assertThat(own).as("of %s", angle).isEqualTo(platform);
        }
    }
}
