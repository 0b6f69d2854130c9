// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.client.AgentClient;
import org.robopitch.links.mixedreality.client.TeamBrain;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch mr agents}. */
@Command(
        name = "agents",
        footerHeading = "%nExample:%n  robopitch mr agents --side yellow --team bahia%n",
        description = "Run the agents of one side, one per robot, over the protocol.")
final class MrAgentsCommand extends ProgramCommand {
    private static final int MOST = 50;

    @Option(names = "--side", paramLabel = "SIDE", description = "blue or yellow. Default: ${DEFAULT-VALUE}.")
    String side = "blue";

    @Option(names = "--team", paramLabel = "TEAM", description = "The agents' team. Default: ${DEFAULT-VALUE}.")
    String team = "bahia";

    @Option(names = "--count", paramLabel = "N", description = "How many agents. Default: ${DEFAULT-VALUE}.")
    int count = 5;

    @Option(
            names = "--server",
            paramLabel = "HOST:PORT",
            description = "The soccer server. Default: localhost, port 3310 for blue and 3311 for yellow.")
    @Nullable
    String server;

    @Option(names = "--y-down", description = "The server's angles are clockwise positive.")
    boolean yDown;

    @Option(names = "--later", description = "Use the handshake of the later variant of protocol 1.0.")
    boolean later;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!side.equals("blue") && !side.equals("yellow")) {
            throw refusal("--side must be blue or yellow, but is '" + side + "'");
        }
        if (count < 1 || count > MOST) {
            throw refusal("--count must be between 1 and " + MOST + ", but is " + count);
        }
        Side playing = side.equals("blue") ? Side.BLUE : Side.YELLOW;
        int defaultPort = playing == Side.BLUE ? AgentSettings.BLUE_PORT : AgentSettings.YELLOW_PORT;
        InetSocketAddress address =
                MrAddress.parse(spec, "--server", server == null ? "localhost:" + defaultPort : server);
        List<AgentClient> clients = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                TeamBrain brain = new TeamBrain(Teams.samples().find(team).get(), playing, yDown);
                clients.add(new AgentClient(address, team + " " + i, i, later, brain));
            }
            report(clients, address);
        } catch (IllegalArgumentException refused) {
            throw refusal(String.valueOf(refused.getMessage()));
        } finally {
            clients.forEach(AgentClient::close);
        }
        return 0;
    }

    /** Prints a line whenever the server appears or disappears. */
    private void report(List<AgentClient> clients, InetSocketAddress address) throws InterruptedException {
        PrintWriter out = out();
        out.println(count + " agents of " + side + " look for the server at " + address + " (Ctrl-C ends it)");
        out.flush();
        CountDownLatch never = new CountDownLatch(1);
        long before = 0;
        boolean there = false;
        while (!never.await(2, TimeUnit.SECONDS)) {
            long told = clients.stream().mapToLong(AgentClient::told).sum();
            if (told > before != there) {
                there = told > before;
                out.println(
                        there ? "connected to the server: agents of " + side + " play" : "the server does not answer");
                out.flush();
            }
            before = told;
        }
    }
}
