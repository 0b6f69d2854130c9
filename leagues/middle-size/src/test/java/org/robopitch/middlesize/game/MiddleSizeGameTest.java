// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.CoachDetail;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.middlesize.referee.Orders;

class MiddleSizeGameTest {
    /** Everybody runs for the ball and kicks it ahead. */
    private static final class Runners implements Team {
        @Override
        public void decide(Observation seen, Commands commands) {
            for (int i = 0; i < seen.robots(); i++) {
                double dx = seen.ball().x() - seen.own(i).x();
                double dy = seen.ball().y() - seen.own(i).y();
                double heading = seen.own(i).heading();
                double facing = StrictMath.atan2(dy, dx) - heading;
                commands.set(i, Channel.ALONG, 1.5 * StrictMath.cos(facing));
                commands.set(i, Channel.ACROSS, 1.5 * StrictMath.sin(facing));
                commands.set(i, Channel.SPIN, 3 * StrictMath.sin(facing));
                commands.set(i, Channel.DRIBBLE, 1);
                commands.set(i, Channel.KICK, StrictMath.cos(heading) > 0.9 ? 3 : 0);
                commands.set(i, Channel.SHOOT_POSITION, i % 2 == 0 ? 1 : -1);
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameBitsAndTheWholeMatchIsPlayed() {
        long[] hash = new long[2];
        for (int run = 0; run < 2; run++) {
            MiddleSize league = MiddleSize.of(Dialect.A)
                    .withRules(MiddleSizeRules.defaults().with("halfSeconds", 30));
            Match match = new Match(new MatchSetup(league, new Runners(), new Runners(), 7));
            while (!match.over()) {
                match.cycle();
            }
            assertThat(match.teamErrors(Side.BLUE)).isZero();
            assertThat(match.game().world().time()).isCloseTo(60, within(0.1));
            hash[run] = match.hash();
        }
        assertThat(hash[0]).isEqualTo(hash[1]);
    }

    @Test
    void bothSidesSeeTheWorldFromTheirOwnEnd() {
        MiddleSizeGame game = game();
        Observation blue = new Observation(5);
        Observation yellow = new Observation(5);
        game.hands().place(game.world().bodies().ball, 3, 0.5, 0);
        game.observe(Side.BLUE, blue);
        game.observe(Side.YELLOW, yellow);
        assertThat(blue.own(0).x()).isEqualTo(-8.5);
        assertThat(yellow.own(0).x()).isEqualTo(-8.5);
        assertThat(yellow.own(0).heading()).isCloseTo(0, within(1e-12));
        assertThat(yellow.opponent(3).x()).isCloseTo(-blue.own(3).x(), within(1e-12));
        assertThat(blue.ball().x()).isEqualTo(3);
        assertThat(yellow.ball().x()).isEqualTo(-3);
        assertThat(yellow.ball().y()).isEqualTo(-0.5);
    }

    @Test
    void aCoachGivesOrdersToARunningMatchAndNonsenseIsRefused() {
        MiddleSize league = MiddleSize.of(Dialect.B);
        Match match = new Match(new MatchSetup(league, new Runners(), new Runners(), 1));
        match.operate(new OperatorAction.Order(Orders.coach(MatchMode.CORNER, Side.YELLOW)));
        match.cycle();
        assertThat(match.game().referee().play().mode()).isEqualTo("corner");
        assertThat(match.game().referee().play().awarded()).isEqualTo(Side.YELLOW);
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> match.operate(new OperatorAction.Order(14)))
                .hasMessageContaining("no order 14")
                .hasMessageContaining("15 start");
    }

    @Test
    void aHandDrivesInThreeDirections() {
        MiddleSizeGame game = game();
        double[] command = new double[Channel.COUNT];
        game.hands().manual(0, 1, -0.5, 0.2, command);
        assertThat(command[Channel.ALONG]).isPositive();
        assertThat(command[Channel.SPIN]).isNegative();
        assertThat(command[Channel.ACROSS]).isPositive();
        assertThat(command[Channel.DRIBBLE]).isEqualTo(1);
        assertThat(command[Channel.KICK]).isZero();
    }

    @Test
    void aHandKicksAndLobsAndLetsTheBallGo() {
        MiddleSize league = MiddleSize.of(Dialect.A).withRules(MiddleSizeRules.coachOnly());
        Match match = new Match(new MatchSetup(league, (seen, commands) -> {}, (seen, commands) -> {}, 1));
        MiddleSizeGame game = (MiddleSizeGame) match.game();
        int ball = game.world().bodies().ball;
        match.operate(new OperatorAction.Place(1, 0, 3, 0));
        match.operate(new OperatorAction.Place(ball, 0.43, 3, 0));
        match.operate(new OperatorAction.Drive(1, 0, 0, 0));
        match.cycle();
        assertThat(game.world().handling().holds(1))
                .as("as usual it holds the ball")
                .isTrue();
        match.operate(new OperatorAction.Handle(1, false, 0, false));
        match.cycle();
        assertThat(game.world().handling().holds(1)).isFalse();
        match.operate(new OperatorAction.Handle(1, true, 0.2, false));
        match.cycle();
        assertThat(game.world().bodies().body[ball].along).isCloseTo(0.2 * 15 * 2.3, within(0.1));
        assertThat(game.world().ballHeight()).isZero();

        match.operate(new OperatorAction.Handle(1, true, 0, false));
        match.operate(new OperatorAction.Place(ball, 0.43, 3, 0));
        for (int i = 0; i < 30; i++) {
            match.cycle();
        }
        match.operate(new OperatorAction.Handle(1, true, 1, true));
        match.cycle();
        assertThat(game.world().ballHeight()).isPositive();
        match.operate(new OperatorAction.Release(1));
        match.cycle();
        assertThat(game.world().handling().holds(1)).isFalse();
    }

    @Test
    void aBallIsLaunchedThroughTheAir() {
        MiddleSize league = MiddleSize.of(Dialect.A).withRules(MiddleSizeRules.coachOnly());
        Match match = new Match(new MatchSetup(league, (seen, commands) -> {}, (seen, commands) -> {}, 1));
        MiddleSizeGame game = (MiddleSizeGame) match.game();
        match.operate(new OperatorAction.Launch(10, 1, 4, 0.5, 2, 0, 3));
        match.cycle();
        double t = 0.015;
        assertThat(game.world().ballHeight()).isCloseTo(0.5 + 3 * t - 4.9 * t * t, within(1e-9));
        assertThat(game.world().bodies().body[10].x).isCloseTo(1 + 2 * t, within(1e-9));
    }

    @Test
    void aCoachTellsWhereATestIsHeldAndNonsenseIsRefused() {
        Match match = new Match(new MatchSetup(MiddleSize.of(Dialect.A), new Runners(), new Runners(), 1));
        MiddleSizeGame game = (MiddleSizeGame) match.game();
        long before = match.hash();
        match.operate(new OperatorAction.Detail(CoachDetail.TEST_MODE.number(Side.YELLOW), 12));
        match.operate(new OperatorAction.Detail(CoachDetail.POINT_B_X.number(Side.BLUE), -2.5));
        match.applyOperator();
        assertThat(game.referee().detail(Side.YELLOW, CoachDetail.TEST_MODE)).isEqualTo(12);
        assertThat(game.referee().detail(Side.BLUE, CoachDetail.TEST_MODE)).isZero();
        assertThat(game.referee().detail(Side.BLUE, CoachDetail.POINT_B_X)).isEqualTo(-2.5);
        assertThat(match.hash()).isNotEqualTo(before);
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> match.operate(new OperatorAction.Detail(CoachDetail.TEST_MODE.number(Side.BLUE), 1.5)))
                .hasMessageContaining("blue test mode must be a whole number");
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> match.operate(new OperatorAction.Detail(99, 1)))
                .hasMessageContaining("no detail 99");
    }

    @Test
    void thoseWhoWatchSeeTheNotchAndTheBallsHeight() {
        MiddleSizeGame game = game();
        var robot = game.stage().bodies().get(0);
        assertThat(robot.outline()).hasSize(16);
        assertThat(robot.height()).isEqualTo(0.8);
        game.world().plane().ballMemory()[org.robopitch.engine.move.BallMotion.HEIGHT] = 0.6;
        var pose = new org.robopitch.engine.match.BodyPose();
        game.stage().read(10, pose);
        assertThat(pose.z).isEqualTo(0.6);
    }

    @Test
    void aStepAllocatesNothing() {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.B));
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long allocated = Long.MAX_VALUE;
        // The first rounds pay for what the virtual machine does when code runs for the first time.
        for (int round = 0; round < 6; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int step = 0; step < 2000; step++) {
                for (int i = 0; i < 10; i++) {
                    world.drive(i, i % 2 == 0 ? 2 : -1, i < 5 ? 1 : -1, 1);
                    world.handling().dribble(i, true);
                    world.handling().kick(i, step % 300 == 0 ? 3 : 0, i % 2 == 0 ? 1 : -1);
                }
                world.step();
            }
            allocated = Math.min(allocated, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(allocated).as("bytes in 2000 steps").isLessThan(2000);
    }

    private static MiddleSizeGame game() {
        return MiddleSize.of(Dialect.A).newGame(new org.robopitch.engine.random.RandomStream(1, 0));
    }
}
