// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.random.RandomStream;

@Tag("determinism")
class TrigonometryTest {
    @ParameterizedTest
    @ValueSource(doubles = {1e-7, 0.8, 3.3, 60, 1e4, 1e6, 1e300})
    void sineAndCosineAreThoseOfThePlatformToTheBit(double most) {
        RandomStream random = new RandomStream(25, 1);
        for (int i = 0; i < 100_000; i++) {
            assertSame(random.between(-most, most));
        }
    }

    /** There the reduction needs the most bits. */
    @Test
    void nearMultiplesOfARightAngleTooTheBitsAreThoseOfThePlatform() {
        RandomStream random = new RandomStream(25, 2);
        for (int quarters = 1; quarters < 2000; quarters++) {
            double multiple = quarters * (Math.PI / 2);
            for (int ulps = -20; ulps <= 20; ulps++) {
                assertSame(multiple + ulps * Math.ulp(multiple));
                assertSame(-multiple + random.between(-1, 1) * StrictMath.pow(2, ulps - 25));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {
                0,
                -0.0,
                Double.MIN_VALUE,
                0x1p-27,
                Math.PI / 4,
                0x1p19 * (Math.PI / 2),
                Double.MAX_VALUE,
                Double.NaN,
                Double.POSITIVE_INFINITY
            })
    void theBitsOfSpecialNumbersAreThoseOfThePlatform(double special) {
        assertSame(special);
        assertSame(-special);
        assertSame(Math.nextUp(special));
        assertSame(Math.nextDown(special));
    }

    @Test
    void nothingIsAllocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double sum = 0;
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 10_000; i++) {
            sum += Trigonometry.sin(0.1 * i) + Trigonometry.cos(0.1 * i) + Trigonometry.sin(i * Math.PI);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(2000);
        assertThat(sum).isFinite();
    }

    private static void assertSame(double angle) {
        assertSame(Trigonometry.sin(angle), StrictMath.sin(angle), angle);
        assertSame(Trigonometry.cos(angle), StrictMath.cos(angle), angle);
    }

    private static void assertSame(double own, double platform, double angle) {
        if (Double.doubleToLongBits(own) != Double.doubleToLongBits(platform)) {
            assertThat(own).as("of %s", angle).isEqualTo(platform);
        }
    }
}
