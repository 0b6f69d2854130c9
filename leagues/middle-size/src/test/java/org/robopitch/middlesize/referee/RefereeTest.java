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
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

class RefereeTest {
    private static final double CYCLE = 0.015;

    private final MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.A));
    private final Placement placement = new Placement(world);
    private final List<String> events = new ArrayList<>();
    private final MiddleSizeReferee referee = new MiddleSizeReferee(world, MiddleSizeRules.defaults(), true);

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
        assertThat(world.bodies().x[world.bodies().ball]).isCloseTo(0, within(1e-9));
    }

    @Test
    void aBallOnTheGoalLineOrOverTheCrossbarIsNoGoal() {
        inPlay();
        placement.launchBall(9.1, 0.4, 0, 0, 0, 0);
        judge();
        assertThat(referee.mode()).isEqualTo(MatchMode.START);
        touchedBy(1);
        world.bodies().x[world.bodies().ball] = 9.4;
        world.bodies().y[world.bodies().ball] = 0;
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
        world.bodies().x[world.bodies().ball] = x;
        world.bodies().y[world.bodies().ball] = y;
        judge();
        assertThat(referee.mode()).isEqualTo(MatchMode.STOP);
        secondsUntil(mode);
        assertThat(referee.awarded()).isEqualTo(whose);
        assertThat(world.bodies().x[world.bodies().ball]).isCloseTo(putX, within(0.4));
        assertThat(world.bodies().y[world.bodies().ball]).isCloseTo(putY, within(0.4));
    }

    @Test
    void aBallThatNobodyTouchedIsDropped() {
        inPlay();
        placement.launchBall(2, 6.5, 0, 0, 0, 0);
        judge();
        secondsUntil(MatchMode.DROPBALL);
        assertThat(referee.awarded()).isNull();
    }

    @Test
    void aRobotThatDribblesMoreThanThreeMetresLosesTheBallByAFreeKick() {
        inPlay();
        placement.placeRobot(1, -4, 3, 1, 0);
        placement.placeBall(-3.57, 3);
        world.handling().dribble(1, true);
        world.drive(1, 2, 0, 0);
        double from = world.bodies().x[1];
        while (referee.mode() == MatchMode.START) {
            cycle();
        }
        assertThat(world.bodies().x[1] - from).isCloseTo(3, within(0.1));
        assertThat(events).anyMatch(event -> event.startsWith("dribble YELLOW") && event.contains("blue 2"));
        secondsUntil(MatchMode.FREEKICK);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theSecondHalfBeginsWithTheTeamThatDidNotBeginTheFirst(boolean blueBegins) {
        MiddleSizeReferee judge =
                new MiddleSizeReferee(world, MiddleSizeRules.defaults().withHalf(30), blueBegins);
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
    void aBallThatLiesStillIsDroppedAfterTenSeconds() {
        inPlay();
        placement.placeBall(2, 4);
        judge();
        assertThat(secondsUntil(MatchMode.STOP)).isCloseTo(10, within(0.1));
        secondsUntil(MatchMode.DROPBALL);
    }

    @Test
    void aFieldPlayerInItsOwnGoalAreaForTooLongIsAPenaltyAndInTheOthersAFreeKick() {
        inPlay();
        placement.placeRobot(1, -8.6, 1.3, 1, 0);
        moveBallWhile(MatchMode.START, 11);
        secondsUntil(MatchMode.PENALTY);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
        assertThat(world.bodies().x[world.bodies().ball]).isCloseTo(-6, within(0.3));
        secondsUntil(MatchMode.START);
        placement.placeRobot(1, 8.6, 1.3, 1, 0);
        moveBallWhile(MatchMode.START, 11);
        secondsUntil(MatchMode.FREEKICK);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
    }

    @Test
    void whoPushesAnOpponentAwayLosesAFreeKickAndTheReasonIsTold() {
        inPlay();
        placement.placeRobot(1, -3, 4, 1, 0);
        placement.placeRobot(7, -2.2, 4, -1, 0);
        world.drive(1, 1.5, 0, 0);
        for (double t = 0; t < 6 && referee.mode() == MatchMode.START; t += CYCLE) {
            placement.placeBall(4, -3 + t / 2);
            cycle();
        }
        assertThat(events)
                .anyMatch(event -> event.startsWith("pushing YELLOW")
                        && event.contains("blue 2 pushed yellow 3 away for more than 2.0 s"));
        secondsUntil(MatchMode.FREEKICK);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
    }

    @Test
    void twoRobotsThatStandAgainstEachOtherPushNobodyAway() {
        inPlay();
        placement.placeRobot(1, -3, 4, 1, 0);
        placement.placeRobot(7, -2.2, 4, -1, 0);
        world.drive(1, 1.5, 0, 0);
        world.drive(7, 1.5, 0, 0);
        for (double t = 0; t < 4; t += CYCLE) {
            placement.placeBall(4, -3 + t / 2);
            cycle();
        }
        assertThat(referee.mode()).as(events.toString()).isEqualTo(MatchMode.START);
    }

    @Test
    void threeFoulsAreAYellowCard() {
        for (int foul = 0; foul < 3; foul++) {
            inPlayAgain();
            placement.placeRobot(1, -4, 3, 1, 0);
            placement.placeBall(-3.57, 3);
            world.handling().dribble(1, true);
            world.drive(1, 2, 0, 0);
            while (referee.mode() == MatchMode.START) {
                cycle();
            }
            world.handling().dribble(1, false);
            world.drive(1, 0, 0, 0);
        }
        assertThat(events)
                .filteredOn(event -> event.startsWith("yellow card BLUE 1"))
                .hasSize(1);
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
        world.bodies().x[world.bodies().ball] = 3;
        world.bodies().y[world.bodies().ball] = 6.2;
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
            assertThat(world.bodies().x[i]).isLessThan(0.2);
            assertThat(world.bodies().x[5 + i]).isGreaterThan(-0.2);
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
    void cardsSendRobotsOffForAWhileOrForGood() {
        inPlay();
        referee.order(Orders.yellowCard(3), this::note);
        assertThat(world.bodies().present[3]).isTrue();
        referee.order(Orders.yellowCard(3), this::note);
        assertThat(world.bodies().present[3]).isFalse();
        referee.order(Orders.redCard(8), this::note);
        assertThat(world.bodies().present[8]).isFalse();
        for (double t = 0; t < 121; t += CYCLE) {
            placement.placeBall(0, t % 3);
            judge();
        }
        assertThat(world.bodies().present[3]).isTrue();
        assertThat(world.bodies().present[8]).isFalse();
        referee.order(Orders.comeBack(8), this::note);
        assertThat(world.bodies().present[8]).isTrue();
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
        world.bodies().x[world.bodies().ball] = 9.4;
        quiet.judge(CYCLE, this::note);
        assertThat(quiet.mode()).isEqualTo(MatchMode.START);
        quiet.coach(MatchMode.PARKING, null, this::note);
        assertThat(quiet.mode()).isEqualTo(MatchMode.PARKING);
    }

    @Test
    void playThatLeadsNowhereIsEndedByADroppedBallAfterAMinute() {
        inPlay();
        double seconds = 0;
        // Round and round, three metres from the middle: nobody kicks it, and nobody holds it.
        while (referee.mode() == MatchMode.START && seconds < 100) {
            placement.placeBall(3 * Math.cos(seconds), 3 * Math.sin(seconds));
            judge();
            seconds += CYCLE;
        }
        assertThat(seconds).isBetween(59.9, 60.2);
        assertThat(events).anyMatch(event -> event.contains("no progress"));
        secondsUntil(MatchMode.DROPBALL);
    }

    @Test
    void aBallThatGoesFarButIsHeldByNobodyForAMinuteIsDroppedToo() {
        inPlay();
        double seconds = 0;
        while (referee.mode() == MatchMode.START && seconds < 100) {
            placement.placeBall(8 * Math.cos(seconds), 0);
            judge();
            seconds += CYCLE;
        }
        assertThat(seconds).isBetween(59.9, 60.2);
    }

    @Test
    void aKickAtTheGoalIsToldAsAShotAndOneBesideItIsNot() {
        inPlay();
        kickFrom(5, 0, 0);
        assertThat(events).anyMatch(event -> event.startsWith("shot BLUE 1 ") && event.contains("from 3.5 m"));
        events.clear();
        kickFrom(5, 4, 0);
        assertThat(events).noneMatch(event -> event.startsWith("shot"));
    }

    @Test
    void aKickThatAMateGetsIsToldAsAPassAndOneThatAnOpponentGetsAsAnInterception() {
        inPlay();
        kickFrom(0, 4, 0);
        heldBy(2);
        assertThat(events).singleElement().asString().startsWith("pass BLUE 1 blue 2 passes to blue 3 over ");
        events.clear();
        kickFrom(3, 0, -4, 0);
        int opponent = world.bodies().robots / 2 + 2;
        heldBy(opponent);
        assertThat(events).singleElement().isEqualTo("interception YELLOW 2 yellow 3 intercepts a kick by blue 4");
    }

    private void heldBy(int robot) {
        placement.placeBall(world.bodies().x[robot] + 0.4 * world.bodies().headingX[robot], world.bodies().y[robot]);
        world.handling().dribble(robot, true);
        world.step();
        judge();
        world.handling().dribble(robot, false);
    }

    private void kickFrom(double x, double y, double heading) {
        kickFrom(1, x, y, heading);
    }

    private void kickFrom(int robot, double x, double y, double heading) {
        placement.placeRobot(robot, x, y, Math.cos(heading), Math.sin(heading));
        placement.placeBall(x + 0.43, y);
        world.handling().kick(robot, 4, 1);
        world.step();
        world.handling().kick(robot, 0, 1);
        judge();
    }

    private void inPlay() {
        secondsUntil(MatchMode.START);
        events.clear();
    }

    private void inPlayAgain() {
        secondsUntil(MatchMode.START);
    }

    private void touchedBy(int robot) {
        double x = world.bodies().x[robot] + 0.4 * world.bodies().headingX[robot];
        placement.placeBall(x, world.bodies().y[robot]);
        world.handling().dribble(robot, true);
        world.step();
        assertThat(world.lastTouch()).isEqualTo(robot);
        world.handling().dribble(robot, false);
    }

    private void moveBallWhile(MatchMode mode, double atMost) {
        for (double t = 0; t < atMost && referee.mode() == mode; t += CYCLE) {
            placement.placeBall(0, 3 * Math.sin(t));
            judge();
        }
    }

    private double distanceToBall(int robot) {
        return Math.hypot(
                world.bodies().x[robot] - world.bodies().x[world.bodies().ball],
                world.bodies().y[robot] - world.bodies().y[world.bodies().ball]);
    }

    private double secondsUntil(MatchMode mode) {
        double seconds = 0;
        while (referee.mode() != mode) {
            judge();
            seconds += CYCLE;
            assertThat(seconds).as("until %s", mode).isLessThan(60);
        }
        return seconds;
    }

    private void cycle() {
        for (int i = 0; i < Math.round(CYCLE / world.stepSeconds()); i++) {
            world.step();
        }
        judge();
    }

    private void judge() {
        referee.judge(CYCLE, this::note);
    }

    private void note(String kind, @org.jspecify.annotations.Nullable Side side, int robot, String text) {
        events.add(kind + " " + side + " " + robot + " " + text);
    }
}
