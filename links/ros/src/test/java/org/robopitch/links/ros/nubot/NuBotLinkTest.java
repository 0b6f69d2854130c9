// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MatchMode;

class NuBotLinkTest extends LinkedMatch {
    private double fastestBall;

    @Test
    void dialectAHasItsTopicsAndServices() {
        play(Dialect.A);
        assertThat(graph.newest).containsKeys("/clock", "/gazebo/model_states", "/football/bumper_states");
        for (String robot : List.of("nubot1", "nubot5", "rival1", "rival5")) {
            assertThat(vision(robot)).isNotNull();
            assertThat(graph.listensTo("/" + robot + "/nubotcontrol/velcmd")).isTrue();
            assertThat(graph.offers("/" + robot + "/Shoot")).isTrue();
            assertThat(graph.offers("/" + robot + "/BallHandle")).isTrue();
        }
        assertThat(graph.listensTo("/nubot/receive_from_coach")).isTrue();
        assertThat(graph.listensTo("/gazebo/set_model_state")).isTrue();
        assertThat(graph.offers("/gazebo/set_model_state")).isTrue();
        assertThat(graph.listensTo("/nubot1/nubotcontrol/actioncmd")).isFalse();
    }

    @Test
    void dialectBHasItsTopicsAndServices() {
        play(Dialect.B);
        assertThat(graph.newest)
                .containsKeys("/NuBot1/ballisholding/BallIsHolding", "/rival5/ballisholding/BallIsHolding");
        assertThat(graph.listensTo("/NuBot1/nubotcontrol/actioncmd")).isTrue();
        assertThat(graph.listensTo("/NuBot/redcard/chatter")).isTrue();
        assertThat(graph.offers("/NuBot1/Shoot")).isFalse();
    }

    @Test
    void bothTeamsSeeTheFieldFromTheirOwnEndInCentimetres() {
        play(Dialect.A);
        for (String keeper : List.of("nubot1", "rival1")) {
            Message seen = vision(keeper);
            Message me = seen.messages("robotinfo").get(0);
            assertThat(me.integer("AgentID")).isEqualTo(1);
            assertThat(me.message("pos").number("x")).isCloseTo(-850, within(0.01));
            assertThat(me.message("heading").number("theta")).isCloseTo(0, within(1e-6));
            assertThat(seen.messages("robotinfo")).hasSize(5);
            Message obstacles = seen.message("obstacleinfo");
            assertThat(obstacles.messages("pos")).hasSize(5);
            Message rivalKeeper = obstacles.messages("pos").get(0);
            assertThat(rivalKeeper.number("x")).isCloseTo(850, within(0.01));
            // The one length on the wire that is in metres.
            assertThat(obstacles.messages("polar_pos").get(0).number("radius")).isCloseTo(17, within(1e-3));
            assertThat(seen.message("ballinfo").message("real_pos").number("radius"))
                    .isCloseTo(850, within(0.1));
        }
    }

    @Test
    void aCommandMovesTheRobotInItsOwnFrameAndItsTeamSeesItMove() {
        play(Dialect.A);
        drive("nubot2", 100, 0, 0);
        drive("rival2", 100, 50, 0);
        cycles(20);
        assertThat(pose(1).vx).isCloseTo(1, within(1e-6));
        assertThat(pose(6).vx).isCloseTo(-1, within(1e-6));
        assertThat(pose(6).vy).isCloseTo(-0.5, within(1e-6));
        Message mine = vision("rival2").messages("robotinfo").get(1);
        assertThat(mine.message("vtrans").number("x")).isCloseTo(100, within(0.01));
        assertThat(mine.message("vtrans").number("y")).isCloseTo(50, within(0.01));
        assertThat(mine.flag("isstuck")).isFalse();
    }

    @Test
    void aCommandThatIsNoNumberIsDroppedAndCounted() {
        play(Dialect.A);
        drive("nubot2", 100, 0, 0);
        drive("nubot2", Double.NaN, 0, 0);
        drive("nubot2", 1e30, 0, 0);
        cycles(5);
        assertThat(pose(1).vx).isCloseTo(1, within(1e-6));
        assertThat(link.counters().notZero()).anyMatch(count -> count.name().contains("refused") && count.value() == 2);
    }

    @Test
    void aRobotThatWantsToMoveAndCannotIsStuck() {
        play(Dialect.A);
        match.operate(new OperatorAction.Place(1, -10.0, 5, Math.PI));
        for (int i = 0; i < 120; i++) {
            drive("nubot2", 300, 0, 0);
            cycles(1);
        }
        assertThat(vision("nubot2").messages("robotinfo").get(1).flag("isstuck"))
                .isTrue();
    }

    @Test
    void aRobotDribblesAndShootsThroughTheServices() throws Exception {
        play(Dialect.A);
        match.operate(new OperatorAction.Place(1, 0, 3, 0));
        putBall(0.45, 3);
        cycles(1);
        Message handle = graph.request("/nubot2/BallHandle").set("enable", 1);
        assertThat(graph.call("/nubot2/BallHandle", handle).integer("BallIsHolding"))
                .isEqualTo(1);
        drive("nubot2", 0, 0, 1);
        cycles(20);
        assertThat(vision("nubot2").messages("robotinfo").get(1).flag("isdribble"))
                .isTrue();
        assertThat(vision("nubot2").message("ballinfo").message("real_pos").number("angle"))
                .isCloseTo(0, within(0.05));

        Message charge = graph.request("/nubot2/Shoot").set("strength", 0).set("ShootPos", 1);
        assertThat(graph.call("/nubot2/Shoot", charge).integer("ShootIsDone")).isEqualTo(1);
        assertThat(shoot("nubot2", 2)).isEqualTo(1);
        assertThat(fastestBall).isCloseTo(4.6, within(0.2));
        cycles(20);
        assertThat(shoot("nubot2", 2)).as("without a ball").isZero();
    }

    private long shoot(String robot, double strength) throws Exception {
        Message request =
                graph.request("/" + robot + "/Shoot").set("strength", strength).set("ShootPos", 1);
        CompletableFuture<Message> answer = CompletableFuture.supplyAsync(() -> {
            try {
                return graph.call("/" + robot + "/Shoot", request);
            } catch (ServiceRefusedException e) {
                throw new IllegalStateException(e);
            }
        });
        fastestBall = 0;
        while (!answer.isDone()) {
            cycles(1);
            // The ball may have rolled for a while before the answer is there.
            fastestBall = Math.max(fastestBall, Math.hypot(pose(10).vx, pose(10).vy));
            Thread.onSpinWait();
        }
        return answer.get().integer("ShootIsDone");
    }

    @Test
    void aKickInAMatchThatIsHeldOrOfARobotThatIsNotOursIsRefused() {
        play(Dialect.A);
        Message request = graph.request("/nubot2/Shoot").set("strength", 2).set("ShootPos", 1);
        assertThatThrownBy(() -> graph.call("/nubot2/Shoot", request)).hasMessageContaining("the match is paused");
        assertThatThrownBy(() -> graph.call(
                        "/nubot2/Shoot", graph.request("/nubot2/Shoot").set("strength", -1)))
                .hasMessageContaining("0 or more");
        link.end(match);
        assertThatThrownBy(() -> graph.call("/nubot2/Shoot", request)).hasMessageContaining("not played");
    }

    @Test
    void aKickThatWasRefusedInAMatchThatIsHeldIsNotDoneWhenItGoesOn() {
        play(Dialect.A);
        match.operate(new OperatorAction.Place(1, 0, 3, 0));
        putBall(0.45, 3);
        cycles(1);
        Message request = graph.request("/nubot2/Shoot").set("strength", 8).set("ShootPos", 1);
        assertThatThrownBy(() -> graph.call("/nubot2/Shoot", request)).hasMessageContaining("the match is paused");
        cycles(2);
        assertThat(Math.hypot(pose(10).vx, pose(10).vy)).isLessThan(1);
    }

    @Test
    void timeGoesOnWhenAnotherMatchBegins() {
        play(Dialect.A);
        cycles(100);
        Match another = new Match(match.setup());
        link.begin(another, EnumSet.allOf(Side.class));
        assertThat(clock()).isCloseTo(1.5, within(1e-9));
        graph.counts.clear();
        match = another;
        cycles(2);
        assertThat(clock()).isCloseTo(1.53, within(1e-9));
        assertThat(((RosTime) vision("nubot1").message("header").get("stamp")).inSeconds())
                .isCloseTo(1.53, within(1e-9));
        assertThat(graph.counts.get("/nubot/receive_from_coach")).isEqualTo(1);
    }

    private double clock() {
        return ((RosTime) graph.newest.get("/clock").get("clock")).inSeconds();
    }

    @Test
    void dialectBHoldsAndKicksByItsAction() {
        play(Dialect.B);
        match.operate(new OperatorAction.Place(1, 0, 3, 0));
        putBall(0.37, 3);
        cycles(1);
        assertThat(graph.newest.get("/NuBot2/ballisholding/BallIsHolding").integer("BallIsHolding"))
                .isEqualTo(1);
        String topic = "/NuBot2/nubotcontrol/actioncmd";
        graph.send(topic, graph.message(topic).set("handle_enable", 1));
        cycles(3);
        assertThat(game.world().handling().holder()).isEqualTo(1);
        graph.send(
                topic,
                graph.message(topic).set("handle_enable", 1).set("strength", 6).set("shootPos", 1));
        cycles(1);
        assertThat(pose(10).vx).isCloseTo(6, within(0.2));
    }

    @Test
    void whatACoachSaysOfATestIsRepeatedToItsTeamOnly() {
        play(Dialect.A);
        String topic = "/rival/receive_from_coach";
        Message said = graph.message(topic)
                .set("MatchMode", 27)
                .set("TestMode", 12)
                .set("angleB", -90)
                .set("idA", 3);
        said.message("pointA").set("x", 150).set("y", -200);
        graph.send(topic, said);
        cycles(4);
        Message heard = graph.newest.get(topic);
        assertThat(heard.integer("MatchMode")).isEqualTo(27);
        assertThat(heard.integer("TestMode")).isEqualTo(12);
        assertThat(heard.integer("angleB")).isEqualTo(-90);
        assertThat(heard.integer("idA")).isEqualTo(3);
        assertThat(heard.message("pointA").number("x")).isCloseTo(150, within(1e-3));
        assertThat(heard.message("pointA").number("y")).isCloseTo(-200, within(1e-3));
        assertThat(graph.newest.get("/nubot/receive_from_coach").integer("TestMode"))
                .isZero();
    }

    @Test
    void theBumperTellsWhoTouchesTheBall() {
        play(Dialect.A);
        match.operate(new OperatorAction.Place(1, 0, 3, 0));
        // The notch is narrower than the ball: at its lips the ball's centre is 0.33 + √(0.11² − 0.10²) = 0.376 m
        // ahead.
        putBall(0.40, 3);
        cycles(1);
        drive("nubot2", 100, 0, 0);
        // 1.5 cm a cycle.
        cycles(3);
        assertThat(graph.newest.get("/football/bumper_states").messages("states"))
                .singleElement()
                .satisfies(
                        contact -> assertThat(contact.text("collision2_name")).startsWith("nubot2::"));
        putBall(4, 4);
        cycles(1);
        assertThat(graph.newest.get("/football/bumper_states").messages("states"))
                .isEmpty();
    }

    @Test
    void theCoachSpeaksEveryThirtyMillisecondsAndEachTeamInItsOwnNumbers() {
        play(Dialect.A);
        graph.counts.clear();
        cycles(100);
        assertThat(graph.counts.get("/nubot/receive_from_coach")).isEqualTo(50);

        String topic = "/nubot/receive_from_coach";
        graph.send(topic, graph.message(topic).set("MatchMode", 3));
        cycles(3);
        assertThat(game.referee().mode()).isEqualTo(MatchMode.THROWIN);
        assertThat(game.referee().awarded()).isEqualTo(Side.BLUE);
        assertThat(graph.newest.get("/nubot/receive_from_coach").integer("MatchMode"))
                .isEqualTo(3);
        assertThat(graph.newest.get("/nubot/receive_from_coach").integer("MatchType"))
                .isEqualTo(15);
        assertThat(graph.newest.get("/rival/receive_from_coach").integer("MatchMode"))
                .isEqualTo(4);

        String rival = "/rival/receive_from_coach";
        graph.send(rival, graph.message(rival).set("MatchMode", 9));
        graph.send(rival, graph.message(rival).set("MatchMode", 77));
        cycles(1);
        assertThat(game.referee().mode()).isEqualTo(MatchMode.CORNER);
        assertThat(game.referee().awarded()).isEqualTo(Side.YELLOW);
        assertThat(link.counters().notZero()).anyMatch(count -> count.name().startsWith("orders refused"));
    }

    @Test
    void aRedCardSendsARobotOffAndLetsItBack() {
        play(Dialect.B);
        String topic = "/rival/redcard/chatter";
        Message card = graph.message(topic)
                .set("TeamName", "rival3")
                .set("TeamInfo", true)
                .set("PlayerNum", 3);
        graph.send(topic, card.set("id_maxvel_isvalid", 3));
        cycles(1);
        assertThat(pose(7).present).isFalse();
        assertThat(vision("rival1").messages("robotinfo").get(2).flag("isvalid"))
                .isFalse();
        assertThat(vision("NuBot1").message("obstacleinfo").messages("pos")).hasSize(4);
        graph.send(topic, card.set("id_maxvel_isvalid", 13));
        cycles(1);
        assertThat(pose(7).present).isTrue();
    }

    @Test
    void theHolderHasTheNumberThatTheRefereeKnows() {
        View view = new View(10);
        assertThat(DribbleReporter.number(view, 5)).isEqualTo(-1);
        view.holds[1] = true;
        assertThat(DribbleReporter.number(view, 5)).isEqualTo(2);
        view.holds[6] = true;
        assertThat(DribbleReporter.number(view, 5)).isEqualTo(-1);
        view.holds[1] = false;
        assertThat(DribbleReporter.number(view, 5)).isEqualTo(7);
    }
}
