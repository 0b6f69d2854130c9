// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import java.util.List;

/**
 * What a soak found.
 *
 * @param cycles control cycles that were played
 * @param missed cycles that were left out, or in which a team was not waited for
 * @param memory heap in use at the end of each round, after collecting garbage, bytes
 */
public record SoakReport(long cycles, long missed, List<Long> memory) {
    private static final double GROWTH = 1.1;
    private static final long SLACK_BYTES = 16L << 20;

    /** Keeps its own list. */
    public SoakReport {
        memory = List.copyOf(memory);
    }

    /** {@return whether the last rounds needed no more memory than the first} */
    public boolean memoryIsFlat() {
        // The first round warms up: classes are loaded, caches filled.
        long early = Math.max(memory.get(0), memory.get(1));
        return memory.get(memory.size() - 1) <= GROWTH * early + SLACK_BYTES;
    }

    /** {@return whether all went well} */
    public boolean passed() {
        return missed == 0 && memoryIsFlat();
    }
}
