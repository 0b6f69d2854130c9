// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.sense.PlayMode;

/** Play modes, restarts, goals, halves and pass mode. */
class HumanoidRefereeTest extends RefereeScene {
    @Test
    void theKickOffIsOverWhenTheTeamTouchesTheBall() {
        seconds(5.1);
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_OFF_LEFT);
        touch(4);
        assertThat(referee.mode()).as("an opponent's touch does not count").isEqualTo(PlayMode.KICK_OFF_LEFT);
        touch(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
    }

    @Test
    void aRestartThatNobodyTakesEndsAfterFifteenSeconds() {
        seconds(5.1);
        seconds(14.5);
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_OFF_LEFT);
        seconds(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        assertThat(events).contains("drop ball");
    }

    @Test
    void opponentsAreMovedOutOfTheRingAndTheOtherHalf() {
        world.beam(5, 1, 0.5, Math.PI);
        world.beam(6, -3, 1, Math.PI);
        seconds(5.1);
        assertThat(Math.hypot(x(5), y(5))).isGreaterThan(2);
        assertThat(x(6)).isGreaterThan(0);
    }

    @Test
    void aBallOverTheSideLineIsKickedInByTheOthers() {
        playOn();
        touch(1);
        world.placeBall(3, 9.9, 0.042, 0, 9, 0);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_IN_RIGHT);
        seconds(1);
        assertThat(world.ball(1)).isCloseTo(10, within(0.01));
        assertThat(world.ball(0)).isCloseTo(3, within(0.05));
        touch(5);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
    }

    @Test
    void aBallBesideTheGoalIsACornerOrAGoalKick() {
        playOn();
        touch(1);
        world.placeBall(14.9, 4, 0.042, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_KICK_RIGHT);
        seconds(1);
        assertThat(world.ball(0)).isCloseTo(14, within(0.01));
        assertThat(world.ball(1)).isCloseTo(0, within(0.01));
        playOn();
        touch(5);
        world.placeBall(14.9, 4, 0.042, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.CORNER_KICK_LEFT);
        seconds(1);
        assertThat(world.ball(0)).isCloseTo(15, within(0.01));
        assertThat(world.ball(1)).isCloseTo(10, within(0.01));
    }

    @Test
    void aGoalKickEndsOutsideTheArea() {
        playOn();
        touch(1);
        world.placeBall(14.9, 4, 0.042, 9, 0, 0);
        seconds(1.3);
        touchAt(14, 0, 5);
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_KICK_RIGHT);
        world.placeBall(12.8, 0, 0.042, 0, 0, 0);
        judge();
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
    }

    private void touchAt(double x, double y, int robot) {
        world.beam(robot, x + 0.14, y + 0.055, Math.PI);
        seconds(0.5);
    }

    @Test
    void aGoalCountsAndTheOthersKickOff() {
        playOn();
        touch(1);
        world.placeBall(14.8, 0.4, 0.3, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_LEFT);
        assertThat(referee.score(Side.BLUE)).isEqualTo(1);
        assertThat(referee.mayBeam()).isTrue();
        seconds(3);
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_OFF_RIGHT);
        assertThat(world.ball(0)).isEqualTo(0);
        assertThat(events).contains("goal");
    }

    @Test
    void aBallOverTheBarIsNoGoal() {
        playOn();
        touch(1);
        world.placeBall(14.8, 0.4, 0.95, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(Side.BLUE)).isZero();
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_KICK_RIGHT);
    }

    @Test
    void aKickOffThatGoesStraightIntoTheGoalDoesNotCount() {
        seconds(5.1);
        touch(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        world.placeBall(14.8, 0.4, 0.3, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(Side.BLUE)).isZero();
        assertThat(events).contains("no goal");
    }

    @Test
    void passModeKeepsOpponentsAwayAndCostsTheGoal() {
        playOn();
        world.beam(1, -0.3, 0, 0);
        world.beam(5, 1.2, 0, Math.PI);
        world.placeBall(0, 0, 0.042, 0, 0, 0);
        seconds(0.4);
        referee.passAsked(1);
        judge();
        assertThat(referee.mode()).isEqualTo(PlayMode.PASS_LEFT);
        world.beam(5, 0.5, 0, Math.PI);
        judge();
        assertThat(x(5)).isGreaterThan(0.9);
        seconds(4);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        touch(1);
        world.placeBall(14.8, 0.4, 0.3, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(Side.BLUE)).isZero();
    }

    @Test
    void passModeIsRefusedWithAnOpponentNearby() {
        playOn();
        world.beam(1, -0.3, 0, 0);
        world.beam(5, 0.7, 0, Math.PI);
        world.placeBall(0, 0, 0.042, 0, 0, 0);
        seconds(0.4);
        referee.passAsked(1);
        judge();
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
    }

    @Test
    void nobodyIsCalledToAKickOffBeforeTheFirstRobotComes() {
        for (int r = 0; r < 8; r++) {
            world.leave(r);
        }
        seconds(20);
        assertThat(referee.mode()).isEqualTo(PlayMode.BEFORE_KICK_OFF);
        world.join(2, RobotType.TYPE0);
        seconds(4.9);
        assertThat(referee.mode()).isEqualTo(PlayMode.BEFORE_KICK_OFF);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_OFF_LEFT);
    }

    @Test
    void theTeamThatKicksOffMayUseTheWholeRing() {
        seconds(5.1);
        world.beam(1, 1, 0, Math.PI);
        world.beam(2, 3, 1, Math.PI);
        seconds(0.1);
        assertThat(x(1)).isCloseTo(1, within(0.1));
        assertThat(x(2)).isNegative();
    }

    @Test
    void theBallIsNotDroppedInAPenaltyArea() {
        playOn();
        world.placeBall(14, 0.5, 0.042, 0, 0, 0);
        judge();
        referee.order(HumanoidReferee.DROP_BALL, (kind, side, robot, text) -> {});
        assertThat(world.ball(0)).isCloseTo(13.2, within(0.001));
        assertThat(world.ball(1)).isCloseTo(3, within(0.001));
    }

    @Test
    void aKickOffIntoTheOwnGoalIsACorner() {
        seconds(5.1);
        touch(1);
        world.placeBall(-14.8, 0.4, 0.3, -9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(Side.YELLOW)).isZero();
        assertThat(referee.mode()).isEqualTo(PlayMode.CORNER_KICK_RIGHT);
    }

    @Test
    void halvesSwapTheKickOffAndTheClockEndsTheGame() {
        seconds(5.1);
        assertThat(referee.play().period()).isEqualTo("first half");
        referee.detail(HumanoidReferee.TIME, 299.9);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.BEFORE_KICK_OFF);
        assertThat(referee.play().period()).isEqualTo("second half");
        seconds(5.1);
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_OFF_RIGHT);
        referee.detail(HumanoidReferee.TIME, 599.9);
        seconds(0.2);
        assertThat(referee.over()).isTrue();
        assertThat(referee.play().mode()).isEqualTo("GameOver");
    }

    @Test
    void ordersSetModesClockAndScore() {
        for (PlayMode mode : PlayMode.values()) {
            referee.order(mode.ordinal(), (kind, side, robot, text) -> {});
            assertThat(referee.mode()).isEqualTo(mode);
        }
        referee.order(HumanoidReferee.KICK_OFF_RIGHT, (kind, side, robot, text) -> {});
        assertThat(referee.mode()).isEqualTo(PlayMode.KICK_OFF_RIGHT);
        referee.order(HumanoidReferee.DROP_BALL, (kind, side, robot, text) -> {});
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        referee.detail(HumanoidReferee.LEFT_SCORE, 3);
        referee.detail(HumanoidReferee.RIGHT_SCORE, 2);
        assertThat(referee.play().blueScore()).isEqualTo(3);
        assertThat(referee.play().yellowScore()).isEqualTo(2);
        assertThat(referee.orders()).hasSize(24);
    }

    @Test
    void theKickerMayNotTouchTheBallTwice() {
        seconds(5.1);
        touch(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        world.placeBall(-2, 3, 0.042, 0, 0, 0);
        seconds(0.7);
        touch(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.FREE_KICK_RIGHT);
    }
}
