// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** Who is on the field and where, when play is about to begin again. */
class RestartTest {
    private static final double CYCLE = 0.015;

    private final MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.A));
    private final Placement placement = new Placement(world);
    private MiddleSizeReferee referee = new MiddleSizeReferee(world, rules("halfSeconds: 30"), true);

    private static MiddleSizeRules rules(String line) {
        return MiddleSize.parse("test", "rules: {" + line + "}\n").rules();
    }

    @Test
    void whoIsOffTheFieldStaysOffAfterHalfTime() {
        placement.placeAtStart();
        until(MatchMode.START);
        referee.order(Orders.RED_CARD.of(8), RestartTest::ignore);
        referee.order(Orders.DOUBLE_YELLOW.of(3), RestartTest::ignore);
        while (referee.play().period().equals("first half")) {
            judge();
        }
        until(MatchMode.START);
        assertThat(world.bodies().body[8].present).as("sent off for good").isFalse();
        assertThat(world.bodies().body[3].present)
                .as("sent off for two minutes")
                .isFalse();
        assertThat(world.bodies().body[4].present).isTrue();
    }

    @Test
    void aSecondYellowCardThatSendsOffForNoTimeLeavesTheRobotOnTheField() {
        referee = new MiddleSizeReferee(world, rules("sendOffSeconds: 0"), true);
        referee.order(Orders.DOUBLE_YELLOW.of(3), RestartTest::ignore);
        judge();
        assertThat(world.bodies().body[3].present).isTrue();
    }

    @Test
    void theBallIsPutOnItsSpotAndWhoStandsThereBesideIt() {
        placement.placeAtStart();
        placement.placeBall(3, 3);
        placement.placeRobot(2, 0.1, 0, 1, 0);
        until(MatchMode.KICKOFF);
        assertThat(world.bodies().body[world.bodies().ball].x).isCloseTo(0, within(1e-9));
        assertThat(world.bodies().body[world.bodies().ball].y).isCloseTo(0, within(1e-9));
        assertThat(Math.hypot(world.bodies().body[2].x, world.bodies().body[2].y))
                .isBetween(0.4, 1.0);
    }

    @Test
    void aKickOffWaitsForARobotThatComesBackButNotForOneThatStands() {
        until(MatchMode.KICKOFF);
        placement.placeRobot(2, 6, 3, -1, 0);
        assertThat(until(MatchMode.START)).isCloseTo(4, within(0.05));

        placement.placeAtStart();
        referee.order(Orders.coach(MatchMode.KICKOFF, Side.BLUE), RestartTest::ignore);
        placement.placeRobot(2, 6, 3, -1, 0);
        world.drive(2, 1, 0, 0);
        assertThat(until(MatchMode.START)).isCloseTo(6, within(0.2));

        placement.placeAtStart();
        referee.order(Orders.coach(MatchMode.KICKOFF, Side.BLUE), RestartTest::ignore);
        placement.placeRobot(2, 8, 3, -1, 0);
        world.drive(2, 0.4, 0, 0);
        assertThat(until(MatchMode.START)).as("but not for ever").isCloseTo(12, within(0.1));
    }

    @ParameterizedTest
    @EnumSource(
            value = MatchMode.class,
            names = {"THROWIN", "GOALKICK", "CORNER", "FREEKICK", "DROPBALL"})
    void aRestartOfTheCoachIsTakenOnTheFieldWithTheBallAtRest(MatchMode mode) {
        until(MatchMode.START);
        placement.launchBall(3, 6.05, 0, 1, 4, 0);
        referee.order(Orders.coach(mode, Side.BLUE), RestartTest::ignore);
        assertThat(until(MatchMode.START)).isCloseTo(4, within(0.05));
        assertThat(world.bodies().body[world.bodies().ball].x).isCloseTo(3, within(1e-9));
        assertThat(world.bodies().body[world.bodies().ball].y).isCloseTo(5.7, within(1e-9));
        judge();
        assertThat(referee.mode()).isEqualTo(MatchMode.START);
    }

    @Test
    void whereOnlyTheCoachDecidesItsWordsDoNotMoveTheBall() {
        referee = new MiddleSizeReferee(world, MiddleSizeRules.coachOnly(), true);
        placement.launchBall(3, 6.4, 0, 1, 0, 0);
        referee.order(Orders.coach(MatchMode.THROWIN, Side.BLUE), RestartTest::ignore);
        assertThat(world.bodies().body[world.bodies().ball].y).isCloseTo(6.4, within(1e-9));
        assertThat(world.bodies().body[world.bodies().ball].along).isEqualTo(1);
    }

    private double until(MatchMode mode) {
        double seconds = 0;
        while (referee.mode() != mode) {
            for (int i = 0; i < Math.round(CYCLE / world.stepSeconds()); i++) {
                world.step();
            }
            judge();
            seconds += CYCLE;
            assertThat(seconds).as("until %s", mode).isLessThan(60);
        }
        return seconds;
    }

    private void judge() {
        referee.judge(CYCLE, RestartTest::ignore);
    }

    private static void ignore(String kind, @Nullable Side side, int robot, String text) {}
}
