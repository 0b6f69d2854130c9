// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.WorldBatch.MatchMaker;
import org.robopitch.teams.chaser.Chaser;

@Timeout(120)
class RoundTripsTest {
    private static final MatchMaker MAKER =
            (seed, outside) -> new Match(new MatchSetup(Rig.LEAGUE, outside.apply(Side.BLUE), new Chaser(), seed));

    @Test
    void roundTripsAreMeasuredWithAClientInJava() throws Exception {
        try (RoundTrips trips = new RoundTrips(Rig.LEAGUE, MAKER)) {
            RoundTrips.Result result = trips.withJava(0.2);
            assertThat(result.cycles()).isPositive();
            assertThat(result.medianMicros()).isPositive().isLessThanOrEqualTo(result.slowMicros());
            assertThat(result.cyclesPerSecond()).isPositive();
        }
    }

    @Test
    void roundTripsAreMeasuredWithAProgramInC(@TempDir Path folder) throws Exception {
        Path echo = Repository.compile(Repository.root().resolve("clients/shared-memory/c/echo.c"), folder);
        try (RoundTrips trips = new RoundTrips(Rig.LEAGUE, MAKER)) {
            assertThat(trips.with(List.of(echo.toString()), 0.2).medianMicros()).isPositive();
        }
    }
}
