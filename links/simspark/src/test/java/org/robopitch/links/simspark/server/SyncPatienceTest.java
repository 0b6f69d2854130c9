// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.links.simspark.server.SimsparkServer.SyncPatience;

class SyncPatienceTest {
    private long now;
    private final SyncPatience patience = new SyncPatience(1, () -> now);

    /** Both sides answer after so many tenths of a second. */
    private int cycle(int left, int right) {
        for (int tenth = 1; tenth <= Math.max(left, right); tenth++) {
            patience.begin(tenth <= left, tenth <= right);
            now += 100_000_000;
            patience.end();
        }
        return patience.settle();
    }

    @Test
    void whoAnswersEverySecondTimeIsNotWaitedForAfterAMinuteOfMissedTime() {
        int spent = 0;
        for (int i = 0; i < 119; i++) {
            if (i % 2 == 0) {
                patience.missed(Side.BLUE);
            }
            spent += cycle(0, 0);
        }
        assertThat(patience.isSpent(Side.BLUE)).isTrue();
        assertThat(patience.isSpent(Side.YELLOW)).isFalse();
        assertThat(spent).isEqualTo(1);
    }

    @Test
    void whoAnswersJustInTimeEveryTimeIsNotWaitedForSomeTime() {
        int cycles = 0;
        while (cycle(1, 9) == 0) {
            cycles++;
        }
        assertThat(cycles).as("a tenth of 0.9 s, less the cycle").isBetween(855, 860);
        assertThat(patience.isSpent(Side.YELLOW)).isTrue();
        assertThat(patience.isSpent(Side.BLUE))
                .as("who had answered long before")
                .isFalse();
    }
}
