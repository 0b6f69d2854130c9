// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** Two teams that play alike, and the ball between them. */
class MiddleSizeDuelTest {
    private static final int BLUE = 2;
    private static final int YELLOW = 7;

    @ParameterizedTest
    @CsvSource({"A, 1", "A, 2", "A, 3", "A, 4", "B, 1", "B, 2", "B, 3", "B, 4"})
    void aDuelFaceToFaceIsOverWithinHalfASecond(Dialect dialect, long seed) {
        Match match = match(dialect, MiddleSizeRules.coachOnly(), seed);
        MiddleSizeGame game = (MiddleSizeGame) match.game();
        double kept = game.parameters().dribble().keptAt();
        place(game, kept, 0);
        assertThat(secondsOfFight(match, 10)).isLessThan(0.55);
    }

    @ParameterizedTest
    @CsvSource({"A, 1", "A, 2", "A, 3", "A, 4", "B, 1", "B, 2", "B, 3", "B, 4"})
    void soIsOneInWhichNeitherFacesTheBall(Dialect dialect, long seed) {
        Match match = match(dialect, MiddleSizeRules.coachOnly(), seed);
        MiddleSizeGame game = (MiddleSizeGame) match.game();
        place(game, game.parameters().dribble().keptAt() + 0.05, 0.35);
        assertThat(secondsOfFight(match, 10)).isLessThan(0.55);
    }

    @ParameterizedTest
    @CsvSource({"A, 2", "A, 6", "B, 7"})
    void inAMatchNothingGoesOnForEver(Dialect dialect, long seed) {
        LongestPause pause = play(dialect, seed);
        assertThat(pause.longest).as("seconds without any event").isLessThan(50);
        assertThat(pause.kicks).isGreaterThan(20);
    }

    /** Over several matches: in a single one of 200 s the number is between 0 and 14, as chance has it. */
    @Test
    void ballsThatAreKickedAwayStayOnTheField() {
        int throwIns = 0;
        for (long seed = 2; seed <= 4; seed++) {
            throwIns += play(Dialect.A, seed).throwIns;
        }
        assertThat(throwIns / 3.0).as("throw-ins in a match").isLessThan(12);
    }

    private static LongestPause play(Dialect dialect, long seed) {
        Match match = match(dialect, MiddleSizeRules.defaults().with("halfSeconds", 100), seed);
        LongestPause pause = new LongestPause();
        match.watch(pause);
        while (!match.over()) {
            match.cycle();
        }
        pause.kicks = pause.kicks(match);
        return pause;
    }

    private static Match match(Dialect dialect, MiddleSizeRules rules, long seed) {
        MiddleSize league = MiddleSize.of(dialect).withRules(rules);
        return new Match(new MatchSetup(league, new MiddleSizeTactical(), new MiddleSizeTactical(), seed));
    }

    private static void place(MiddleSizeGame game, double away, double turned) {
        Hands hands = game.hands();
        hands.place(game.stage().bodies().size() - 1, 0.5, 0.3, 0);
        hands.place(BLUE, 0.5 - away, 0.3, turned);
        hands.place(YELLOW, 0.5 + away, 0.3, Math.PI + turned);
    }

    /** How long both teams are at the ball before one has it alone, or none is. */
    private static double secondsOfFight(Match match, double atMost) {
        MiddleSizeWorld world = ((MiddleSizeGame) match.game()).world();
        double cycle = match.setup().league().cycleSeconds();
        double seconds = 0;
        double apart = 0;
        while (seconds < atMost && apart < 0.3) {
            match.cycle();
            seconds += cycle;
            boolean blue = at(world, Side.BLUE);
            boolean yellow = at(world, Side.YELLOW);
            boolean alone = holds(world, Side.BLUE) != holds(world, Side.YELLOW);
            apart = blue && yellow && !alone ? 0 : apart + cycle;
        }
        return seconds - apart;
    }

    private static boolean at(MiddleSizeWorld world, Side side) {
        var bodies = world.bodies();
        for (int robot = first(side); robot < first(side) + 5; robot++) {
            double dx = bodies.body[robot].x - bodies.body[bodies.ball].x;
            double dy = bodies.body[robot].y - bodies.body[bodies.ball].y;
            if (Math.hypot(dx, dy) < bodies.body[robot].reach + bodies.body[bodies.ball].reach) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(MiddleSizeWorld world, Side side) {
        for (int robot = first(side); robot < first(side) + 5; robot++) {
            if (world.handling().holds(robot)) {
                return true;
            }
        }
        return false;
    }

    private static int first(Side side) {
        return side == Side.BLUE ? 0 : 5;
    }

    private static final class LongestPause implements MatchListener {
        private double last;
        private double longest;
        private int throwIns;
        private long kicks;

        @Override
        public void happened(Match match, MatchEvent event) {
            longest = Math.max(longest, event.time() - last);
            last = event.time();
            throwIns += event.kind().equals("throw-in") ? 1 : 0;
        }

        long kicks(Match match) {
            MiddleSizeWorld world = ((MiddleSizeGame) match.game()).world();
            long kicks = 0;
            for (int robot = 0; robot < world.bodies().robots; robot++) {
                kicks += world.handling().kicks(robot);
            }
            return kicks;
        }
    }
}
