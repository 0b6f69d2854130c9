// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.nubot.MemoryGraph.Somebody;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** Coaches and referees as they really speak: who leads the match, and who a team alone. */
class CoachLeadTest extends LinkedMatch {
    private static final String CYAN = "/nubot/receive_from_coach";
    private static final String MAGENTA = "/rival/receive_from_coach";
    private static final int START = 15;

    private final Source referee = new Somebody("/referee", true);

    private void say(Source source, String topic, int mode) {
        graph.send(source, topic, graph.message(topic).set("MatchMode", mode));
    }

    private void playOutside() {
        play(Dialect.A, MiddleSizeRules.defaults().with("automatic", false).with("refereeOutside", true));
    }

    private MatchMode mode() {
        return game.referee().mode();
    }

    private List<MatchEvent> coachEvents() {
        return events.stream().filter(event -> event.kind().equals("coach")).toList();
    }

    @Test
    void aModeIsTakenWhateverItsOtherFieldsSay() {
        play(Dialect.A, MiddleSizeRules.defaults());
        // The community's fork has the robots' speed limits in the angles, and points beyond any field.
        Message said = graph.message(CYAN)
                .set("MatchMode", START)
                .set("angleA", 450)
                .set("angleB", -32768)
                .set("idA", 255);
        said.message("pointA").set("x", 1e9).set("y", Double.NaN);
        graph.send(CYAN, said);
        cycles(3);
        assertThat(mode()).isEqualTo(MatchMode.START);
        Message heard = graph.newest.get(CYAN);
        assertThat(heard.integer("angleA")).isEqualTo(450);
        assertThat(heard.integer("angleB")).isEqualTo(-32768);
        assertThat(heard.message("pointA").number("x")).isEqualTo((double) 1e9f);
        assertThat(heard.message("pointA").number("y")).isZero();
    }

    @Test
    void aModeThatThereIsNotIsRefusedOnceAndItsFieldsArePassedOn() {
        play(Dialect.A);
        for (int i = 0; i < 10; i++) {
            graph.send(CYAN, graph.message(CYAN).set("MatchMode", 77).set("angleA", 450));
        }
        cycles(3);
        assertThat(link.counters().notZero())
                .anyMatch(count -> count.name().startsWith("orders refused") && count.value() == 1);
        assertThat(graph.newest.get(CYAN).integer("angleA")).isEqualTo(450);
    }

    @Test
    void aMatchLedFromOutsideWaitsInStopAndSaysNothingUntilTheRefereeHasSpoken() {
        playOutside();
        cycles(300);
        assertThat(mode()).isEqualTo(MatchMode.STOP);
        assertThat(graph.newest).doesNotContainKeys(CYAN, MAGENTA);
        assertThat(events).isEmpty();
        say(referee, MAGENTA, 1);
        cycles(3);
        assertThat(mode()).isEqualTo(MatchMode.KICKOFF);
        assertThat(game.referee().awarded()).isEqualTo(Side.YELLOW);
        assertThat(graph.newest.get(CYAN).integer("MatchMode"))
                .as("nobody else tells cyan")
                .isEqualTo(2);
        assertThat(graph.newest).as("magenta has heard the referee itself").doesNotContainKey(MAGENTA);
    }

    @Test
    void anOrderForBothTeamsIsOneOrder() {
        playOutside();
        say(referee, CYAN, 1);
        say(referee, MAGENTA, 2);
        cycles(1);
        say(referee, CYAN, START);
        cycles(1);
        say(referee, MAGENTA, START);
        cycles(1);
        assertThat(coachEvents())
                .extracting(MatchEvent::text)
                .containsExactly("the coach orders kick-off for blue", "the coach orders start");
    }

    @Test
    void aCopyThatComesLateDoesNotBringAnOldModeBack() {
        playOutside();
        say(referee, CYAN, START);
        say(referee, MAGENTA, START);
        say(referee, CYAN, 0);
        say(referee, CYAN, 3);
        cycles(1);
        // The same two, on the other connection.
        say(referee, MAGENTA, 0);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.THROWIN);
        say(referee, MAGENTA, 4);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.THROWIN);
        assertThat(game.referee().awarded()).isEqualTo(Side.BLUE);
        assertThat(coachEvents()).hasSize(3);
    }

    @Test
    void anOldModeIsNotRepeatedToTheTeamThatHearsTheNewOneLater() {
        playOutside();
        CoachDesk desk = new CoachDesk(() -> 0);
        desk.begin(true);
        desk.hear(Side.BLUE, referee, graph.message(CYAN).set("MatchMode", 1));
        desk.hear(Side.YELLOW, referee, graph.message(MAGENTA).set("MatchMode", 2));
        assertThat(desk.spokenFor(Side.YELLOW)).isNotNull();
        desk.hear(Side.BLUE, referee, graph.message(CYAN).set("MatchMode", START));
        assertThat(desk.spokenFor(Side.BLUE)).isNotNull();
        assertThat(desk.spokenFor(Side.YELLOW)).as("kick-off is over").isNull();
        desk.hear(Side.YELLOW, referee, graph.message(MAGENTA).set("MatchMode", START));
        assertThat(desk.spokenFor(Side.YELLOW)).isNotNull();
    }

    @Test
    void theScoreIsWhatTheCallsOfARefereeOutsideImply() {
        playOutside();
        for (int mode : new int[] {1, START, 0, 2, START, 0, 3, START, 0, 2, START}) {
            say(referee, CYAN, mode);
            say(referee, MAGENTA, mode == 1 || mode == 3 ? mode + 1 : mode == 2 ? 1 : mode);
            cycles(2);
        }
        assertThat(game.referee().play().blueScore()).isEqualTo(2);
        assertThat(game.referee().play().yellowScore()).isZero();
    }

    @Test
    void aTeamsCoachOnAnotherMachineCommandsItsOwnTeam() {
        play(Dialect.A, MiddleSizeRules.defaults());
        cycles(500);
        assertThat(mode()).isEqualTo(MatchMode.START);
        Source coach = new Somebody("/coach_nubot", false);
        say(coach, CYAN, 0);
        graph.counts.clear();
        cycles(20);
        assertThat(mode()).isEqualTo(MatchMode.START);
        assertThat(graph.counts).as("we do not contradict a team's coach").doesNotContainKey(CYAN);
        assertThat(graph.newest.get(MAGENTA).integer("MatchMode")).isEqualTo(START);

        // A referee that speaks to both commands both.
        say(referee, CYAN, 9);
        say(referee, MAGENTA, 10);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.CORNER);
        say(coach, CYAN, START);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.CORNER);
    }

    @Test
    void twoCoachesCommandTheirOwnTeamsAndWhatBothSayIsTheMatchs() {
        play(Dialect.B, MiddleSizeRules.defaults().with("automatic", false).with("refereeOutside", true));
        Source cyan = new Somebody("/coach_cyan", false);
        Source magenta = new Somebody("/coach_magenta", false);
        String topic = "/NuBot/receive_from_coach";
        say(cyan, topic, 1);
        say(magenta, MAGENTA, 2);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.KICKOFF);
        say(cyan, topic, START);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.KICKOFF);
        say(magenta, MAGENTA, START);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.START);
        say(magenta, MAGENTA, 0);
        cycles(1);
        assertThat(mode()).isEqualTo(MatchMode.START);
        assertThat(coachEvents()).hasSize(2);
    }

    @Test
    void aTeamThatItsOwnCoachHasStoppedDoesNotKickInDialectB() {
        play(Dialect.B, MiddleSizeRules.defaults());
        cycles(1400);
        assertThat(mode()).isEqualTo(MatchMode.START);
        match.operate(new org.robopitch.engine.match.OperatorAction.Place(1, 3, 3, 0));
        putBall(3.37, 3);
        String action = "/NuBot2/nubotcontrol/actioncmd";
        Message kick =
                graph.message(action).set("handle_enable", 1).set("strength", 6).set("shootPos", 1);
        say(new Somebody("/coach_cyan", false), "/NuBot/receive_from_coach", 0);
        graph.send(action, kick);
        cycles(2);
        assertThat(Math.hypot(pose(10).vx, pose(10).vy)).isLessThan(1);
        say(new Somebody("/coach_cyan", false), "/NuBot/receive_from_coach", START);
        graph.send(action, kick);
        cycles(2);
        assertThat(pose(10).vx).isGreaterThan(4);
    }
}
