// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Side;

class RefereeTest extends RefereeScene {
    @Test
    void aMatchBeginsWithTwoSecondsOfStopFourOfKickOffAndThenStarts() {
        assertThat(referee.mode()).isEqualTo(MatchMode.STOP);
        assertThat(secondsUntil(MatchMode.KICKOFF)).isCloseTo(2, within(0.02));
        assertThat(referee.awarded()).isEqualTo(Side.BLUE);
        assertThat(secondsUntil(MatchMode.START)).isCloseTo(4, within(0.02));
        assertThat(referee.previousMode()).isEqualTo(MatchMode.KICKOFF);
        assertThat(referee.play().running()).isTrue();
    }

    @Test
    void aGoalCountsAndTheOthersKickOff() {
        inPlay();
        placement.launchBall(9.3, 0.4, 0, 0, 0, 0);
        judge();
        assertThat(referee.play().blueScore()).isEqualTo(1);
        assertThat(referee.play().yellowScore()).isZero();
        assertThat(events).anyMatch(event -> event.startsWith("goal BLUE"));
        secondsUntil(MatchMode.KICKOFF);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
        assertThat(world.bodies().body[world.bodies().ball].x).isCloseTo(0, within(1e-9));
    }

    @Test
    void aBallOnTheGoalLineOrOverTheCrossbarIsNoGoal() {
        inPlay();
        placement.launchBall(9.1, 0.4, 0, 0, 0, 0);
        judge();
        assertThat(referee.mode()).isEqualTo(MatchMode.START);
        touchedBy(1);
        world.bodies().body[world.bodies().ball].x = 9.4;
        world.bodies().body[world.bodies().ball].y = 0;
        world.plane().ballMemory()[org.robopitch.engine.move.BallMotion.HEIGHT] = 1.2;
        judge();
        assertThat(referee.play().blueScore()).isZero();
        secondsUntil(MatchMode.GOALKICK);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
    }

    @ParameterizedTest
    @CsvSource({
        // who touched it last, where it is, what follows, whose, where it is put
        "1, 3, 6.2, THROWIN, YELLOW, 3, 5.7",
        "6, -4, -6.2, THROWIN, BLUE, -4, -5.7",
        "1, 9.2, 4, GOALKICK, YELLOW, 6, 3",
        "6, 9.2, 4, CORNER, BLUE, 8.7, 5.7",
        "6, -9.2, -4, GOALKICK, BLUE, -6, -3",
        "1, -9.2, -4, CORNER, YELLOW, -8.7, -5.7",
    })
    void aBallThatGoesOutComesBackTheRightWay(
            int last, double x, double y, MatchMode mode, Side whose, double putX, double putY) {
        inPlay();
        touchedBy(last);
        world.bodies().body[world.bodies().ball].x = x;
        world.bodies().body[world.bodies().ball].y = y;
        judge();
        assertThat(referee.mode()).isEqualTo(MatchMode.STOP);
        secondsUntil(mode);
        assertThat(referee.awarded()).isEqualTo(whose);
        assertThat(world.bodies().body[world.bodies().ball].x).isCloseTo(putX, within(0.4));
        assertThat(world.bodies().body[world.bodies().ball].y).isCloseTo(putY, within(0.4));
    }

    @Test
    void aBallThatNobodyTouchedIsDropped() {
        inPlay();
        placement.launchBall(2, 6.5, 0, 0, 0, 0);
        judge();
        secondsUntil(MatchMode.DROPBALL);
        assertThat(referee.awarded()).isNull();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theSecondHalfBeginsWithTheTeamThatDidNotBeginTheFirst(boolean blueBegins) {
        MiddleSizeReferee judge =
                new MiddleSizeReferee(world, MiddleSizeRules.defaults().with("halfSeconds", 30), blueBegins);
        List<Side> kickOffs = new ArrayList<>();
        for (int i = 0; i < 40 / CYCLE; i++) {
            judge.judge(CYCLE, (kind, side, robot, text) -> {
                if (kind.equals("kick-off") && side != null) {
                    kickOffs.add(side);
                }
            });
        }
        assertThat(kickOffs)
                .containsExactly(blueBegins ? Side.BLUE : Side.YELLOW, blueBegins ? Side.YELLOW : Side.BLUE);
    }

    @Test
    void atADroppedBallEverybodyKeepsAMetre() {
        inPlay();
        placement.placeBall(2, 4);
        judge();
        secondsUntil(MatchMode.DROPBALL);
        placement.placeRobot(2, 2.6, 4, 1, 0);
        placement.placeRobot(7, 1.4, 4, 1, 0);
        secondsUntil(MatchMode.START);
        assertThat(distanceToBall(2)).isGreaterThan(0.85);
        assertThat(distanceToBall(7)).isGreaterThan(0.85);
    }

    @Test
    void opponentsThatAreTooNearAtARestartArePutBack() {
        inPlay();
        touchedBy(1);
        world.bodies().body[world.bodies().ball].x = 3;
        world.bodies().body[world.bodies().ball].y = 6.2;
        judge();
        secondsUntil(MatchMode.THROWIN);
        placement.placeRobot(2, 3, 4.5, 1, 0);
        placement.placeRobot(7, 2, 5.5, 1, 0);
        placement.placeRobot(8, 4, 5.3, 1, 0);
        secondsUntil(MatchMode.START);
        assertThat(distanceToBall(2)).as("an opponent").isGreaterThan(2.85);
        assertThat(distanceToBall(7)).as("the taker").isLessThan(1.2);
        assertThat(distanceToBall(8)).as("a mate of the taker").isGreaterThan(1.85);
    }

    @Test
    void atAKickOffNobodyIsInTheOthersHalf() {
        secondsUntil(MatchMode.KICKOFF);
        placement.placeRobot(2, 4, 2, 1, 0);
        placement.placeRobot(8, -4, 2, 1, 0);
        secondsUntil(MatchMode.START);
        for (int i = 0; i < 5; i++) {
            assertThat(world.bodies().body[i].x).isLessThan(0.2);
            assertThat(world.bodies().body[5 + i].x).isGreaterThan(-0.2);
        }
    }

    @ParameterizedTest
    @EnumSource(MatchMode.class)
    void theCoachCanSayEverything(MatchMode mode) {
        inPlay();
        referee.order(Orders.coach(mode, Side.YELLOW), this::note);
        assertThat(referee.mode()).isEqualTo(mode);
        assertThat(referee.awarded()).isEqualTo(mode.isAwarded() ? Side.YELLOW : null);
        assertThat(referee.orders()).anyMatch(order -> order.number() == Orders.coach(mode, Side.YELLOW));
    }

    @Test
    void aMatchHasTwoHalvesAndEnds() {
        for (double t = 0; t < 900 - 1; t += 1) {
            referee.judge(1, this::note);
            placement.placeBall(0, t % 3);
        }
        assertThat(referee.play().period()).isEqualTo("first half");
        referee.judge(1, this::note);
        assertThat(referee.play().period()).isEqualTo("second half");
        assertThat(referee.over()).isFalse();
        secondsUntil(MatchMode.KICKOFF);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
        for (double t = 0; t < 900; t += 1) {
            referee.judge(1, this::note);
            placement.placeBall(0, t % 3);
        }
        assertThat(referee.over()).isTrue();
    }

    @Test
    void withoutItsOwnDecisionsTheRefereeOnlyFollowsTheCoach() {
        MiddleSizeReferee quiet = new MiddleSizeReferee(world, MiddleSizeRules.coachOnly(), true);
        assertThat(quiet.mode()).isEqualTo(MatchMode.START);
        world.bodies().body[world.bodies().ball].x = 9.4;
        quiet.judge(CYCLE, this::note);
        assertThat(quiet.mode()).isEqualTo(MatchMode.START);
        quiet.coach(MatchMode.PARKING, null, this::note);
        assertThat(quiet.mode()).isEqualTo(MatchMode.PARKING);
    }
}
