// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

class SettingsTest {
    @Test
    void noiseThatMakesNoSenseIsRefusedByName() {
        assertThatThrownBy(() -> sensing(new SensingSettings(-0.1, 0, 0, 0, 0, 0, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "positionNoise must be between 0 and 100 m (the range the simulation is tested with), but is -0.1 m");
        assertThatThrownBy(() -> sensing(new SensingSettings(0, Double.NaN, 0, 0, 0, 0, 0)))
                .hasMessageContaining("headingNoise");
        assertThatThrownBy(() -> sensing(new SensingSettings(0, 0, Double.POSITIVE_INFINITY, 0, 0, 0, 0)))
                .hasMessageContaining("speedNoise");
        assertThatThrownBy(() -> sensing(new SensingSettings(0, 0, 0, -1, 0, 0, 0)))
                .hasMessageContaining("spinNoise");
        assertThatThrownBy(() -> sensing(new SensingSettings(101, 0, 0, 0, 0, 0, 0)))
                .hasMessageContaining("positionNoise");
        assertThatThrownBy(() -> sensing(new SensingSettings(0, 0, 0, 0, 1.1, 0, 0)))
                .hasMessageStartingWith("vanish must be between 0 and 1")
                .hasMessageEndingWith("but is 1.1");
        assertThatThrownBy(() -> sensing(new SensingSettings(0, 0, 0, 0, 0, -0.1, 0)))
                .hasMessageContaining("dropFrame");
        assertThatThrownBy(() -> sensing(new SensingSettings(0, 0, 0, 0, 0, 0, 11)))
                .hasMessageContaining("Delay");
    }

    @Test
    void aRadioThatMakesNoSenseIsRefusedByName() {
        assertThatThrownBy(() -> actuation(new ActuationSettings(-1, 0, 0, 0, 0)))
                .hasMessageContaining("Delay");
        assertThatThrownBy(() -> actuation(new ActuationSettings(0, 2, 0, 0, 0)))
                .hasMessageContaining("commandLoss");
        assertThatThrownBy(() -> actuation(new ActuationSettings(0, 0, -1, 0, 0)))
                .hasMessageContaining("wheelLockRate");
        assertThatThrownBy(() -> actuation(new ActuationSettings(0, 0, 0, -1, 0)))
                .hasMessageContaining("wheelLockTime");
        assertThatThrownBy(() -> actuation(new ActuationSettings(0, 0, 0, 0, Double.NaN)))
                .hasMessageContaining("deadZone");
    }

    private static Sensing sensing(SensingSettings settings) {
        return new Sensing(settings, 1, 0.01, new RandomStream(1, 0));
    }

    private static Actuation actuation(ActuationSettings settings) {
        return new Actuation(settings, 1, 2, 0.01, new RandomStream(1, 0));
    }
}
