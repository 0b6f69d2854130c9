// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.middlesize.referee.Orders;

class MiddleSizeTacticalTest {
    private static final Team STANDING = (seen, commands) -> commands.stop();

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void itScoresAgainstATeamThatStands(Dialect dialect) {
        Match match = match(dialect, new MiddleSizeTactical(), STANDING, 120);
        play(match);
        assertThat(match.teamErrors(Side.BLUE)).isZero();
        assertThat(match.game().referee().play().blueScore()).isPositive();
        assertThat(match.game().referee().play().yellowScore()).isZero();
    }

    @Test
    void asYellowItScoresAtTheOtherEnd() {
        Match match = match(Dialect.A, STANDING, new MiddleSizeTactical(), 120);
        play(match);
        assertThat(match.game().referee().play().yellowScore()).isPositive();
        assertThat(match.game().referee().play().blueScore()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "b"})
    void itLearnsThatOneIsALob(String dialect) {
        MiddleSize league = MiddleSize.parse(
                "lob.yaml", "dialect: " + dialect + "\nkick: {shootPosition: one-is-lob}\nrules: {halfSeconds: 100}\n");
        int[] throwIns = new int[1];
        for (long seed = 1; seed <= 3; seed++) {
            Match match = new Match(new MatchSetup(league, new MiddleSizeTactical(), new MiddleSizeTactical(), seed));
            match.watch(new MatchListener() {
                @Override
                public void happened(Match where, MatchEvent event) {
                    throwIns[0] += event.kind().equals("throw-in") ? 1 : 0;
                }
            });
            play(match);
        }
        assertThat(throwIns[0])
                .as("balls that fly off the field in three matches")
                .isLessThan(3 * 12);
    }

    @Test
    void itStandsInStopAndDrivesToItsPlacesWhenTheCoachParksIt() {
        Match match = match(Dialect.A, new MiddleSizeTactical(), new MiddleSizeTactical(), 300);
        for (int i = 0; i < 1000; i++) {
            match.cycle();
        }
        var bodies = ((MiddleSizeGame) match.game()).world().bodies();
        match.operate(new OperatorAction.Order(Orders.coach(MatchMode.STOP, Side.BLUE)));
        // A robot that another touches comes to its command with 2.5 m/s² only.
        for (int i = 0; i < 60; i++) {
            match.cycle();
        }
        for (int robot = 0; robot < bodies.robots; robot++) {
            assertThat(Math.abs(bodies.body[robot].along) + Math.abs(bodies.body[robot].across))
                    .isLessThan(1e-6);
        }
        match.operate(new OperatorAction.Order(Orders.coach(MatchMode.PARKING, Side.BLUE)));
        for (int i = 0; i < 1500; i++) {
            match.cycle();
        }
        for (int robot = 0; robot < bodies.robots; robot++) {
            assertThat(Math.abs(bodies.body[robot].y))
                    .as("robot %s is off the field", robot)
                    .isGreaterThan(6);
        }
    }

    private static Match match(Dialect dialect, Team blue, Team yellow, double seconds) {
        MiddleSize league =
                MiddleSize.of(dialect).withRules(MiddleSizeRules.defaults().with("halfSeconds", seconds / 2));
        return new Match(new MatchSetup(league, blue, yellow, 5));
    }

    private static void play(Match match) {
        while (!match.over()) {
            match.cycle();
        }
    }
}
