// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.Usage;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.DeviceAddresses;
import org.robopitch.links.mixedreality.MixedRealityLink;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code robopitch serve --link mixed-reality}: the soccer server, with virtual robots in the same process. */
@Command(
        name = "mixed-reality",
        footerHeading = "%nExample:%n  robopitch serve --link mixed-reality --size 5v5 --yellow bahia%n",
        description = "For agents of Mixed Reality that speak protocol 1.0 of the 2008 soccer server.",
        customSynopsis = "robopitch serve --link mixed-reality [OPTIONS]",
        defaultValueProvider = MixedRealityServe.Defaults.class,
        footer = {"", ServeOptions.TEAMS, "See docs/mixed-reality.md for the messages."})
class MixedRealityServe implements Callable<Integer> {
    @Mixin
    ServeOptions options;

    @Option(
            names = "--blue-port",
            paramLabel = "PORT",
            description = "Where agents of blue connect, UDP. Default: ${DEFAULT-VALUE}.")
    int bluePort = AgentSettings.BLUE_PORT;

    @Option(
            names = "--yellow-port",
            paramLabel = "PORT",
            description = "Where agents of yellow connect, UDP. Default: ${DEFAULT-VALUE}.")
    int yellowPort = AgentSettings.YELLOW_PORT;

    @Option(
            names = "--vision-port",
            paramLabel = "PORT",
            description = "Where the vision sends its frames and receives repositions. Default: ${DEFAULT-VALUE}.")
    int visionPort = AgentSettings.VISION_PORT;

    @Option(
            names = "--monitor-port",
            paramLabel = "PORT",
            description = "Where monitors connect. Default: ${DEFAULT-VALUE}.")
    int monitorPort = AgentSettings.MONITOR_PORT;

    @Option(
            names = "--longest",
            paramLabel = "BYTES",
            description = "Longest datagram, 512 to 16384. Default: 4096, or 16384 with more than 7 robots per side.")
    @Nullable
    Integer longest;

    @Option(names = "--y-down", description = "Clockwise angles are positive, as in 2008.")
    boolean yDown;

    @Option(names = "--collision-status", description = "Report collisions to agents, in an element <collision>.")
    boolean collisionStatus;

    @Option(
            names = "--silent-cycles",
            paramLabel = "N",
            description = "Stop a robot after N cycles without a command. Default: ${DEFAULT-VALUE}.")
    int silentCycles = 25;

    @Option(names = "--open-network", description = "Let agents on other machines play. Default: only this machine.")
    boolean openNetwork;

    @Override
    public Integer call() throws Exception {
        Catalogue catalogue = new OutsideCatalogue(options.catalogue(), MixedReality.NAME);
        MatchOrder order = options.requireGood(catalogue);
        int robots = catalogue.league(order).robotsPerSide();
        MixedRealityLink link = new MixedRealityLink(settings(robots), devices());
        return options.serve(catalogue, link, link.describe());
    }

    /** Vision and control elsewhere; none for robots of the match's own. */
    @Nullable
    DeviceAddresses devices() {
        return null;
    }

    private AgentSettings settings(int robots) {
        int defaultLength = robots > 7 ? AgentSettings.LONGEST : AgentSettings.DEFAULT_LENGTH;
        return Usage.checked(
                options.spec,
                () -> new AgentSettings(
                        address(bluePort),
                        address(yellowPort),
                        address(visionPort),
                        address(monitorPort),
                        longest == null ? defaultLength : longest,
                        yDown,
                        collisionStatus,
                        silentCycles,
                        10 * silentCycles,
                        options.deadlineSeconds()));
    }

    /** Where a port of this machine is opened; to all networks only if that was asked for. */
    InetSocketAddress address(int port) {
        return MrAddress.here(options.spec, port, openNetwork);
    }

    /** Mixed Reality, unless something else was chosen. */
    static final class Defaults extends ServeCommand.OutsideByDefault {
        Defaults() {
            super(Map.of("--league", MixedReality.NAME));
        }
    }
}
