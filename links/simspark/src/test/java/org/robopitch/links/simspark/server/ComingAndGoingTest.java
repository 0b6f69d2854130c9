// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Agents on their way into and out of a match. */
@Timeout(60)
class ComingAndGoingTest {
    private static final String SCENE = "(scene rsg/agent/nao/nao_hetero.rsg 1)(syn)";

    private final TurningArena arena = new TurningArena();

    private static ServerSettings realTime() {
        return ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0);
    }

    private static String init(int number, String team) {
        return "(init (unum " + number + ")(teamname " + team + "))(syn)";
    }

    private void cycle(SimsparkServer server) throws InterruptedException {
        server.cycle(arena);
        arena.step();
    }

    /** Plays on until something has happened in the arena. */
    private void until(SimsparkServer server, String line) throws InterruptedException {
        while (!arena.story.contains(line)) {
            cycle(server);
        }
    }

    @Test
    void anAgentThatWaitsForSeveralSensesBeforeItSaysWhoItIsGetsThem() throws Exception {
        try (SimsparkServer server = new SimsparkServer(realTime());
                RawAgent agent = new RawAgent(server.agentPort())) {
            agent.send("(scene rsg/agent/nao/nao_hetero.rsg 1)");
            CompletableFuture<Void> patient = CompletableFuture.runAsync(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        assertThat(agent.read()).contains("(GS (sl 0)");
                    }
                    agent.send("(init (unum 4)(teamname a))");
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
            while (!patient.isDone()) {
                cycle(server);
            }
            patient.join();
            until(server, "join 0 4 1 a");
        }
    }

    @Test
    void inSyncModeItGetsThemEvenBeforeTheFirstCycle() throws Exception {
        try (SimsparkServer server = new SimsparkServer(
                        realTime().with("sync", true).with("agents", 1).with("patience", 10));
                RawAgent agent = new RawAgent(server.agentPort())) {
            agent.send(SCENE);
            CompletableFuture<Void> patient = CompletableFuture.runAsync(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        agent.read();
                        agent.send("(syn)");
                    }
                    agent.read();
                    agent.send(init(4, "a"));
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
            cycle(server);
            patient.join();
            assertThat(arena.story).containsExactly("join 0 4 1 a");
            assertThat(agent.read()).contains("(unum 4) (team left)");
        }
    }

    @Test
    void inSyncModeNeitherSceneNorInitNeedsASyn() throws Exception {
        try (SimsparkServer server = new SimsparkServer(
                        realTime().with("sync", true).with("agents", 1).with("patience", 10));
                RawAgent agent = new RawAgent(server.agentPort())) {
            CompletableFuture<String> silent = CompletableFuture.supplyAsync(() -> {
                try {
                    agent.send("(scene rsg/agent/nao/nao_hetero.rsg 1)");
                    agent.read();
                    agent.send("(init (unum 4) (teamname a))");
                    return agent.read();
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
            cycle(server);
            assertThat(silent.join()).contains("(unum 4) (team left)");
            assertThat(count(server, "cycles not waited for: (syn) did not come in time"))
                    .isZero();
        }
    }

    private static long count(SimsparkServer server, String name) {
        return server.counters().all().stream()
                .filter(count -> count.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void aTeamThatLeavesBeforeTheGameBeginsGivesItsSideToAnother() throws Exception {
        arena.begun = false;
        try (SimsparkServer server = new SimsparkServer(realTime())) {
            for (String team : new String[] {"first", "second", "third"}) {
                try (RawAgent agent = new RawAgent(server.agentPort())) {
                    agent.send(SCENE, init(1, team));
                    until(server, "join 0 1 1 " + team);
                }
                int left = arena.story.size() + 1;
                while (arena.story.size() < left) {
                    cycle(server);
                }
            }
        }
    }

    @Test
    void aTeamThatLeavesDuringTheGameKeepsItsSide() throws Exception {
        try (SimsparkServer server = new SimsparkServer(realTime());
                RawAgent right = new RawAgent(server.agentPort())) {
            try (RawAgent agent = new RawAgent(server.agentPort())) {
                agent.send(SCENE, init(1, "first"));
                until(server, "join 0 1 1 first");
            }
            until(server, "leave 0 1");
            right.send(SCENE, init(2, "second"));
            until(server, "join 1 2 1 second");
            try (RawAgent again = new RawAgent(server.agentPort())) {
                again.send(SCENE, init(3, "first"));
                until(server, "join 0 3 1 first");
            }
        }
    }

    @Test
    void whenNoAgentAnswersTimeDoesNotRunAway() throws Exception {
        try (SimsparkServer server = new SimsparkServer(
                        realTime().with("sync", true).with("agents", 1).with("patience", 0.05));
                RawAgent agent = new RawAgent(server.agentPort())) {
            agent.send(SCENE, init(1, "a"));
            cycle(server);
            // It is waited for once.
            cycle(server);
            long start = System.nanoTime();
            for (int i = 0; i < 5; i++) {
                cycle(server);
            }
            assertThat(System.nanoTime() - start).as("five cycles, ns").isGreaterThanOrEqualTo(100_000_000L);
        }
    }

    @Test
    void aTrainerKillsAnAgentByItsNumberOrBySelectingIt() throws Exception {
        try (SimsparkServer server = new SimsparkServer(realTime());
                RawAgent one = new RawAgent(server.agentPort());
                RawAgent two = new RawAgent(server.agentPort());
                RawAgent trainer = new RawAgent(server.monitorPort())) {
            one.send(SCENE, init(1, "a"));
            until(server, "join 0 1 1 a");
            two.send(SCENE, init(2, "a"));
            until(server, "join 0 2 1 a");
            trainer.send("(kill)(kill (unum 7)(team Right))(kill (unum 1)(team Left))");
            until(server, "leave 0 1");
            assertThat(one.closedByServer()).isTrue();
            trainer.send("(repos (unum 2)(team Left))", "(select (unum 2)(team Left))", "(repos)(kill)");
            until(server, "leave 0 2");
            assertThat(arena.story.stream().filter("move aside 0 2"::equals)).hasSize(2);
        }
    }
}
