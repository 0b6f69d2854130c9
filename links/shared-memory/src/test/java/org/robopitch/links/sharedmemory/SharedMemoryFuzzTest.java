// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.link.LinkCounters;

/** A small part of what {@code robopitch fuzz --link shared-memory} does. */
class SharedMemoryFuzzTest {
    private static final long WRITES = 10_000;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingThatIsWrittenStopsTheMatchAndAllThatIsDroppedIsCounted(boolean lockstep) throws Exception {
        long seed = Long.getLong("seed", 1);
        System.out.println("fuzz of shared memory, lockstep " + lockstep + ", seed " + seed);
        SharedMemoryFuzz.Report report = SharedMemoryFuzz.run(
                Rig.LEAGUE,
                (number, outside) -> new Match(
                        new MatchSetup(Rig.LEAGUE, outside.apply(Side.BLUE), outside.apply(Side.YELLOW), number)),
                lockstep,
                WRITES,
                seed,
                written -> {});
        assertThat(report.cycles()).isGreaterThanOrEqualTo(WRITES);
        assertThat(report.counts())
                .as("seed " + seed)
                .filteredOn(count -> count.value() > 0)
                .extracting(LinkCounters.Count::name)
                .contains(
                        "answers",
                        "answers dropped: version of the layout",
                        "answers dropped: of another cycle",
                        "robots' commands dropped: not a finite number",
                        "requests dropped: unknown or not allowed",
                        "files restored to their size",
                        "files deleted or replaced");
    }
}
