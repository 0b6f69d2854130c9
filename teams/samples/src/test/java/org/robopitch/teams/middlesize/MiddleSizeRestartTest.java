// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.PlayState;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** The team between a referee's whistle and the start. */
class MiddleSizeRestartTest {
    @ParameterizedTest
    @CsvSource({"A, 1", "B, 1", "B, 2"})
    void itKeepsItsDistancesByItselfAndLeavesTheBallWhereItWasPut(Dialect dialect, long seed) {
        Match match = match(dialect, 5, 150, seed);
        Restarts restarts = new Restarts((MiddleSizeGame) match.game());
        match.watch(restarts);
        while (!match.over()) {
            match.cycle();
        }
        assertThat(restarts.all).isGreaterThan(8);
        assertThat(restarts.putBack)
                .as("robots put back at %s restarts", restarts.all)
                .isLessThan(restarts.all / 2);
        assertThat(restarts.moved).as("balls moved before the start").isLessThan(3);
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void oneAgainstOneIsAGameWithGoals(Dialect dialect) {
        long[] hash = new long[2];
        for (int seed = 0; seed < 2; seed++) {
            Match match = match(dialect, 1, 120, seed);
            while (!match.over()) {
                match.cycle();
            }
            PlayState play = match.game().referee().play();
            assertThat(play.blueScore() + play.yellowScore())
                    .as("seed %s", seed)
                    .isPositive();
            hash[seed] = match.game().world().hash();
        }
        assertThat(hash[0]).as("another seed is another match").isNotEqualTo(hash[1]);
    }

    private static Match match(Dialect dialect, int robots, double half, long seed) {
        MiddleSize league = new MiddleSize(
                MiddleSizeParameters.of(dialect, robots),
                MiddleSizeRules.defaults().with("halfSeconds", half));
        return new Match(new MatchSetup(league, new MiddleSizeTactical(), new MiddleSizeTactical(), seed));
    }

    /** Counts restarts, robots that had to be put back, and balls that somebody moved. */
    private static final class Restarts implements MatchListener {
        private final MiddleSizeGame game;
        private boolean waiting;
        private double ballX;
        private double ballY;
        private int all;
        private int putBack;
        private int moved;

        Restarts(MiddleSizeGame game) {
            this.game = game;
        }

        @Override
        public void happened(Match match, MatchEvent event) {
            putBack += event.kind().equals("distance") ? 1 : 0;
        }

        @Override
        public void cycled(Match match) {
            var bodies = game.world().bodies();
            double x = bodies.body[bodies.ball].x;
            double y = bodies.body[bodies.ball].y;
            boolean now = game.referee().mode().isRestart();
            if (now && !waiting) {
                all++;
                ballX = x;
                ballY = y;
            } else if (waiting && !now) {
                moved += Math.hypot(x - ballX, y - ballY) > 0.05 ? 1 : 0;
            }
            waiting = now;
        }
    }
}
