// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.studio.tiny.TinyFactory;
import org.robopitch.studio.tiny.TinyStudio;

class SoakTest {
    @Test
    void aSmallSoakPlaysAllItsCycles() throws Exception {
        List<String> lines = new ArrayList<>();
        SoakSettings settings = new SoakSettings(TinyStudio.MATCH, 6, 2, 1, 2, Double.POSITIVE_INFINITY);
        SoakReport report = new Soak(settings, new TinyFactory(600), lines::add).run();
        assertThat(report.cycles()).isBetween(2998L, 3002L);
        assertThat(report.missed()).isZero();
        assertThat(lines).hasSize(3).last().asString().contains("6 viewers");
    }

    @Test
    void growingMemoryIsNoticed() {
        assertThat(new SoakReport(1, 0, 0, List.of(50L << 20, 52L << 20, 53L << 20)).passed())
                .isTrue();
        assertThat(new SoakReport(1, 0, 0, List.of(50L << 20, 80L << 20, 160L << 20)).passed())
                .isFalse();
    }

    @Test
    void cyclesThatAreMissedWithoutViewersTooAreNotTheViewersFault() {
        List<Long> flat = List.of(50L << 20, 50L << 20);
        assertThat(new SoakReport(100, 1, 0, flat).passed()).isFalse();
        assertThat(new SoakReport(100, 29, 28, flat).passed()).isTrue();
        assertThat(new SoakReport(100, 60, 28, flat).passed()).isFalse();
    }
}
