// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpeedTableTest {
    /** Table 1 as printed, mm/s. */
    private static final double[] PRINTED = {
        0, 25.61, 27.17, 28.54, 29.72, 30.76, 31.71, 32.59, 33.48, 34.39, 35.39, 36.51, 37.77, 39.21, 40.84, 42.70,
        44.80, 47.15, 49.77, 52.65, 55.81, 59.24, 62.95, 66.96, 71.33, 76.19, 81.78, 88.59, 97.48, 110.16, 130.43
    };

    @Test
    void everyPrintedSpeedIsItsOwnNearest() {
        for (int code = 0; code < PRINTED.length; code++) {
            double speed = PRINTED[code] / 1000;
            assertThat(SpeedTable.code(speed)).isEqualTo(code);
            assertThat(SpeedTable.code(-speed)).isEqualTo(-code);
            assertThat(SpeedTable.nearest(-speed)).isCloseTo(-speed, within(1e-15));
        }
    }

    @Test
    void anySpeedGoesToTheNearestOfTheTable() {
        for (int i = -1500; i <= 1500; i++) {
            double speed = i * 1e-4 + 3e-6;
            double nearest = SpeedTable.nearest(speed);
            for (double printed : PRINTED) {
                assertThat(Math.abs(nearest - speed))
                        .isLessThanOrEqualTo(Math.abs(Math.signum(speed) * printed / 1000 - speed) + 1e-15);
            }
        }
    }

    @Test
    void slowCommandsAreNoneAndFastOnesSaturate() {
        assertThat(SpeedTable.nearest(0.0128)).isZero();
        assertThat(SpeedTable.nearest(0.01281)).isEqualTo(0.02561);
        assertThat(SpeedTable.nearest(-5)).isEqualTo(-0.13043);
        assertThat(SpeedTable.nearest(0.13)).isEqualTo(0.13043);
        assertThatThrownBy(() -> SpeedTable.speed(31)).hasMessageContaining("31");
    }
}
