// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

class SequenceLockTest {
    private final ByteBuffer memory = ByteBuffer.allocateDirect(128).order(ByteOrder.LITTLE_ENDIAN);

    @Test
    void aReaderNeverTakesHalfOfWhatIsWrittenMeanwhile() throws InterruptedException {
        SequenceLock writing = new SequenceLock(memory, 0);
        Thread writer = new Thread(() -> {
            for (long value = 1; value <= 200_000; value++) {
                writing.beginWrite();
                for (int i = 1; i < 9; i++) {
                    memory.putLong(8 * i, value);
                }
                writing.endWrite();
            }
        });
        writer.start();
        SequenceLock reading = new SequenceLock(memory, 0);
        long last = 0;
        while (last < 200_000) {
            long begun = reading.beginRead();
            long first = memory.getLong(8);
            boolean same = true;
            for (int i = 2; i < 9; i++) {
                same &= memory.getLong(8 * i) == first;
            }
            if (reading.endRead(begun)) {
                assertThat(same).isTrue();
                assertThat(first).isGreaterThanOrEqualTo(last);
                last = first;
            }
        }
        writer.join();
    }

    @Test
    void aWriterThatFollowsOneThatDiedWhileWritingLeavesItWhole() {
        new SequenceLock(memory, 0).beginWrite();
        SequenceLock next = new SequenceLock(memory, 0);
        assertThat(next.endRead(next.beginRead())).isFalse();
        next.beginWrite();
        assertThat(next.endRead(next.beginRead())).isFalse();
        next.endWrite();
        assertThat(next.endRead(next.beginRead())).isTrue();
    }
}
