// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.links.simspark.server.ServerSettings;
import org.robopitch.links.simspark.server.SimsparkServer;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;

/**
 * A stand-in for rcssserver3d: agents and monitors that speak its protocol play and watch a match of the humanoid league.
 *
 * <p>What robots sense is sent at the end of a cycle, what they command is read before the next, and the league lets it act
 * one cycle later: so a command shows in the second message after it, as it does there.
 */
public final class SimsparkLink implements Link {
    private final SimsparkServer server;
    private final ServerSettings settings;
    private @Nullable MatchArena arena;
    private volatile boolean ended;

    /**
     * Opens the ports.
     *
     * @param settings where and how
     * @throws IOException if a port is taken
     */
    public SimsparkLink(ServerSettings settings) throws IOException {
        this.settings = settings;
        this.server = new SimsparkServer(settings);
    }

    /** {@return the port on which agents are awaited} */
    public int agentPort() {
        return server.agentPort();
    }

    /** {@return the port on which monitors are awaited, or -1} */
    public int monitorPort() {
        return server.monitorPort();
    }

    /** {@return one line for people: who connects where} */
    public String address() {
        String host = settings.address().getHostAddress();
        return "agents on " + host + ":" + agentPort()
                + (monitorPort() < 0 ? "" : ", monitors on " + host + ":" + monitorPort())
                + (settings.sync() ? ", waiting for (syn) of every agent" : "");
    }

    @Override
    public void begin(Match match, Set<Side> outside) {
        if (!(match.game() instanceof HumanoidGame game)) {
            throw new IllegalArgumentException("the simspark link plays humanoid, but this is "
                    + match.setup().league().name());
        }
        game.senseTruth(settings.truth());
        MatchArena begun = new MatchArena(match, game);
        arena = begun;
        server.open(outside);
        server.rejoin(begun);
    }

    @Override
    public Team team(Side side) {
        return (observation, commands) -> {
            MatchArena played = arena;
            if (played != null) {
                played.command(side, commands);
            }
        };
    }

    @Override
    public void beforeCycle(Match match) throws InterruptedException {
        MatchArena played = arena;
        if (played != null) {
            server.collect(played);
            ended |= server.killed();
        }
    }

    @Override
    public void show(Match match) {
        MatchArena played = arena;
        if (played != null) {
            server.show(played);
        }
    }

    @Override
    public long missed(Side side) {
        return server.missed(side);
    }

    @Override
    public LinkCounters counters() {
        return server.counters();
    }

    @Override
    public boolean ended() {
        return ended;
    }

    @Override
    public void close() {
        server.close();
    }
}
