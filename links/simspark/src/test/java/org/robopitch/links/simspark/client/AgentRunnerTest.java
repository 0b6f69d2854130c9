// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.HumanoidAgent;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.server.ArenaForClients;
import org.robopitch.links.simspark.server.ServerSettings;
import org.robopitch.links.simspark.server.SimsparkServer;

@Timeout(60)
class AgentRunnerTest {
    /** Turns its neck to an angle. */
    private static final class NeckTurner implements HumanoidAgent {
        private double angle;

        @Override
        public void perceive(Percepts percepts) {
            angle = percepts.angle(Joint.HJ1);
        }

        @Override
        public void act(Effects effects) {
            effects.speed(Joint.HJ1, 5 * (0.5 - angle));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anAgentOverASocketDoesWhatItsMindSays(boolean oneThread) throws Exception {
        ServerSettings settings = ServerSettings.defaults()
                .with("agentPort", 0)
                .with("monitorPort", 0)
                .with("sync", true)
                .with("agents", 1)
                .with("patience", 10);
        ArenaForClients arena = new ArenaForClients();
        CycleLog log = new CycleLog(1000);
        try (SimsparkServer server = new SimsparkServer(settings)) {
            ClientSettings client = ClientSettings.of("127.0.0.1", server.agentPort(), "a", 4);
            AgentRunner runner =
                    new AgentRunner(oneThread ? client.with("oneThread", true) : client, NeckTurner::new, log);
            CompletableFuture<String> end = CompletableFuture.supplyAsync(runner::run);
            for (int i = 0; i < 100; i++) {
                server.cycle(arena.arena());
                arena.step();
            }
            assertThat(arena.angle(Side.BLUE, 4, Joint.HJ1)).isBetween(0.49, 0.51);
            runner.stop();
            assertThat(end.get(20, TimeUnit.SECONDS)).contains("stopped");
        }
        assertThat(log.count()).isGreaterThan(90);
        assertThat(log.thinking(50)).isPositive();
        assertThat(log.receptions()).as("cycles of the thread that receives").isGreaterThan(90);
        assertThat(log.reception(50)).isPositive();
    }

    @Test
    void withoutAServerItEndsWithOneLine() throws Exception {
        int port;
        try (ServerSocket unused = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = unused.getLocalPort();
        }
        ClientSettings client = ClientSettings.of("127.0.0.1", port, "a", 4).with("retrySeconds", 0);
        String line = new AgentRunner(client, NeckTurner::new, new CycleLog(10)).run();
        assertThat(line).contains("no server at 127.0.0.1:" + port).doesNotContain("\n");
    }

    @Test
    void itConnectsAgainWhenTheServerComesBack() throws Exception {
        ServerSettings settings = ServerSettings.defaults()
                .with("agentPort", 0)
                .with("monitorPort", 0)
                .with("sync", true)
                .with("agents", 1)
                .with("patience", 10);
        AgentRunner runner;
        CompletableFuture<String> end;
        int port;
        try (SimsparkServer server = new SimsparkServer(settings)) {
            port = server.agentPort();
            runner = new AgentRunner(
                    ClientSettings.of("127.0.0.1", port, "a", 4).with("retrySeconds", 20),
                    NeckTurner::new,
                    new CycleLog(10));
            end = CompletableFuture.supplyAsync(runner::run);
            ArenaForClients arena = new ArenaForClients();
            for (int i = 0; i < 5; i++) {
                server.cycle(arena.arena());
                arena.step();
            }
        }
        try (SimsparkServer server =
                new SimsparkServer(new ServerSettings(settings.address(), port, -1, true, 10, false, 1, ""))) {
            ArenaForClients arena = new ArenaForClients();
            for (int i = 0; i < 100; i++) {
                server.cycle(arena.arena());
                arena.step();
            }
            assertThat(arena.angle(Side.BLUE, 4, Joint.HJ1)).isBetween(0.49, 0.51);
            runner.stop();
        }
        assertThat(end.get(20, TimeUnit.SECONDS)).contains("stopped");
    }
}
