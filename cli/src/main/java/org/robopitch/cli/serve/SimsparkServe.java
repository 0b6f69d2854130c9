// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.net.InetAddress;
import java.util.Map;
import java.util.concurrent.Callable;
import org.robopitch.cli.Usage;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.links.simspark.SimsparkLink;
import org.robopitch.links.simspark.server.ServerSettings;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code robopitch serve --link simspark}: a stand-in for rcssserver3d. */
@Command(
        name = "simspark",
        footerHeading = "%nExample:%n  robopitch serve --link simspark%n",
        description =
                "For agents and monitors of RoboCup's 3D simulation league (rcssserver3d), which work " + "unchanged.",
        customSynopsis = "robopitch serve --link simspark [OPTIONS]",
        defaultValueProvider = SimsparkServe.HumanoidByDefault.class,
        footer = {"", ServeOptions.TEAMS, "See docs/simspark.md."})
final class SimsparkServe implements Callable<Integer> {
    @Mixin
    ServeOptions options;

    @Option(
            names = "--agent-port",
            paramLabel = "PORT",
            description = "TCP port for agents; 0 picks a free one. Default: ${DEFAULT-VALUE}.")
    int agentPort = ServerSettings.AGENT_PORT;

    @Option(
            names = "--monitor-port",
            paramLabel = "PORT",
            description =
                    "TCP port for monitors and trainers; 0 picks a free one, -1 opens none. Default: ${DEFAULT-VALUE}.")
    int monitorPort = ServerSettings.MONITOR_PORT;

    @Option(
            names = "--sync",
            description =
                    "Sync mode: each cycle waits for (syn) from every agent, without limit unless --deadline is given."
                            + " The same seed and agents then give the same match. Same as --lockstep.")
    boolean sync;

    @Option(
            names = "--agents",
            paramLabel = "N",
            description = "Wait for N agents before the first cycle, so that it does not matter in which order they"
                    + " connect. Default: 0; in sync mode the first agent is waited for anyway.")
    int agents = 0;

    @Option(
            names = "--left",
            paramLabel = "TEAM",
            description = "The team that plays on the left. Default: the one whose agent connects first.")
    String left = "";

    @Option(
            names = "--truth",
            description =
                    "Let robots also sense where they and the ball are in truth (mypos, myorien, ballpos), as training "
                            + "programs require.")
    boolean truth;

    @Option(
            names = "--open-network",
            description = "Let agents and monitors on other machines connect. Default: only this machine.")
    boolean openNetwork;

    @Override
    public Integer call() throws Exception {
        options.lockstep |= sync;
        Catalogue catalogue =
                options.catalogue(Humanoid.NAME, SimsparkServe::withoutKickOff, league -> ((Humanoid) league).empty());
        ServerSettings settings = Usage.checked(options.spec, this::settings);
        options.requireGood(catalogue);
        SimsparkLink link = new SimsparkLink(settings);
        return options.serve(catalogue, link, link.address());
    }

    /** As on rcssserver3d, a trainer orders the kick-off, unless a configuration lets the referee do it; then it waits for 30 s. */
    private static MatchOrder withoutKickOff(MatchOrder order) {
        Configuration given = order.configuration();
        if (!given.has("rules.automaticKickOff")) {
            given = given.set("rules.automaticKickOff", "false", "--link simspark");
        }
        if (!given.has("rules.kickOffPause")) {
            given = given.set("rules.kickOffPause", 30, "--link simspark");
        }
        return order.with("configuration", given);
    }

    private ServerSettings settings() {
        InetAddress address = MrAddress.here(options.spec, 0, openNetwork).getAddress();
        boolean limited = options.spec.commandLine().getParseResult().hasMatchedOption("--deadline");
        double patience = limited ? options.deadlineSeconds() : 0;
        return new ServerSettings(address, agentPort, monitorPort, options.lockstep, patience, truth, agents, left);
    }

    /** Eleven against eleven, unless something else was chosen. */
    static final class HumanoidByDefault extends ServeCommand.OutsideByDefault {
        HumanoidByDefault() {
            super(Map.of("--league", Humanoid.NAME, "--size", "11v11"));
        }
    }
}
