// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void noiseThatMakesNoSenseIsRefusedByName() {
        assertThatThrownBy(() -> new SensingSettings(-0.1, 0, 0, 0, 0, 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("positionNoise must be between 0.0 and 100.0 m, but is -0.1");
        assertThatThrownBy(() -> new SensingSettings(0, Double.NaN, 0, 0, 0, 0, 0))
                .hasMessageContaining("headingNoise");
        assertThatThrownBy(() -> new SensingSettings(0, 0, Double.POSITIVE_INFINITY, 0, 0, 0, 0))
                .hasMessageContaining("speedNoise");
        assertThatThrownBy(() -> new SensingSettings(0, 0, 0, -1, 0, 0, 0)).hasMessageContaining("spinNoise");
        assertThatThrownBy(() -> new SensingSettings(101, 0, 0, 0, 0, 0, 0)).hasMessageContaining("positionNoise");
        assertThatThrownBy(() -> new SensingSettings(0, 0, 0, 0, 1.1, 0, 0))
                .hasMessage("vanish must be a probability between 0 and 1, but is 1.1");
        assertThatThrownBy(() -> new SensingSettings(0, 0, 0, 0, 0, -0.1, 0)).hasMessageContaining("dropFrame");
        assertThatThrownBy(() -> new SensingSettings(0, 0, 0, 0, 0, 0, 11)).hasMessageContaining("delay");
    }

    @Test
    void aRadioThatMakesNoSenseIsRefusedByName() {
        assertThatThrownBy(() -> new ActuationSettings(-1, 0, 0, 0, 0)).hasMessageContaining("delay");
        assertThatThrownBy(() -> new ActuationSettings(0, 2, 0, 0, 0)).hasMessageContaining("loss");
        assertThatThrownBy(() -> new ActuationSettings(0, 0, -1, 0, 0)).hasMessageContaining("lockRate");
        assertThatThrownBy(() -> new ActuationSettings(0, 0, 0, -1, 0)).hasMessageContaining("lockTime");
        assertThatThrownBy(() -> new ActuationSettings(0, 0, 0, 0, Double.NaN)).hasMessageContaining("deadZone");
    }
}
