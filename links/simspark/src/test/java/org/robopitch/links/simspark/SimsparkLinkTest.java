// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.world.PartMotion;
import org.robopitch.links.simspark.server.RawAgent;
import org.robopitch.links.simspark.server.ServerSettings;

/** The link on the league's own world. */
@Timeout(60)
class SimsparkLinkTest {
    private static final String SCENE = "(scene rsg/agent/nao/nao.rsg)(syn)";

    private record Played(Match match, SimsparkLink link) {
        void cycle() throws InterruptedException {
            link.beforeCycle(match);
            match.cycle();
            link.afterCycle(match);
        }
    }

    private static Played begin(SimsparkLink link) {
        return begin(link, SensingSettings.PERFECT, ActuationSettings.PERFECT);
    }

    private static Played begin(SimsparkLink link, SensingSettings sensing, ActuationSettings actuation) {
        Match match = new Match(new MatchSetup(
                Humanoid.standard(2).empty(), link.team(Side.BLUE), link.team(Side.YELLOW), 5, sensing, actuation));
        link.begin(match, EnumSet.allOf(Side.class));
        return new Played(match, link);
    }

    private static ServerSettings sync(int agents) {
        return ServerSettings.defaults()
                .with("agentPort", 0)
                .with("monitorPort", 0)
                .with("sync", true)
                .with("agents", agents)
                .with("patience", 10);
    }

    @Test
    void anAgentStandsSeesTheFieldAndTurnsItsHead() throws Exception {
        try (SimsparkLink link = new SimsparkLink(sync(1));
                RawAgent agent = new RawAgent(link.agentPort())) {
            Played played = begin(link);
            agent.send(SCENE, "(init (unum 1)(teamname A))(syn)");
            agent.send("(beam -3 0 0)(syn)");
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < 30; i++) {
                played.cycle();
                agent.send(i < 10 ? "(he1 1)(syn)" : "(he1 0)(syn)");
            }
            for (int i = 0; i < 31; i++) {
                all.append(agent.read());
            }
            assertThat(all.toString())
                    .contains("(unum 1) (team left)", "(See ", "(L (pol", "(B (pol", "(FRP (n rf)", "(ACC (n torso)")
                    .containsPattern("\\(HJ \\(n hj1\\) \\(ax (9|1\\d)\\.");
        }
    }

    /** The head's angle as an agent feels it, cycle by cycle, while it turns its head. */
    private static List<Double> headAngles(SensingSettings sensing, ActuationSettings actuation) throws Exception {
        List<Double> angles = new ArrayList<>();
        Pattern head = Pattern.compile("\\(HJ \\(n hj1\\) \\(ax (-?[0-9.]+)\\)");
        try (SimsparkLink link = new SimsparkLink(sync(1));
                RawAgent agent = new RawAgent(link.agentPort())) {
            Played played = begin(link, sensing, actuation);
            agent.send(SCENE, "(init (unum 1)(teamname A))(syn)");
            for (int i = 0; i < 40; i++) {
                played.cycle();
                agent.send("(he1 1)(syn)");
            }
            for (int i = 0; i < 40; i++) {
                Matcher found = head.matcher(agent.read());
                angles.add(found.find() ? Double.parseDouble(found.group(1)) : 0);
            }
        }
        return angles;
    }

    private static int firstTurn(List<Double> angles) {
        int at = 0;
        while (at < angles.size() && Math.abs(angles.get(at)) < 0.5) {
            at++;
        }
        return at;
    }

    @Test
    void delaysAndLossesReachAgents() throws Exception {
        List<Double> plain = headAngles(SensingSettings.PERFECT, ActuationSettings.PERFECT);
        assertThat(firstTurn(plain)).isLessThan(10);
        List<Double> late = headAngles(SensingSettings.PERFECT.with("delay", 0.2), ActuationSettings.PERFECT);
        assertThat(firstTurn(late)).as("--sensing-delay").isEqualTo(firstTurn(plain) + 10);
        List<Double> slow = headAngles(SensingSettings.PERFECT, ActuationSettings.PERFECT.with("delay", 0.2));
        assertThat(firstTurn(slow)).as("--command-delay").isEqualTo(firstTurn(plain) + 10);
        List<Double> lost = headAngles(SensingSettings.PERFECT, ActuationSettings.PERFECT.with("loss", 1));
        assertThat(firstTurn(lost)).as("--command-loss").isEqualTo(lost.size());
        List<Double> dropped = headAngles(SensingSettings.PERFECT.with("dropFrame", 0.8), ActuationSettings.PERFECT);
        assertThat(Set.copyOf(dropped).size())
                .as("--drop-frame")
                .isLessThan(Set.copyOf(plain).size() / 2);
    }

    @Test
    void trainersPlaceTheBallAndSetTheMode() throws Exception {
        try (SimsparkLink link = new SimsparkLink(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                RawAgent monitor = new RawAgent(link.monitorPort())) {
            Played played = begin(link);
            played.cycle();
            monitor.send("(playMode PlayOn)(ball (pos 2 1 0.042))(score (left 3) (right 1))(time 42)");
            String seen = "";
            for (int i = 0; i < 200 && !seen.contains("(play_mode 3)"); i++) {
                played.cycle();
                seen = i % 2 == 0 ? monitor.read() : seen;
            }
            assertThat(seen).contains("(play_mode 3)", "(score_left 3)", "(score_right 1)");
            assertThat(link.ended()).isFalse();
            monitor.send("(killsim)");
            for (int i = 0; i < 200 && !link.ended(); i++) {
                played.cycle();
            }
            assertThat(link.ended()).isTrue();
        }
    }

    @Test
    void aNumberThatComesBackWithAnotherTypeHasAnotherBodyAndItsJointsFromTheFirstMessageOn() throws Exception {
        try (SimsparkLink link = new SimsparkLink(sync(1));
                RawAgent monitor = new RawAgent(link.monitorPort())) {
            Played played = begin(link);
            try (RawAgent toes = new RawAgent(link.agentPort())) {
                toes.send("(scene rsg/agent/nao/nao_hetero.rsg 4)(syn)", "(init (unum 1)(teamname A))(syn)");
                StringBuilder all = new StringBuilder();
                for (int i = 0; i < 4; i++) {
                    played.cycle();
                    toes.send("(syn)");
                    all.append(toes.read());
                }
                assertThat(all.toString()).contains("(n rlj7)");
            }
            // In sync mode with no other agent, leaving and joining fall into one cycle.
            try (RawAgent agent = new RawAgent(link.agentPort())) {
                agent.send(SCENE, "(init (unum 1)(teamname A))(syn)");
                StringBuilder all = new StringBuilder();
                for (int i = 0; i < 6; i++) {
                    played.cycle();
                    agent.send("(syn)");
                    all.append(agent.read());
                }
                assertThat(all.toString()).contains("(unum 1)", "(n rlj6)").doesNotContain("(n rlj7)");
            }
            assertThat(((HumanoidGame) played.match().game()).world().model(0).type)
                    .isEqualTo(RobotType.TYPE0);
        }
    }

    @Test
    void truthIsToldWhereItIsAskedForFromTheOwnEnd() throws Exception {
        try (SimsparkLink link = new SimsparkLink(sync(2).with("truth", true));
                RawAgent left = new RawAgent(link.agentPort());
                RawAgent right = new RawAgent(link.agentPort())) {
            Played played = begin(link);
            left.send(SCENE, "(init (unum 1)(teamname A))(syn)");
            right.send(SCENE, "(init (unum 1)(teamname B))(syn)");
            String seenLeft = "";
            String seenRight = "";
            for (int i = 0; i < 30; i++) {
                played.cycle();
                left.send(i == 5 ? "(beam -3 1 0)(syn)" : "(syn)");
                right.send(i == 5 ? "(beam -3 1 0)(syn)" : "(syn)");
                String l = left.read();
                String r = right.read();
                seenLeft = l.contains("mypos") ? l : seenLeft;
                seenRight = r.contains("mypos") ? r : seenRight;
            }
            for (String seen : List.of(seenLeft, seenRight)) {
                // Beams miss by up to 5 cm; both see themselves in their own half.
                assertThat(seen).containsPattern("\\(mypos -(2\\.9|3\\.0)\\d (0\\.9|1\\.0)\\d 0\\.5\\d\\)");
                assertThat(seen).contains("(myorien ", "(ballpos ");
            }
        }
    }

    @Test
    void aTrainerPutsARobotAtAHeight() throws Exception {
        try (SimsparkLink link = new SimsparkLink(sync(1));
                RawAgent agent = new RawAgent(link.agentPort());
                RawAgent monitor = new RawAgent(link.monitorPort())) {
            Played played = begin(link);
            agent.send(SCENE, "(init (unum 1)(teamname A))(syn)");
            double highest = 0;
            for (int i = 0; i < 60; i++) {
                played.cycle();
                agent.send("(syn)");
                if (i == 4) {
                    monitor.send("(agent (unum 1) (team Left) (move 1 2 3 0))");
                }
                PartMotion torso = new PartMotion();
                ((HumanoidGame) played.match().game()).world().part(0, 0, torso);
                highest = Math.max(highest, torso.position[2]);
            }
            assertThat(highest).isBetween(2.8, 3.0);
        }
    }

    @Test
    void theSameCommandsGiveTheSameBits() throws Exception {
        assertThat(played("(rle3 1)")).isEqualTo(played("(rle3 1)")).isNotEqualTo(played("(rle3 -1)"));
    }

    private static long played(String command) throws Exception {
        try (SimsparkLink link = new SimsparkLink(sync(2));
                RawAgent first = new RawAgent(link.agentPort());
                RawAgent second = new RawAgent(link.agentPort())) {
            Played played = begin(link);
            first.send(SCENE, "(init (unum 1)(teamname A))(syn)");
            second.send(SCENE, "(init (unum 2)(teamname A))(syn)");
            for (int i = 0; i < 40; i++) {
                played.cycle();
                first.send(command + "(syn)");
                second.send("(lle3 0.5)(syn)");
            }
            return played.match().hash();
        }
    }
}
