// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.engine.match.Side;

@Timeout(60)
class SimsparkServerTest {
    private static final String SCENE = "(scene rsg/agent/nao/nao_hetero.rsg 2)";

    private static ServerSettings sync(int agents) {
        return ServerSettings.defaults()
                .with("agentPort", 0)
                .with("monitorPort", 0)
                .with("sync", true)
                .with("agents", agents)
                .with("patience", 10);
    }

    private static String init(int number, String team) {
        return "(init (unum " + number + ")(teamname " + team + "))(syn)";
    }

    private static void cycle(SimsparkServer server, TurningArena arena) throws InterruptedException {
        server.cycle(arena);
        arena.step();
    }

    private static long count(SimsparkServer server, String name) {
        return server.counters().all().stream()
                .filter(count -> count.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static RawAgent joined(SimsparkServer server, int number, String team) throws IOException {
        RawAgent agent = new RawAgent(server.agentPort());
        agent.send(SCENE, "(syn)", init(number, team));
        return agent;
    }

    @Test
    void anAgentGetsASenseForItsSceneAndIsToldOnceWhoItIs() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(1));
                RawAgent agent = joined(server, 7, "Bahia")) {
            cycle(server, arena);
            assertThat(agent.read()).contains("(pm BeforeKickOff)").doesNotContain("unum");
            assertThat(agent.read()).contains("(unum 7) (team left)");
            agent.send("(syn)");
            cycle(server, arena);
            assertThat(agent.read()).doesNotContain("unum");
            assertThat(arena.story).containsExactly("join 0 7 2 Bahia");
        }
    }

    @Test
    void aCommandShowsInTheSecondReply() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(1));
                RawAgent agent = joined(server, 1, "a")) {
            cycle(server, arena);
            agent.read();
            agent.read();
            agent.send("(he1 1)(syn)");
            cycle(server, arena);
            assertThat(agent.read()).contains("(HJ (n hj1) (ax 0.00))");
            agent.send("(syn)");
            cycle(server, arena);
            assertThat(agent.read()).contains("(HJ (n hj1) (ax 1.15))");
        }
    }

    @Test
    void commandsOfOneSegmentAddUpAndRepeatedSynsCollapse() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(1));
                RawAgent agent = joined(server, 1, "a")) {
            cycle(server, arena);
            agent.send("(he1 1)", "(he2 -1)(what 3)", "", "(syn)", "(syn)", "(syn)");
            cycle(server, arena);
            agent.send("(syn)");
            cycle(server, arena);
            agent.read();
            agent.read();
            agent.read();
            assertThat(agent.read()).contains("(HJ (n hj1) (ax 1.15))(HJ (n hj2) (ax -1.15))");
            assertThat(count(server, "repeated (syn) of one cycle")).isEqualTo(2);
            assertThat(count(server, "expressions of agents not understood")).isEqualTo(1);
        }
    }

    @Test
    void whatWaitsWhenACycleIsTakenBelongsToIt() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(1));
                RawAgent agent = joined(server, 1, "a")) {
            cycle(server, arena);
            agent.send("(he1 1)(he2 1)(syn)", "(he1 2)(syn)", "(he1 3)(syn)");
            cycle(server, arena);
            agent.send("(syn)");
            cycle(server, arena);
            for (int i = 0; i < 3; i++) {
                agent.read();
            }
            assertThat(agent.read()).contains("(HJ (n hj1) (ax 3.44))(HJ (n hj2) (ax 1.15))");
        }
    }

    @Test
    void anAgentThatSendsAnActionTooManyDoesNotLagBehindFromThenOn() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(1));
                RawAgent agent = joined(server, 1, "a")) {
            agent.send("(he1 0)(syn)");
            cycle(server, arena);
            agent.read();
            agent.read();
            for (int i = 1; i < 10; i++) {
                agent.send("(he1 " + i + ")(syn)");
                cycle(server, arena);
                // What was said in answer to the sense before the last turned the joint, 1.146 degrees for each rad/s.
                assertThat(agent.read())
                        .contains(String.format("(HJ (n hj1) (ax %.2f))", Math.toDegrees(0.02 * i * (i - 1) / 2)));
            }
        }
    }

    @Test
    void withoutADeadlineASlowAgentIsWaitedFor() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(2).with("patience", 0));
                RawAgent quick = joined(server, 1, "a");
                RawAgent slow = joined(server, 2, "a")) {
            cycle(server, arena);
            quick.send("(syn)");
            CountDownLatch played = new CountDownLatch(1);
            Thread thread = new Thread(() -> {
                try {
                    cycle(server, arena);
                    played.countDown();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            thread.start();
            quick.read();
            quick.read();
            assertThat(played.getCount()).isEqualTo(1);
            slow.send("(syn)");
            assertThat(played.await(20, TimeUnit.SECONDS)).isTrue();
            assertThat(server.missed(Side.BLUE)).isZero();
        }
    }

    @Test
    void anAgentThatHangsIsWaitedForOnceAndThenCostsNothing() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(2).with("patience", 0.05));
                RawAgent good = joined(server, 1, "a");
                RawAgent hanging = joined(server, 2, "a")) {
            cycle(server, arena);
            for (int i = 0; i < 5; i++) {
                good.send("(syn)");
                cycle(server, arena);
            }
            assertThat(count(server, "cycles not waited for: (syn) did not come in time"))
                    .isEqualTo(1);
            hanging.send("(he1 1)(syn)");
            good.send("(syn)");
            cycle(server, arena);
            assertThat(arena.story).noneMatch(line -> line.startsWith("leave"));
        }
    }

    @Test
    void anAgentThatDiesLeavesTheField() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(2));
                RawAgent good = joined(server, 1, "a");
                RawAgent dying = joined(server, 2, "a")) {
            cycle(server, arena);
            dying.close();
            good.send("(syn)");
            cycle(server, arena);
            good.send("(syn)");
            cycle(server, arena);
            assertThat(arena.story).containsExactly("join 0 1 2 a", "join 0 2 2 a", "leave 0 2");
        }
    }

    @Test
    void impossibleLengthsAndTakenNumbersAreTurnedAway() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(sync(1));
                RawAgent good = joined(server, 1, "a")) {
            cycle(server, arena);
            try (RawAgent same = joined(server, 1, "a");
                    RawAgent twelfth = joined(server, 12, "a");
                    RawAgent other = joined(server, 0, "b");
                    RawAgent third = joined(server, 1, "c");
                    RawAgent broken = new RawAgent(server.agentPort())) {
                broken.raw(new byte[] {-1, -1, -1, -1, 0});
                for (int i = 0; i < 3; i++) {
                    good.send("(syn)");
                    other.send("(syn)");
                    cycle(server, arena);
                }
                assertThat(same.closedByServer()).isTrue();
                assertThat(twelfth.closedByServer()).isTrue();
                assertThat(third.closedByServer()).isTrue();
                assertThat(broken.closedByServer()).isTrue();
                assertThat(arena.story).containsExactly("join 0 1 2 a", "join 1 1 2 b");
            }
        }
    }

    @Test
    void theSameBitsFollowWhateverOrderTheSocketsDeliverIn() throws Exception {
        assertThat(played(1)).isEqualTo(played(2)).isEqualTo(played(3));
    }

    private static double played(long order) throws Exception {
        TurningArena arena = new TurningArena();
        List<RawAgent> agents = new ArrayList<>();
        try (SimsparkServer server =
                new SimsparkServer(new ServerSettings(sync(22).address(), 0, -1, true, 10, false, 22, "left"))) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < 22; i++) {
                numbers.add(i);
                agents.add(new RawAgent(server.agentPort()));
            }
            Random random = new Random(order);
            Collections.shuffle(numbers, random);
            for (int i : numbers) {
                agents.get(i).send(SCENE, init(i % 11 + 1, i < 11 ? "left" : "right"));
            }
            for (int k = 0; k < 20; k++) {
                cycle(server, arena);
                Collections.shuffle(numbers, random);
                for (int i : numbers) {
                    agents.get(i).send("(rle3 " + (i - k) / 10.0 + ")", "(lle3 0." + k + ")(syn)");
                }
            }
            return arena.mixed();
        } finally {
            for (RawAgent agent : agents) {
                agent.close();
            }
        }
    }

    @Test
    void aMonitorGetsTheWholeSceneThenUpdatesEverySecondCycleAndTheWholeAgainWhenARobotComes() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                RawAgent monitor = new RawAgent(server.monitorPort())) {
            for (int i = 0; i < 6; i++) {
                cycle(server, arena);
            }
            assertThat(monitor.read())
                    .contains("(FieldLength 30)", "(RuleHalfTime 240)", "(play_modes BeforeKickOff", "(RSG 0 1)");
            assertThat(monitor.read()).contains("(RSG 0 1)", "models/soccerball.obj");
            assertThat(monitor.read()).contains("(RDS 0 1)", "(play_mode 0)").doesNotContain("FieldLength");
            assertThat(monitor.read()).contains("(RDS 0 1)");
            try (RawAgent agent = joined(server, 3, "a")) {
                for (int i = 0; i < 6; i++) {
                    cycle(server, arena);
                }
                String whole = monitor.read();
                while (!whole.contains("RSG")) {
                    whole = monitor.read();
                }
                assertThat(whole).contains("naobody.obj", "matNum3", "(team_left a)");
                assertThat(monitor.read()).contains("(RDS 0 1)");
                assertThat(agent.read()).contains("time");
            }
        }
    }

    @Test
    void everyMeshOfTheFullSceneIsVisible() {
        TurningArena arena = new TurningArena();
        arena.join(Side.BLUE, 1, 0, "a");
        arena.join(Side.YELLOW, 11, 4, "b");
        org.robopitch.links.simspark.sexp.AsciiText text = new org.robopitch.links.simspark.sexp.AsciiText();
        new org.robopitch.links.simspark.wire.MonitorCodec().full(arena, text);
        // Monitors hide what they are not told to show.
        assertThat(text.toString())
                .contains("(nd StaticMesh (setVisible 1) (load models/soccerball.obj)")
                .doesNotContainPattern("\\(nd (StaticMesh|SMN) (?!\\(setVisible 1\\))");
    }

    @Test
    void fullSceneAndUpdateHaveTheSameTree() throws Exception {
        TurningArena arena = new TurningArena();
        arena.join(Side.BLUE, 1, 0, "a");
        arena.join(Side.YELLOW, 11, 4, "b");
        org.robopitch.links.simspark.wire.MonitorCodec codec = new org.robopitch.links.simspark.wire.MonitorCodec();
        org.robopitch.links.simspark.sexp.AsciiText text = new org.robopitch.links.simspark.sexp.AsciiText();
        codec.full(arena, text);
        String full = text.toString();
        codec.update(arena, text);
        assertThat(shape(text.toString())).isEqualTo(shape(full));
    }

    /** The nodes of a graph, with their kinds and their nesting. */
    private static String shape(String message) {
        String graph = message.substring(message.indexOf("0 1)", message.indexOf("(R")) + 4);
        return graph.replaceAll("\\((?!nd)[^()]*\\)", "").replaceAll("[^()ndTRFSMaticeshLgN]", "");
    }

    @Test
    void aMonitorThatDoesNotReadCostsNothingAndLaterGetsItAll() throws Exception {
        TurningArena arena = new TurningArena();
        for (int i = 1; i <= 11; i++) {
            arena.join(Side.BLUE, i, 0, "a");
            arena.join(Side.YELLOW, i, 0, "b");
        }
        try (SimsparkServer server = new SimsparkServer(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                RawAgent monitor = new RawAgent(server.monitorPort())) {
            for (int i = 0; i < 250; i++) {
                cycle(server, arena);
            }
            assertThat(count(server, "updates skipped: monitor did not read")).isPositive();
            assertThat(monitor.read()).contains("RSG");
        }
    }

    @Test
    void aMonitorThatFloodsHoldsUpNoCycle() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                RawAgent monitor = new RawAgent(server.monitorPort())) {
            String[] orders = new String[1000];
            Arrays.fill(orders, "(dropBall)");
            monitor.send(orders);
            long done = 0;
            while (done < orders.length) {
                cycle(server, arena);
                long now = count(server, "commands of trainers");
                assertThat(now - done).isLessThanOrEqualTo(200);
                done = now;
            }
        }
    }

    @Test
    void aMonitorThatIsAMegabyteAheadIsDisconnected() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                RawAgent monitor = new RawAgent(server.monitorPort())) {
            // 64 kB a cycle, of which the server takes 200 orders, 20 kB: the rest waits.
            String[] orders = new String[640];
            Arrays.fill(orders, "(dropBall)" + " ".repeat(90));
            for (int i = 0; count(server, "connections closed: too much sent ahead") == 0; i++) {
                assertThat(i).isLessThan(1000);
                monitor.send(orders);
                cycle(server, arena);
            }
        }
    }

    @Test
    void aTrainersCommandsReachTheArena() throws Exception {
        TurningArena arena = new TurningArena();
        try (SimsparkServer server = new SimsparkServer(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                RawAgent monitor = new RawAgent(server.monitorPort())) {
            cycle(server, arena);
            monitor.send("(playMode PlayOn)(dropBall)", "(((", "(xyz)", "(killsim)");
            while (!server.killed()) {
                cycle(server, arena);
            }
            assertThat(arena.story).containsExactly("playMode PlayOn", "dropBall ", "xyz ");
        }
    }
}
