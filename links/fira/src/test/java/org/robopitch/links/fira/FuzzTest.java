// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.links.fira.trial.CallFuzz;
import org.robopitch.links.fira.trial.FiraFuzz;
import org.robopitch.runner.link.LinkCounters;

/** A small part of what {@code robopitch fuzz --link fira} does. */
class FuzzTest {
    private static final long PER_PORT = 5000;

    @Test
    void badDatagramsAreDroppedAndCountedAndTheLinkStillObeys() throws Exception {
        long seed = Long.getLong("seed", 20251115);
        FiraFuzz.Report report = FiraFuzz.run(PER_PORT, seed, sent -> {});
        String as = "seed " + seed + ": " + report.counts();
        assertThat(report.lost()).as(as).isZero();
        assertThat(count(report, "packets dropped: not a Packet")).as(as).isPositive();
        assertThat(count(report, "commands dropped: not a finite number"))
                .as(as)
                .isPositive();
        assertThat(count(report, "commands dropped: no such robot")).as(as).isPositive();
        assertThat(count(report, "replacements dropped: out of reach")).as(as).isPositive();
        assertThat(count(report, "placements dropped: not a VSSRef_Placement"))
                .as(as)
                .isPositive();
    }

    @Test
    void badCallsOfARefereeAreAllAccountedForAndItsRateIsBounded() throws Exception {
        long seed = Long.getLong("robopitch.seed", 20251115);
        List<LinkCounters.Count> counts = CallFuzz.run(PER_PORT, seed, sent -> {});
        String as = "seed " + seed + ": " + counts;
        assertThat(counts)
                .as(as)
                .anyMatch(count -> count.name().equals("calls dropped: too many") && count.value() > 0)
                .anyMatch(count -> count.name().equals("calls of the external referee") && count.value() > 0)
                .anyMatch(count -> count.name().equals("calls dropped: not a VSSRef_Command") && count.value() > 0);
    }

    private static long count(FiraFuzz.Report report, String name) {
        return report.counts().stream()
                .filter(count -> count.name().equals(name))
                .mapToLong(LinkCounters.Count::value)
                .sum();
    }
}
