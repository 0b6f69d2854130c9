// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SummaryBuilderTest {
    @Test
    void aChunkThatIsWrittenLeavesFewBytesBehind() {
        SummaryBuilder summary = new SummaryBuilder();
        int chunks = 3600;
        for (int i = 0; i < chunks; i++) {
            summary.add(new ChunkIndex(
                    i, i + 1L, i, 100, new TreeMap<>(Map.of(0, 1L, 1, 2L, 2, 3L, 3, 4L, 4, 5L)), 50, "lz4", 90, 200));
        }
        assertThat(summary.keptBytes()).isLessThan(150 * chunks);
    }
}
