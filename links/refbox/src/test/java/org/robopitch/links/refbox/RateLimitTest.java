// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.refbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.links.refbox.RefBoxClient.RateLimit;

class RateLimitTest {
    private long now;

    @Test
    void aFloodIsHeldToTheRateAndAPersonIsNot() {
        RateLimit limit = new RateLimit(50, 10, () -> now);
        int allowed = 0;
        for (int i = 0; i < 10_000; i++) {
            now += 1_000_000;
            allowed += limit.allows() ? 1 : 0;
        }
        assertThat(allowed).as("ten seconds of a thousand a second").isBetween(148, 151);
        now += 10_000_000_000L;
        for (int i = 0; i < 50; i++) {
            assertThat(limit.allows()).isTrue();
        }
        assertThat(limit.allows()).isFalse();
    }
}
