// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import java.util.List;

/**
 * What a soak found.
 *
 * @param cycles control cycles that were played
 * @param missed cycles that were left out, or in which a team was not waited for
 * @param missedAlone how many of as many cycles this machine misses without viewers, because it is busy with other things
 * @param memory heap in use at the end of each round, after collecting garbage, bytes
 */
public record SoakReport(long cycles, long missed, double missedAlone, List<Long> memory) {
    /** How far two measurements of a busy machine may lie apart. */
    private static final double ALIKE = 1.5;

    private static final double GROWTH = 1.1;
    private static final long SLACK_BYTES = 16L << 20;

    /** Copies the list. */
    public SoakReport {
        memory = List.copyOf(memory);
    }

    /** {@return whether the last rounds needed no more memory than the first} */
    public boolean memoryIsFlat() {
        // The first round warms up: classes are loaded, caches filled.
        long early = Math.max(memory.get(0), memory.get(1));
        return memory.get(memory.size() - 1) <= GROWTH * early + SLACK_BYTES;
    }

    /** {@return whether the viewers made the match miss cycles} */
    public boolean viewersCostCycles() {
        return missed > ALIKE * missedAlone;
    }

    /** {@return whether all went well} */
    public boolean passed() {
        return !viewersCostCycles() && memoryIsFlat();
    }
}
