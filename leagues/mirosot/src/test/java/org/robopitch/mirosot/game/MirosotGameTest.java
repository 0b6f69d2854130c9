// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;

class MirosotGameTest {
    private static final Team STILL = (observation, commands) -> {};

    private final Mirosot league =
            Mirosot.of(Size.MIDDLE).withRules(MirosotRules.defaults().withoutChance());
    private final MirosotGame game = league.newGame(new RandomStream(1, 0));
    private final Bodies bodies = game.world().bodies();

    /** Drives every robot straight at the ball. */
    private static void chase(Observation observation, Commands commands) {
        for (int i = 0; i < observation.robots(); i++) {
            double dx = observation.ball().x() - observation.own(i).x();
            double dy = observation.ball().y() - observation.own(i).y();
            double turn = StrictMath.IEEEremainder(
                    StrictMath.atan2(dy, dx) - observation.own(i).heading(), 2 * Math.PI);
            commands.wheels(i, 30 - 12 * turn, 30 + 12 * turn);
        }
    }

    @Test
    void aRobotPutInMotionGoesOnInItsDirectionWhateverItsHeading() {
        Match match = new Match(new MatchSetup(league, STILL, STILL, 1));
        BodyPose pose = new BodyPose();
        match.game().hands().put(2, 0.05, 0.2, Math.PI / 2, 0.5, -0.25, 3);
        match.game().stage().read(2, pose);
        assertThat(pose.x).isEqualTo(0.05);
        assertThat(pose.headingY).isEqualTo(1, within(1e-12));
        assertThat(pose.vx).isEqualTo(0.5, within(1e-12));
        assertThat(pose.vy).isEqualTo(-0.25, within(1e-12));
        assertThat(pose.spin).isEqualTo(3);
    }

    @Test
    void aRemovedRobotIsGoneUntilItIsPutSomewhere() {
        Match match = new Match(new MatchSetup(league, STILL, STILL, 1));
        BodyPose pose = new BodyPose();
        match.operate(new OperatorAction.Remove(7));
        match.cycle();
        match.game().stage().read(7, pose);
        assertThat(pose.present).isFalse();
        match.operate(new OperatorAction.Put(7, -0.5, 0.5, 0, 0, 0, 0));
        match.cycle();
        match.game().stage().read(7, pose);
        assertThat(pose.present).isTrue();
        assertThat(pose.x).isEqualTo(-0.5, within(1e-9));
    }

    @Test
    void withAnotherRefereeInChargeOursOnlyCountsGoals() {
        Mirosot external = league.withRules(MirosotRules.defaults().with("external", true));
        Match match = new Match(new MatchSetup(external, STILL, STILL, 1));
        double line = match.game().stage().pitchLength() / 2;
        int ball = 10;
        for (int goals = 1; goals <= 2; goals++) {
            match.operate(new OperatorAction.Put(ball, line + 0.07, 0, 0, 0, 0, 0));
            for (int i = 0; i < 10; i++) {
                match.cycle();
            }
            assertThat(match.game().referee().play().score(Side.BLUE)).isEqualTo(goals);
            assertThat(match.game().referee().play().running()).isTrue();
            BodyPose pose = new BodyPose();
            match.game().stage().read(ball, pose);
            assertThat(pose.x).as("the ball stays in the goal").isGreaterThan(line);
            match.operate(new OperatorAction.Put(ball, 0, 0.5, 0, 0, 0, 0));
            match.cycle();
        }
        assertThat(Mirosot.parse("same", external.configuration())).isEqualTo(external);
    }

    @Test
    void bothSidesSeeTheWorldFromTheirOwnEnd() {
        Observation blue = new Observation(5);
        Observation yellow = new Observation(5);
        bodies.body[bodies.ball].along = 0.3;
        game.observe(Side.BLUE, blue);
        game.observe(Side.YELLOW, yellow);
        for (int i = 0; i < 5; i++) {
            assertThat(blue.own(i).x()).as("blue %d is in its own half", i).isNegative();
            assertThat(yellow.own(i).x()).as("yellow %d is in its own half", i).isNegative();
            assertThat(yellow.opponent(i).x()).isEqualTo(-blue.own(i).x());
            assertThat(yellow.opponent(i).y()).isEqualTo(-blue.own(i).y());
            assertThat(blue.own(i).heading()).isZero();
            assertThat(blue.opponent(i).heading()).isEqualTo(Math.PI);
        }
        assertThat(blue.ball().vx()).isEqualTo(game.attacks(Side.BLUE) * 0.3);
        assertThat(yellow.ball().vx()).isEqualTo(-blue.ball().vx());
    }

    @Test
    void aRobotOffThePitchIsNotSeen() {
        new Placement(game.world()).takeOff(7);
        Observation yellow = new Observation(5);
        game.observe(Side.YELLOW, yellow);
        assertThat(yellow.own(2).visible()).isFalse();
        assertThat(yellow.own(1).visible()).isTrue();
    }

    @Test
    void robotsStandWhilePlayIsStoppedAndDriveWhenItGoesOn() {
        Match match = new Match(new MatchSetup(league, MirosotGameTest::chase, STILL, 1));
        Bodies moving = ((MirosotGame) match.game()).world().bodies();
        double before = moving.body[1].x;
        while (!match.game().referee().play().running()) {
            match.cycle();
            assertThat(moving.body[1].x).isEqualTo(before);
        }
        for (int i = 0; i < 10; i++) {
            match.cycle();
        }
        assertThat(moving.body[1].x).isNotEqualTo(before);
    }

    @Test
    void aRobotPlacedByHandLandsWhereItIsDroppedAndNeverInsideAnother() {
        game.hands().place(2, 0.0, 0.6, 1.0);
        game.hands().place(3, 0.0, 0.6, 0.0);
        BodyPose pose = new BodyPose();
        game.stage().read(2, pose);
        assertThat(pose.x).isEqualTo(0.0);
        assertThat(StrictMath.atan2(pose.headingY, pose.headingX)).isCloseTo(1.0, within(1e-12));
        assertThat(game.world().gap(2, 3)).isNotNegative();
        game.stage().read(3, pose);
        assertThat(Math.hypot(pose.x, pose.y - 0.6)).isLessThan(0.12);
    }

    @Test
    void aDrivenRobotTurnsLeftWhenTheStickSaysLeft() {
        double[] wheels = new double[2];
        game.hands().manual(0, 1, 0, 0, wheels);
        assertThat(wheels[0]).isPositive().isEqualTo(wheels[1]);
        game.hands().manual(0, 0, 1, 0, wheels);
        assertThat(wheels[1]).isPositive().isEqualTo(-wheels[0]);
    }

    @Test
    void theBoundaryGoesAroundTheWholePitchCounterClockwise() {
        Marking.Boundary boundary = (Marking.Boundary) game.stage().markings().get(0);
        double twiceArea = 0;
        int n = boundary.points().size() / 2;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            twiceArea += boundary.points().get(2 * i) * boundary.points().get(2 * j + 1)
                    - boundary.points().get(2 * j) * boundary.points().get(2 * i + 1);
        }
        // Length × width, two goals, less four corner triangles.
        double expected = 2.2 * 1.8 + 2 * 0.4 * 0.15 - 4 * 0.07 * 0.07 / 2;
        assertThat(twiceArea / 2).isCloseTo(expected, within(1e-9));
    }

    @Test
    void aContactIsSeenWhereTheRobotsTouch() {
        Placement placement = new Placement(game.world());
        placement.placeRobot(0, new Pose(-0.1, 0.5, 1, 0), Placement.Speed.ZERO);
        placement.placeRobot(5, new Pose(0.0, 0.5, -1, 0), Placement.Speed.ZERO);
        boolean seen = false;
        double[] contact = new double[3];
        for (int step = 0; step < 200; step++) {
            for (int wheel = 0; wheel < 2; wheel++) {
                game.world().command(0, wheel, 20);
                game.world().command(5, wheel, 20);
            }
            game.world().step();
            for (int k = 0; k < game.stage().contacts(); k++) {
                game.stage().readContact(k, contact);
                assertThat(contact[0]).isCloseTo(-0.05, within(0.005));
                assertThat(contact[1]).isCloseTo(0.5, within(0.04));
                seen |= contact[2] > 0;
            }
        }
        assertThat(seen).isTrue();
    }

    @Test
    void theConfigurationNamesTheLeagueItsParametersAndItsRules() {
        assertThat(league.configuration()).contains("mirosot", "robotsPerTeam: 5", "halfSeconds: 300");
    }

    @Test
    void theSameSeedGivesTheSameMatchToTheBit() {
        long first = play(7);
        assertThat(play(7)).isEqualTo(first);
        assertThat(play(8)).isNotEqualTo(first);
    }

    private static long play(long seed) {
        Mirosot quick = Mirosot.of(Size.SMALL).withRules(MirosotRules.defaults().with("halfSeconds", 10));
        Match match = new Match(new MatchSetup(quick, MirosotGameTest::chase, MirosotGameTest::chase, seed));
        match.operate(new OperatorAction.Drive(1, 0.5, 0.2, 0));
        while (!match.over()) {
            match.cycle();
        }
        return match.hash();
    }
}
