// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistoryTest {
    @Test
    void theFrameInForceComesFirst() {
        History history = new History(1 << 20);
        for (int i = 0; i < 100; i++) {
            history.add(0.02 * i, new byte[] {(byte) i});
        }
        assertThat(history.between(0.05, 0.1, 100))
                .extracting(frame -> frame[0])
                .containsExactly((byte) 2, (byte) 3, (byte) 4, (byte) 5);
    }

    @Test
    void theOldestAreForgottenWhenThereIsTooMuch() {
        History history = new History(1000);
        for (int i = 0; i < 5000; i++) {
            history.add(i, new byte[10]);
        }
        assertThat(history.bytes()).isLessThanOrEqualTo(1000);
        assertThat(history.start()).isEqualTo(4900);
        assertThat(history.end()).isEqualTo(4999);
    }

    @Test
    void manyFramesAreThinnedOutEvenly() {
        History history = new History(1 << 20);
        for (int i = 0; i < 1000; i++) {
            history.add(i, new byte[] {(byte) (i / 10)});
        }
        assertThat(history.between(0, 999, 100)).hasSize(100).first().isEqualTo(new byte[] {0});
    }

    @Test
    void aFrameOfTheSameMomentReplacesTheLast() {
        History history = new History(1 << 20);
        history.add(1, new byte[] {1});
        history.add(1, new byte[] {2});
        assertThat(history.between(0, 2, 10)).containsExactly(new byte[] {2});
    }
}
