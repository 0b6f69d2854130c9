// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;

/** Play goes on: {@code soak middle-size} plays the same seeds for longer. */
class MiddleSizeFlowTest {
    private static final int SEEDS = 40;
    private static final double SECONDS = 125;
    private static final double LONGEST = 60;

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void noMinutePassesWithoutAnEvent(Dialect dialect) {
        MiddleSize league = MiddleSize.of(dialect);
        for (int seed = 1; seed <= SEEDS; seed++) {
            Match match = new Match(new MatchSetup(league, new MiddleSizeTactical(), new MiddleSizeTactical(), seed));
            Pause pause = new Pause();
            match.watch(pause);
            while (match.game().world().time() < SECONDS) {
                match.cycle();
            }
            assertThat(Math.max(pause.longest, SECONDS - pause.last))
                    .as("seconds without an event, seed %d", seed)
                    .isLessThan(LONGEST);
        }
    }

    private static final class Pause implements MatchListener {
        private double last;
        private double longest;

        @Override
        public void happened(Match match, MatchEvent event) {
            longest = Math.max(longest, event.time() - last);
            last = event.time();
        }
    }
}
