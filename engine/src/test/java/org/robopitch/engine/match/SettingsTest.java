// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

class SettingsTest {
    @Test
    void noiseThatMakesNoSenseIsRefusedByName() {
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("positionNoise", -0.1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "positionNoise must be between 0 and 100 m (the range the simulation is tested with), but is"
                                + " -0.1 m");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("headingNoise", Double.NaN)))
                .hasMessageContaining("headingNoise");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("speedNoise", Double.POSITIVE_INFINITY)))
                .hasMessageContaining("speedNoise");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("spinNoise", -1)))
                .hasMessageContaining("spinNoise");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("positionNoise", 101)))
                .hasMessageContaining("positionNoise");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("vanish", 1.1)))
                .hasMessageStartingWith("vanish must be between 0 and 1")
                .hasMessageEndingWith("but is 1.1");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("dropFrame", -0.1)))
                .hasMessageContaining("dropFrame");
        assertThatThrownBy(() -> sensing(SensingSettings.PERFECT.with("delay", 11)))
                .hasMessageContaining("Delay");
    }

    @Test
    void aRadioThatMakesNoSenseIsRefusedByName() {
        assertThatThrownBy(() -> actuation(ActuationSettings.PERFECT.with("delay", -1)))
                .hasMessageContaining("Delay");
        assertThatThrownBy(() -> actuation(ActuationSettings.PERFECT.with("loss", 2)))
                .hasMessageContaining("commandLoss");
        assertThatThrownBy(() -> actuation(ActuationSettings.PERFECT.with("lockRate", -1)))
                .hasMessageContaining("wheelLockRate");
        assertThatThrownBy(() -> actuation(ActuationSettings.PERFECT.with("lockTime", -1)))
                .hasMessageContaining("wheelLockTime");
        assertThatThrownBy(() -> actuation(ActuationSettings.PERFECT.with("deadZone", Double.NaN)))
                .hasMessageContaining("deadZone");
    }

    private static Sensing sensing(SensingSettings settings) {
        return new Sensing(settings, 1, 0.01, new RandomStream(1, 0));
    }

    private static Actuation actuation(ActuationSettings settings) {
        return new Actuation(settings, 1, 2, 0.01, new RandomStream(1, 0));
    }
}
