// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;

/** What the referee watches while play is on: fouls, balls that go nowhere, shots and passes. */
class WatchesTest extends RefereeScene {
    @Test
    void aRobotThatDribblesMoreThanThreeMetresLosesTheBallByAFreeKick() {
        inPlay();
        placement.placeRobot(1, -4, 3, 1, 0);
        placement.placeBall(-3.57, 3);
        world.handling().dribble(1, true);
        world.drive(1, 2, 0, 0);
        double from = world.bodies().body[1].x;
        while (referee.mode() == MatchMode.START) {
            cycle();
        }
        assertThat(world.bodies().body[1].x - from).isCloseTo(3, within(0.1));
        assertThat(events).anyMatch(event -> event.startsWith("dribble YELLOW") && event.contains("blue 2"));
        secondsUntil(MatchMode.FREEKICK);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
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
        assertThat(world.bodies().body[world.bodies().ball].x).isCloseTo(-6, within(0.3));
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
    void cardsSendRobotsOffForAWhileOrForGood() {
        inPlay();
        referee.order(Orders.YELLOW_CARD.of(3), this::note);
        assertThat(world.bodies().body[3].present).isTrue();
        referee.order(Orders.YELLOW_CARD.of(3), this::note);
        assertThat(world.bodies().body[3].present).isFalse();
        referee.order(Orders.RED_CARD.of(8), this::note);
        assertThat(world.bodies().body[8].present).isFalse();
        for (double t = 0; t < 121; t += CYCLE) {
            placement.placeBall(0, t % 3);
            judge();
        }
        assertThat(world.bodies().body[3].present).isTrue();
        assertThat(world.bodies().body[8].present).isFalse();
        referee.order(Orders.COME_BACK.of(8), this::note);
        assertThat(world.bodies().body[8].present).isTrue();
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
        placement.placeBall(
                world.bodies().body[robot].x + 0.4 * world.bodies().body[robot].headingX, world.bodies().body[robot].y);
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

    private void inPlayAgain() {
        secondsUntil(MatchMode.START);
    }

    private void moveBallWhile(MatchMode mode, double atMost) {
        for (double t = 0; t < atMost && referee.mode() == mode; t += CYCLE) {
            placement.placeBall(0, 3 * Math.sin(t));
            judge();
        }
    }

    private void cycle() {
        for (int i = 0; i < Math.round(CYCLE / world.stepSeconds()); i++) {
            world.step();
        }
        judge();
    }
}
