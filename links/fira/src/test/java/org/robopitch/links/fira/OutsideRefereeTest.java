// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.Foul;
import org.robopitch.links.fira.wire.referee.Half;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;
import org.robopitch.mirosot.referee.Decision;
import org.robopitch.mirosot.referee.Quadrant;
import org.robopitch.teams.chaser.Chaser;

/** A referee outside that speaks once per change, with blue played outside and yellow by a team of ours. */
class OutsideRefereeTest {
    private Rig rig;
    private RefereeSocket referee;
    private int calls;

    @BeforeEach
    void begin() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        plan.outside = Set.of(Side.BLUE);
        plan.inside = new Chaser();
        rig = new Rig(plan);
        referee = RefereeSocket.calls(rig);
        rig.begin();
    }

    @AfterEach
    void end() throws Exception {
        referee.close();
        rig.close();
    }

    private VSSRef_Command call(Foul foul, Color colour, Half half) throws Exception {
        VSSRef_Command call = referee.call(foul, colour, half);
        rig.awaitCount("calls of the external referee", ++calls);
        rig.cycle();
        return call;
    }

    private double fastest(Side side) {
        double fastest = 0;
        BodyPose pose = new BodyPose();
        for (int robot = 0; robot < 3; robot++) {
            rig.match.game().stage().read(3 * side.ordinal() + robot, pose);
            fastest = Math.max(fastest, Math.hypot(pose.vx, pose.vy));
        }
        return fastest;
    }

    @Test
    void aTeamInsideStandsAtStopAndHaltAndPlaysWhenTheGameIsOn() throws Exception {
        rig.cycles(60);
        assertThat(fastest(Side.YELLOW)).as("nobody has spoken yet").isGreaterThan(0.1);
        for (Foul stopped : List.of(Foul.STOP, Foul.HALT, Foul.KICKOFF, Foul.FREE_BALL)) {
            call(stopped, Color.YELLOW, Half.FIRST_HALF);
            rig.cycles(120);
            assertThat(fastest(Side.YELLOW)).as("after %s", stopped).isLessThan(1e-3);
            assertThat(rig.game.referee().play().running()).isFalse();
            call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
            rig.cycles(60);
            assertThat(fastest(Side.YELLOW)).as("after GAME_ON").isGreaterThan(0.02);
        }
    }

    @Test
    void aTeamOutsideIsLeftToItself() throws Exception {
        try (FiraClient client = rig.client(Side.BLUE)) {
            assertThat(client.localAddress().isMulticastAddress())
                    .as("it hears the group alone")
                    .isTrue();
            call(Foul.STOP, Color.NONE, Half.FIRST_HALF);
            client.wheels(1, 10, 10);
            client.send();
            rig.awaitCount("commands taken", 1);
            rig.cycles(30);
            assertThat(fastest(Side.BLUE)).as("as on FIRASim").isGreaterThan(0.1);
        }
    }

    @Test
    void theScoreIsWhatItsCallsImplyAndNotWhereTheBallWas() throws Exception {
        call(Foul.KICKOFF, Color.BLUE, Half.FIRST_HALF);
        call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        call(Foul.KICKOFF, Color.YELLOW, Half.FIRST_HALF);
        assertThat(score()).isEqualTo("1:0");
        call(Foul.STOP, Color.NONE, Half.FIRST_HALF);
        call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        call(Foul.FREE_BALL, Color.NONE, Half.FIRST_HALF);
        call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        call(Foul.KICKOFF, Color.BLUE, Half.FIRST_HALF);
        assertThat(score()).isEqualTo("1:1");
        call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        call(Foul.HALT, Color.NONE, Half.FIRST_HALF);
        call(Foul.KICKOFF, Color.YELLOW, Half.SECOND_HALF);
        assertThat(score()).as("a half begins").isEqualTo("1:1");
        assertThat(rig.game.referee().play().period()).isEqualTo("second half");
        assertThat(rig.match.statistics().events().stream()
                        .filter(event -> event.kind().equals("goal"))
                        .map(event -> event.side()))
                .containsExactly(Side.BLUE, Side.YELLOW);
    }

    @Test
    void whatItSaysBeforeTheMatchBeginsCountsWhenItDoes() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        try (Rig early = new Rig(plan);
                RefereeSocket speaker = RefereeSocket.calls(early)) {
            early.link.listenToReferee();
            speaker.call(Foul.KICKOFF, Color.YELLOW, Half.FIRST_HALF);
            early.begin();
            assertThat(early.count("calls of the external referee")).isEqualTo(1);
            assertThat(early.game.referee().decision().side()).isEqualTo(Side.YELLOW);
        }
    }

    @Test
    void aGoalThatItTakesBackDoesNotCount() throws Exception {
        call(Foul.KICKOFF, Color.BLUE, Half.FIRST_HALF);
        call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        call(Foul.KICKOFF, Color.YELLOW, Half.FIRST_HALF);
        call(Foul.KICKOFF, Color.BLUE, Half.FIRST_HALF);
        assertThat(score()).as("corrected").isEqualTo("0:1");
        call(Foul.GOAL_KICK, Color.BLUE, Half.FIRST_HALF);
        assertThat(score()).as("taken back").isEqualTo("0:0");
    }

    @Test
    void aRefereeThatNeverNamesTheHalfScoresWhereTheBallWasAndBeginsHalves() throws Exception {
        call(Foul.KICKOFF, Color.BLUE, Half.NO_HALF);
        call(Foul.GAME_ON, Color.NONE, Half.NO_HALF);
        rig.match.operate(new OperatorAction.Put(6, 0.78, 0, 0, 0, 0, 0));
        rig.cycles(3);
        call(Foul.KICKOFF, Color.YELLOW, Half.NO_HALF);
        assertThat(score()).as("the ball lay in yellow's goal").isEqualTo("1:0");
        rig.match.operate(new OperatorAction.Put(6, 0, 0, 0, 0, 0, 0));
        call(Foul.GAME_ON, Color.NONE, Half.NO_HALF);
        rig.cycles(20);
        call(Foul.STOP, Color.NONE, Half.NO_HALF);
        call(Foul.KICKOFF, Color.YELLOW, Half.NO_HALF);
        assertThat(score()).as("the second half begins").isEqualTo("1:0");
    }

    private String score() {
        var play = rig.game.referee().play();
        return play.blueScore() + ":" + play.yellowScore();
    }

    @Test
    void theEnvironmentShowsItsScoreAndItsCallToWhomComesLater() throws Exception {
        call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        VSSRef_Command last = call(Foul.KICKOFF, Color.YELLOW, Half.FIRST_HALF);
        try (FiraClient late = rig.client(Side.BLUE)) {
            rig.cycle();
            Environment seen = late.receive(30_000);
            assertThat(seen).isNotNull();
            assertThat(seen.getReferee()).isEqualTo(last);
            assertThat(seen.getGoalsBlue()).isEqualTo(1);
            assertThat(seen.getGoalsYellow()).isZero();
        }
        assertThat(rig.count("referee commands sent"))
                .as("who leads, leads alone")
                .isZero();
        referee.poll();
        rig.cycles(64);
        assertThat(referee.poll()).as("repeated as it was").hasSizeBetween(4, 5).containsOnly(last);
    }

    @Test
    void placementsAreLeftToItAndTheTeamInsideAsksForItsPlaces() throws Exception {
        try (RefereeSocket placements = RefereeSocket.placements(rig)) {
            placements.place(Color.BLUE, RefereeSocket.robot(1, 0.5, 0.3, 0));
            rig.awaitCount("placements received", 1);
            rig.cycle();
            assertThat(rig.count("placements left to the external referee")).isEqualTo(1);
            assertThat(rig.count("placements dropped: against the rules of the restart"))
                    .isZero();
            placements.pollPlacements();
            call(Foul.KICKOFF, Color.BLUE, Half.FIRST_HALF);
            rig.cycles(40);
            List<VSSRef_Placement> asked = placements.pollPlacements();
            assertThat(asked).hasSize(6).containsOnly(asked.get(0));
            assertThat(asked.get(0).getWorld().getTeamColor()).isEqualTo(Color.YELLOW);
            assertThat(asked.get(0).getWorld().getRobotsList()).hasSize(3).allMatch(robot -> robot.getX() > 0);
        }
    }

    @Test
    void whatAPersonCallsInTheStudioIsSentToTheTeams() throws Exception {
        new Decision(
                        org.robopitch.mirosot.referee.Foul.FREE_KICK,
                        Side.YELLOW,
                        Quadrant.NO_QUADRANT,
                        org.robopitch.mirosot.referee.Half.SECOND_HALF,
                        0)
                .actions()
                .forEach(rig.match::operate);
        rig.cycles(3);
        assertThat(rig.game.referee().play().mode()).isEqualTo("free kick");
        assertThat(referee.poll()).isNotEmpty().allSatisfy(call -> {
            assertThat(call.getFoul()).isEqualTo(Foul.FREE_KICK);
            assertThat(call.getTeamcolor()).isEqualTo(Color.YELLOW);
            assertThat(call.getGameHalf()).isEqualTo(Half.SECOND_HALF);
        });
        call(Foul.GAME_ON, Color.NONE, Half.SECOND_HALF);
        long sent = rig.count("referee commands sent");
        rig.cycles(40);
        assertThat(rig.count("referee commands sent"))
                .as("the referee outside leads again")
                .isEqualTo(sent);
    }

    @Test
    void aCallThatIsRepeatedIsOneCall() throws Exception {
        VSSRef_Command gameOn = call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
        call(Foul.KICKOFF, Color.YELLOW, Half.FIRST_HALF);
        // With another time, as some referees repeat themselves.
        call(Foul.KICKOFF, Color.YELLOW, Half.FIRST_HALF);
        assertThat(gameOn.getFoul()).isEqualTo(Foul.GAME_ON);
        assertThat(score()).isEqualTo("1:0");
        assertThat(rig.match.statistics().events().stream()
                        .filter(event -> event.kind().equals("kick-off")))
                .hasSize(1);
    }
}
