// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.mixedreality.parameters.NoiseParameters;
import org.robopitch.mixedreality.world.Placement;
import org.robopitch.settings.BadFileException;

class MixedRealityGameTest {
    private static final Team IDLE = (observation, commands) -> commands.stop();
    private final List<String> kinds = new ArrayList<>();

    private Match match(MixedReality league) {
        Match match = new Match(new MatchSetup(league, IDLE, IDLE, 1));
        match.watch(new MatchListener() {
            @Override
            public void happened(Match of, MatchEvent event) {
                kinds.add(event.kind());
            }
        });
        return match;
    }

    private static MixedRealityGame game(Match match) {
        return (MixedRealityGame) match.game();
    }

    private static void cycles(Match match, int cycles) {
        for (int i = 0; i < cycles; i++) {
            match.cycle();
        }
    }

    private static void ball(Match match, double x, double y, double vx, double vy) {
        new Placement(game(match).world()).placeBall(x, y, vx, vy);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 11, 24, 50})
    void everySizeLinesUpInItsOwnHalfAsAMirrorImage(int robots) {
        Bodies bodies = game(match(MixedReality.of(robots))).world().bodies();
        LineUp lineUp = new LineUp(MixedReality.of(robots).parameters());
        List<LineUp.Place> blue = lineUp.of(Side.BLUE, false);
        List<LineUp.Place> yellow = lineUp.of(Side.YELLOW, false);
        assertThat(blue).hasSize(robots);
        for (int i = 0; i < robots; i++) {
            assertThat(blue.get(i).x()).isEqualTo(-yellow.get(i).x()).isGreaterThan(0.0184);
            assertThat(blue.get(i).y()).isCloseTo(-yellow.get(i).y(), within(1e-15));
            assertThat(bodies.body[i].x).isGreaterThan(0);
            assertThat(bodies.body[i].headingX).isEqualTo(-1);
            assertThat(bodies.body[robots + i].x).isLessThan(0);
        }
    }

    @Test
    void aBallInTheRightGoalIsAGoalForYellowAndBlueKicksOff() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        ball(match, 0.36, 0.06, 0.3, 0);
        cycles(match, 15);
        assertThat(match.game().referee().play().yellowScore()).isEqualTo(1);
        assertThat(match.game().referee().play().mode()).isEqualTo("kick off blue");
        assertThat(match.game().referee().play().running()).isFalse();
        assertThat(kinds).contains("goal");
        assertThat(game(match).world().bodies().body[10].x).isZero();
    }

    @Test
    void overTheGoalLineBesideTheGoalTheLastTouchDecides() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        ball(match, 0.36, 0.15, 0.3, 0);
        cycles(match, 15);
        assertThat(match.game().referee().play().mode()).isEqualTo("goal kick blue");
        cycles(match, 60);
        // It leaves a robot of blue that it touches.
        new Placement(game(match).world()).placeRobot(2, 0.338, 0.15, 1, 0);
        ball(match, 0.36, 0.15, 0.3, 0);
        cycles(match, 15);
        assertThat(match.game().referee().play().mode()).isEqualTo("corner kick yellow");
        assertThat(game(match).world().bodies().body[10].y).isCloseTo(0.487475 / 2 - 0.03, within(1e-9));
    }

    @Test
    void aMatchHasTwoHalvesAndEndsWithTimeOver() {
        Match match =
                match(MixedReality.of(1).withRules(MixedRealityRules.defaults().with("halfSeconds", 2)));
        while (!match.over()) {
            match.cycle();
        }
        assertThat(match.game().referee().play().mode()).isEqualTo("time over");
        // Two halves of 2 s, two stoppages of 1 s.
        assertThat(match.game().world().time()).isCloseTo(6, within(0.1));
        assertThat(kinds).contains("warn ending", "end of period", "over");
    }

    @Test
    void aBallThatNobodyMovesComesBackToTheMiddle() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        ball(match, 0.1, 0.1, 0, 0);
        cycles(match, 16 * 50);
        assertThat(kinds).contains("kick off");
    }

    @Test
    void anOperatorFreezesTheMatchAndLetsItGoOn() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        double before = match.game().referee().play().clock();
        game(match).referee().declare(PlayMode.FROZEN_OPERATOR);
        match.operate(new OperatorAction.Drive(3, 1, 0, 0));
        double x = game(match).world().bodies().body[3].x;
        cycles(match, 50);
        assertThat(match.game().referee().play().mode()).isEqualTo("frozen operator");
        assertThat(match.game().referee().play().clock()).isEqualTo(before);
        assertThat(game(match).world().bodies().body[3].x).isEqualTo(x);
        game(match).referee().declare(PlayMode.PLAY_ON);
        cycles(match, 50);
        assertThat(game(match).world().bodies().body[3].x).isLessThan(x - 0.05);
    }

    @Test
    void whoDrivesARobotByHandKicksStraightAhead() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        new Placement(game(match).world()).placeRobot(3, 0.1, 0.2, 1, 0);
        ball(match, 0.13, 0.2, 0, 0);
        match.operate(new OperatorAction.Drive(3, 0, 0, 0));
        match.operate(new OperatorAction.Handle(3, false, 0.5, false));
        match.cycle();
        Bodies bodies = game(match).world().bodies();
        assertThat(bodies.body[bodies.ball].along).isBetween(0.2, 0.225);
        assertThat(bodies.body[bodies.ball].across).isZero();
    }

    @Test
    void whatTheOperatorDeclaresIsAnOrderThatIsReported() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        for (RefereeOrder order : match.game().referee().orders()) {
            match.operate(new OperatorAction.Order(order.number()));
            match.cycle();
            assertThat(match.game().referee().play().mode()).isEqualTo(order.label());
            assertThat(kinds).contains(order.label());
        }
        assertThatThrownBy(() -> match.operate(new OperatorAction.Order(PlayMode.TIME_OVER.ordinal())))
                .hasMessageContaining("frozen match");
    }

    @Test
    void aKickOffByHandLinesEverybodyUpAndIsPlayed() {
        Match match = match(MixedReality.of(5));
        cycles(match, 60);
        ball(match, 0.3, 0.1, 0, 0);
        match.operate(new OperatorAction.Order(PlayMode.FROZEN_MATCH.ordinal()));
        match.cycle();
        kinds.clear();
        match.operate(new OperatorAction.Order(PlayMode.KICK_OFF_YELLOW.ordinal()));
        match.cycle();
        Bodies bodies = game(match).world().bodies();
        assertThat(Math.hypot(bodies.body[bodies.ball].x, bodies.body[bodies.ball].y))
                .isLessThan(1e-6);
        assertThat(match.game().referee().play().running()).isFalse();
        cycles(match, 200);
        assertThat(match.game().referee().play().running()).isTrue();
        assertThat(kinds).containsOnlyOnce(PlayMode.KICK_OFF_YELLOW.label());
    }

    @Test
    void aRobotPutOnAnotherStandsBesideIt() {
        Match match = match(MixedReality.of(5));
        Bodies bodies = game(match).world().bodies();
        match.operate(new OperatorAction.Place(1, bodies.body[2].x, bodies.body[2].y, 0.4));
        match.cycle();
        assertThat(game(match).world().collisions().overlap(bodies, 1, 2)).isNegative();
        assertThat(Math.hypot(bodies.body[1].x - bodies.body[2].x, bodies.body[1].y - bodies.body[2].y))
                .isLessThan(0.04);
    }

    @Test
    void aRobotPutFarOutsideStandsAtTheEdge() {
        Match match = match(MixedReality.of(5));
        match.operate(new OperatorAction.Place(1, 1e9, -1e9, 0.4));
        match.cycle();
        Bodies bodies = game(match).world().bodies();
        assertThat(game(match).world().collisions().outside(bodies, 1)).isBetween(-0.003, 0.0);
    }

    @Test
    void teamsSeeTheFieldFromTheirOwnEndAndLostRobotsNot() {
        Match match = match(MixedReality.of(5));
        Observation seen = new Observation(5);
        match.game().observe(Side.BLUE, seen);
        assertThat(seen.own(0).x()).isLessThan(-0.3);
        assertThat(seen.own(0).heading()).isZero();
        assertThat(seen.own(0).visible()).isTrue();
        MixedReality blind = new MixedReality(
                MixedReality.of(5).parameters().with("noise", new NoiseParameters(0, 50, 10)),
                MixedRealityRules.defaults());
        Match lost = match(blind);
        cycles(lost, 3);
        lost.game().observe(Side.BLUE, seen);
        assertThat(seen.own(0).visible()).isFalse();
    }

    @Test
    void theConfigurationSetsUpTheSameLeagueAgain() {
        MixedReality league = MixedReality.parse(
                "file.yaml",
                "robotsPerTeam: 11\nfield: {length: 1.2}\ntrajectory: {model: published, correction: projected}\n"
                        + "timing: {cycle: 0.03}\nrules: {halfSeconds: 77}\n");
        assertThat(MixedReality.parse("again", league.configuration())).isEqualTo(league);
        assertThat(league.parameters().field().length()).isEqualTo(1.2);
    }

    @Test
    void aBadFileIsRefusedByNameLineAndKey() {
        assertThatThrownBy(() -> MixedReality.parse("my.yaml", "timing:\n  cycle: 0.02\n  step: 0.003\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining("my.yaml:2")
                .hasMessageContaining("whole number of steps");
        assertThatThrownBy(() -> MixedReality.parse("my.yaml", "field: {lenght: 1}"))
                .hasMessageContaining("lenght");
        assertThatThrownBy(() -> MixedReality.parse("my.yaml", "robotsPerTeam: 51"))
                .hasMessageContaining("50");
        assertThatThrownBy(() -> MixedReality.parse("my.yaml", "league: mirosot"))
                .hasMessageContaining("mixed-reality");
    }
}
