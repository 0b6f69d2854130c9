// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.links.simspark.server.RawAgent;

/** Clients written from the protocol alone, each with a habit that some team has. */
@Timeout(60)
class OtherTeamsHabitsTest {
    @Test
    void sceneAndInitMayComeInOneMessageWithoutATypeAndTheServerMayChooseTheNumber() throws Exception {
        try (AgentGame game = AgentGame.of(2, 2);
                RawAgent first = new RawAgent(game.link().agentPort());
                RawAgent second = new RawAgent(game.link().agentPort())) {
            first.send("(scene rsg/agent/nao/nao.rsg)(init (unum 0)(teamname A))(syn)");
            second.send("(scene rsg/agent/nao/nao_hetero.rsg 3)(syn)", "(init (teamname B)(unum 2))(syn)");
            StringBuilder heard = new StringBuilder();
            for (int i = 0; i < 20; i++) {
                game.cycle();
                heard.append(first.read());
                first.send("(syn)");
                second.send("(syn)");
            }
            assertThat(heard.toString()).contains("(unum 1)");
            assertThat(game.world().present(0) || game.world().present(2)).isTrue();
            assertThat(game.world().present(1) || game.world().present(3)).isTrue();
        }
    }

    @Test
    void aTeamsNameComesBackAsItWasSent() throws Exception {
        // UTF-8, which the protocol does not know, byte by byte.
        String name = "Bah\u00c3\u00ada<3>%n'\\";
        try (AgentGame game = AgentGame.of(1, 1);
                RawAgent agent = new RawAgent(game.link().agentPort())) {
            agent.send("(scene rsg/agent/nao/nao.rsg)(syn)", "(init (unum 1)(teamname " + name + "))(syn)");
            StringBuilder heard = new StringBuilder();
            for (int i = 0; i < 8; i++) {
                game.cycle();
                heard.append(agent.read());
                agent.send("(say hello)(syn)");
            }
            assertThat(heard.toString())
                    .contains("(P (team " + name + ") (id 1)", "(hear " + name + " 0.00 self hello)");
        }
    }

    @Test
    void whoComesLateFindsAGameThatHasNotBegun() throws Exception {
        try (AgentGame game = AgentGame.of(1, 1);
                RawAgent agent = new RawAgent(game.link().agentPort())) {
            for (int i = 0; i < 400; i++) {
                game.match().cycle();
            }
            agent.send("(scene rsg/agent/nao/nao.rsg)(syn)", "(init (unum 1)(teamname a))(beam -2 0 0)(syn)");
            game.cycle();
            agent.read();
            assertThat(agent.read()).contains("(t 0.00) (pm BeforeKickOff)");
        }
    }

    @Test
    void elevenAtOnceAllGetOntoThePitch() throws Exception {
        try (AgentGame game = AgentGame.of(11, 11)) {
            List<RawAgent> agents = new ArrayList<>();
            for (int i = 1; i <= 11; i++) {
                RawAgent agent = new RawAgent(game.link().agentPort());
                agents.add(agent);
                agent.send("(scene rsg/agent/nao/nao_hetero.rsg " + i % 4 + ")(syn)");
                agent.send("(init (unum " + i + ")(teamname A))(syn)", "(beam -" + i + " 0 0)(syn)");
            }
            for (int i = 0; i < 12; i++) {
                game.cycle();
                for (RawAgent agent : agents) {
                    agent.send("(syn)");
                }
            }
            for (int i = 0; i < 11; i++) {
                assertThat(game.world().present(i)).as("robot %d", i).isTrue();
            }
            for (RawAgent agent : agents) {
                agent.close();
            }
        }
    }

    @Test
    void whatIsNotUnderstoodIsPassedOverAndTheRestOfTheMessageCounts() throws Exception {
        try (AgentGame game = AgentGame.of(1, 1);
                RawAgent agent = new RawAgent(game.link().agentPort())) {
            agent.send("(scene rsg/agent/nao/nao.rsg)(syn)", "(init (unum 1)(teamname A))(syn)");
            // Effectors of other robots and years, numbers that are none, a beam into the other half.
            agent.send(
                    "(beam 9 30 0)(lleg_eff_3 1)(axis4 1 2)((a)(b))(he2 nan)(he1 ten)(say tooLongForTwentyCharacters)"
                            + "(he1 1.5)(syn)");
            for (int i = 0; i < 20; i++) {
                game.cycle();
                // Joints may be called as their sensors are.
                agent.send("(shout x)(laj1 -2)(syn)");
            }
            assertThat(game.world().present(0)).isTrue();
            assertThat(game.torso(0).position[0]).as("in its own half").isLessThan(0);
            assertThat(game.world().angle(0, Joint.HJ1.ordinal())).isGreaterThan(0.3);
            assertThat(game.world().angle(0, Joint.HJ2.ordinal())).isCloseTo(0, within(0.05));
            assertThat(game.world().angle(0, Joint.LAJ1.ordinal())).isLessThan(-0.4);
        }
    }
}
