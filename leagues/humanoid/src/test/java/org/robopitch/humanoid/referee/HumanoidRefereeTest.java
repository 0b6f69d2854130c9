// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartPose;

class HumanoidRefereeTest {
    private final List<String> events = new ArrayList<>();
    private final HumanoidWorld world = world(4);
    private final HumanoidReferee referee = new HumanoidReferee(world, HumanoidRules.standard(), true);

    private static HumanoidWorld world(int perSide) {
        RobotType[] types = new RobotType[2 * perSide];
        Arrays.fill(types, RobotType.TYPE0);
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), types);
        for (int r = 0; r < 2 * perSide; r++) {
            int number = r % perSide;
            world.placement().beam(r, r < perSide ? -6 : 6, 2.0 * number - 3, r < perSide ? 0 : Math.PI);
        }
        return world;
    }

    private void judge() {
        world.step();
        referee.judge(0.02, (kind, side, robot, text) -> events.add(kind));
    }

    private void seconds(double time) {
        for (int i = 0; i < Math.round(time / 0.02); i++) {
            judge();
        }
    }

    private void playOn() {
        referee.order(PlayMode.PLAY_ON.ordinal(), (kind, side, robot, text) -> {});
    }

    private double x(int robot) {
        PartPose pose = new PartPose();
        world.part(robot, Part.TORSO.ordinal(), pose);
        return pose.position()[0];
    }

    private double y(int robot) {
        PartPose pose = new PartPose();
        world.part(robot, Part.TORSO.ordinal(), pose);
        return pose.position()[1];
    }

    private double z(int robot) {
        PartPose pose = new PartPose();
        world.part(robot, Part.TORSO.ordinal(), pose);
        return pose.position()[2];
    }

    /** Lets a robot touch the ball: the ball is laid against its right foot. */
    private void touch(int robot) {
        PartPose foot = new PartPose();
        world.part(robot, Part.RFOOT.ordinal(), foot);
        double[] turn = foot.rotation();
        double[] at = foot.position();
        double ahead = 0.08 + 0.032;
        world.placement().placeBall(at[0] + ahead * turn[1], at[1] + ahead * turn[4], 0.042, 0, 0, 0);
        judge();
    }

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
        world.placement().beam(5, 1, 0.5, Math.PI);
        world.placement().beam(6, -3, 1, Math.PI);
        seconds(5.1);
        assertThat(Math.hypot(x(5), y(5))).isGreaterThan(2);
        assertThat(x(6)).isGreaterThan(0);
    }

    @Test
    void aBallOverTheSideLineIsKickedInByTheOthers() {
        playOn();
        touch(1);
        world.placement().placeBall(3, 9.9, 0.042, 0, 9, 0);
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
        world.placement().placeBall(14.9, 4, 0.042, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_KICK_RIGHT);
        seconds(1);
        assertThat(world.ball(0)).isCloseTo(14, within(0.01));
        assertThat(world.ball(1)).isCloseTo(0, within(0.01));
        playOn();
        touch(5);
        world.placement().placeBall(14.9, 4, 0.042, 9, 0, 0);
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
        world.placement().placeBall(14.9, 4, 0.042, 9, 0, 0);
        seconds(1.3);
        touchAt(14, 0, 5);
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_KICK_RIGHT);
        world.placement().placeBall(12.8, 0, 0.042, 0, 0, 0);
        judge();
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
    }

    private void touchAt(double x, double y, int robot) {
        world.placement().beam(robot, x + 0.14, y + 0.055, Math.PI);
        seconds(0.5);
    }

    @Test
    void aGoalCountsAndTheOthersKickOff() {
        playOn();
        touch(1);
        world.placement().placeBall(14.8, 0.4, 0.3, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_LEFT);
        assertThat(referee.score(1)).isEqualTo(1);
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
        world.placement().placeBall(14.8, 0.4, 0.95, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(1)).isZero();
        assertThat(referee.mode()).isEqualTo(PlayMode.GOAL_KICK_RIGHT);
    }

    @Test
    void aKickOffThatGoesStraightIntoTheGoalDoesNotCount() {
        seconds(5.1);
        touch(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        world.placement().placeBall(14.8, 0.4, 0.3, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(1)).isZero();
        assertThat(events).contains("no goal");
    }

    @Test
    void aRobotThatLiesTooLongIsPutBesideThePitch() {
        playOn();
        world.placement().place(1, -6, -1, 0.1, Math.sqrt(0.5), Math.sqrt(0.5), 0, 0);
        world.placement().place(0, -6, -3, 0.1, Math.sqrt(0.5), Math.sqrt(0.5), 0, 0);
        seconds(14.5);
        assertThat(Math.abs(y(1))).isLessThan(10);
        seconds(0.7);
        assertThat(z(1)).as("held up").isGreaterThan(0.9);
        seconds(0.5);
        assertThat(Math.abs(y(1))).isGreaterThan(10);
        assertThat(Math.abs(y(0))).as("keepers may lie for longer").isLessThan(10);
        seconds(15);
        assertThat(Math.abs(y(0))).isGreaterThan(10);
        assertThat(events).contains("fallen");
    }

    @Test
    void theFourthInTheOwnAreaHasToLeave() {
        playOn();
        world.placement().placeBall(0, 5, 0.042, 0, 0, 0);
        for (int r = 0; r < 4; r++) {
            world.placement().beam(r, -14, -2 + r, 0);
        }
        judge();
        assertThat(events).contains("crowded area");
        seconds(0.6);
        long inside = 0;
        for (int r = 0; r < 4; r++) {
            inside += Math.abs(y(r)) < 3 && x(r) < -13.2 ? 1 : 0;
        }
        assertThat(inside).isEqualTo(3);
    }

    @Test
    void whoComesLastIntoACrowdedAreaHasToLeave() {
        playOn();
        world.placement().placeBall(0, 5, 0.042, 0, 0, 0);
        for (int r = 1; r < 4; r++) {
            world.placement().beam(r, -13.5, -2 + r, 0);
        }
        seconds(0.2);
        assertThat(events).doesNotContain("crowded area");
        world.placement().beam(2, -12, 0, 0);
        world.placement().beam(0, -14.5, -2, 0);
        seconds(0.2);
        world.placement().beam(2, -14.8, 0, 0);
        seconds(0.6);
        assertThat(events).containsOnlyOnce("crowded area");
        assertThat(Math.abs(y(2))).as("though it is the nearest to its goal").isGreaterThan(10);
    }

    @Test
    void aKeeperThatComesLastMayStay() {
        playOn();
        world.placement().placeBall(0, 5, 0.042, 0, 0, 0);
        for (int r = 1; r < 4; r++) {
            world.placement().beam(r, -13.4 - 0.3 * r, -2 + r, 0);
        }
        seconds(0.2);
        world.placement().beam(0, -14.5, -2, 0);
        seconds(0.6);
        assertThat(events).containsOnlyOnce("crowded area");
        assertThat(Math.abs(y(0))).isLessThan(10);
        assertThat(Math.abs(y(1))).as("the farthest from its goal").isGreaterThan(10);
    }

    @Test
    void threeOfATeamThatTouchOneAnotherAreTooMany() {
        playOn();
        world.placement().placeBall(0, 5, 0.042, 0, 0, 0);
        world.placement().beam(0, -3, 0, 0);
        world.placement().beam(1, -3, 0.27, 0);
        world.placement().beam(2, -3, 0.54, 0);
        seconds(0.1);
        assertThat(events).contains("touching");
    }

    @Test
    void opponentsCountAmongThoseWhoTouch() {
        playOn();
        world.placement().placeBall(0, 5, 0.042, 0, 0, 0);
        world.placement().beam(1, -3, 0, 0);
        world.placement().beam(5, -3, 0.27, 0);
        seconds(0.2);
        assertThat(events).as("two may").doesNotContain("touching");
        world.placement().beam(6, -3, 0.54, 0);
        seconds(0.7);
        assertThat(events).contains("touching");
        assertThat(Math.abs(y(6))).as("the last to come").isGreaterThan(10);
        assertThat(Math.abs(y(1))).isLessThan(10);
        assertThat(Math.abs(y(5))).isLessThan(10);
    }

    @Test
    void whoJoinsTwoOpponentsIsNotToBlame() {
        playOn();
        world.placement().placeBall(0, 5, 0.042, 0, 0, 0);
        world.placement().beam(5, -3, 0, 0);
        world.placement().beam(6, -3, 0.27, 0);
        seconds(0.2);
        world.placement().beam(1, -3, 0.54, 0);
        seconds(0.7);
        assertThat(events).contains("touching");
        assertThat(Math.abs(y(1))).isLessThan(10);
        assertThat(Math.max(Math.abs(y(5)), Math.abs(y(6)))).isGreaterThan(10);
    }

    @Test
    void passModeKeepsOpponentsAwayAndCostsTheGoal() {
        playOn();
        world.placement().beam(1, -0.3, 0, 0);
        world.placement().beam(5, 1.2, 0, Math.PI);
        world.placement().placeBall(0, 0, 0.042, 0, 0, 0);
        seconds(0.4);
        referee.passAsked(1);
        judge();
        assertThat(referee.mode()).isEqualTo(PlayMode.PASS_LEFT);
        world.placement().beam(5, 0.5, 0, Math.PI);
        judge();
        assertThat(x(5)).isGreaterThan(0.9);
        seconds(4);
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
        touch(1);
        world.placement().placeBall(14.8, 0.4, 0.3, 9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(1)).isZero();
    }

    @Test
    void passModeIsRefusedWithAnOpponentNearby() {
        playOn();
        world.placement().beam(1, -0.3, 0, 0);
        world.placement().beam(5, 0.7, 0, Math.PI);
        world.placement().placeBall(0, 0, 0.042, 0, 0, 0);
        seconds(0.4);
        referee.passAsked(1);
        judge();
        assertThat(referee.mode()).isEqualTo(PlayMode.PLAY_ON);
    }

    @Test
    void whoRunsIntoAnOpponentNearTheBallChargesIt() {
        playOn();
        world.placement().placeBall(-1, 0.75, 0.042, 0, 0, 0);
        world.placement().beam(1, -1.5, 0, 0);
        world.placement().beam(5, -1.0, 0, Math.PI);
        for (int i = 0; i < 60 && !events.contains("charging"); i++) {
            // Kept running, as a walk would.
            world.placement().throwRobot(1, new double[] {1.2, 0, 0}, new double[3]);
            judge();
        }
        assertThat(events).contains("charging");
        assertThat(referee.mode()).isEqualTo(PlayMode.DIRECT_FREE_KICK_RIGHT);
        seconds(0.6);
        assertThat(Math.abs(y(1))).isGreaterThan(10);
    }

    /** Lets robots 1 and 5 run into each other, or one into the other; {@return whether that is charging}. */
    private boolean charges(double ballX, double ballY, double speed, double opponentsSpeed, double opponentsY) {
        playOn();
        world.placement().placeBall(ballX, ballY, 0.042, 0, 0, 0);
        world.placement().beam(1, -1.4, 0, 0);
        world.placement().beam(5, -1.0, opponentsY, Math.PI);
        for (int i = 0; i < 60 && !events.contains("charging"); i++) {
            world.placement().throwRobot(1, new double[] {speed, 0, 0}, new double[3]);
            if (opponentsSpeed != 0) {
                world.placement().throwRobot(5, new double[] {opponentsSpeed, 0, 0}, new double[3]);
            }
            judge();
        }
        return events.contains("charging");
    }

    @Test
    void whoRunsTowardsTheBallFromFartherAwayChargesASlowOpponent() {
        assertThat(charges(-0.5, 0, 1.2, 0, 0)).isTrue();
    }

    @Test
    void whoPushesSlowlyDoesNotCharge() {
        assertThat(charges(-1.2, 0.6, 0.3, 0, 0)).isFalse();
    }

    @Test
    void twoWhoRunSideBySideTowardsTheBallDoNotCharge() {
        playOn();
        world.placement().placeBall(-0.6, 0.13, 0.042, 0, 0, 0);
        world.placement().beam(1, -1.5, 0, 0);
        world.placement().beam(5, -1.4, 0.25, 0);
        boolean touched = false;
        for (int i = 0; i < 20; i++) {
            world.placement().throwRobot(1, new double[] {0.8, 0.1, 0}, new double[3]);
            world.placement().throwRobot(5, new double[] {0.8, -0.1, 0}, new double[3]);
            judge();
            touched |= world.contacts() > 0;
        }
        assertThat(touched).isTrue();
        assertThat(events).doesNotContain("charging");
    }

    @Test
    void twoWhoRunIntoEachOtherDoNotCharge() {
        assertThat(charges(-1.2, 0.6, 1.0, -1.0, 0)).isFalse();
    }

    @Test
    void farFromTheBallNobodyCharges() {
        assertThat(charges(3, 3, 1.2, 0, 0)).isFalse();
    }

    @Test
    void whoHasJustTouchedTheBallDoesNotCharge() {
        playOn();
        touch(1);
        world.placement().placeBall(-1, 0.75, 0.042, 0, 0, 0);
        world.placement().beam(1, -1.5, 0, 0);
        world.placement().beam(5, -1.0, 0, Math.PI);
        for (int i = 0; i < 35; i++) {
            world.placement().throwRobot(1, new double[] {1.2, 0, 0}, new double[3]);
            judge();
        }
        assertThat(events).doesNotContain("charging");
    }

    @Test
    void aRobotThatIsNeitherUpNorDownForTooLongIsSentOffToo() {
        playOn();
        for (int i = 0; i < 2000 && !events.contains("fallen"); i++) {
            world.placement().place(1, -6, -1, 0.2, Math.sqrt(0.5), Math.sqrt(0.5), 0, 0);
            judge();
        }
        assertThat(events).contains("fallen");
        assertThat(referee.gameTime()).isBetween(30.0, 30.2);
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
        world.placement().beam(1, 1, 0, Math.PI);
        world.placement().beam(2, 3, 1, Math.PI);
        seconds(0.1);
        assertThat(x(1)).isCloseTo(1, within(0.1));
        assertThat(x(2)).isNegative();
    }

    @Test
    void theBallIsNotDroppedInAPenaltyArea() {
        playOn();
        world.placement().placeBall(14, 0.5, 0.042, 0, 0, 0);
        judge();
        referee.order(HumanoidReferee.DROP_BALL, (kind, side, robot, text) -> {});
        assertThat(world.ball(0)).isCloseTo(13.2, within(0.001));
        assertThat(world.ball(1)).isCloseTo(3, within(0.001));
    }

    @Test
    void aKickOffIntoTheOwnGoalIsACorner() {
        seconds(5.1);
        touch(1);
        world.placement().placeBall(-14.8, 0.4, 0.3, -9, 0, 0);
        seconds(0.2);
        assertThat(referee.score(-1)).isZero();
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
        world.placement().placeBall(-2, 3, 0.042, 0, 0, 0);
        seconds(0.7);
        touch(1);
        assertThat(referee.mode()).isEqualTo(PlayMode.FREE_KICK_RIGHT);
    }
}
