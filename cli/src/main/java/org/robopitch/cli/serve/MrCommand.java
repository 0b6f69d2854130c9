// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.DeviceAddresses;
import org.robopitch.links.mixedreality.client.AgentClient;
import org.robopitch.links.mixedreality.client.TeamBrain;
import org.robopitch.links.mixedreality.parts.RealTime;
import org.robopitch.links.mixedreality.parts.VirtualControl;
import org.robopitch.links.mixedreality.parts.VirtualVision;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch mr}: the parts of Mixed Reality, each on its own. */
@Command(
        name = "mr",
        description = "The parts of Mixed Reality, each as a program of its own, so that a real one can stand in.",
        synopsisSubcommandLabel = "PART",
        subcommands = {MrCommand.Vision.class, MrCommand.Control.class, MrCommand.Server.class, MrCommand.Agents.class},
        footer = {"", "The messages are told in docs/mixed-reality.md."})
public final class MrCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a part is missing: vt, rc, server or agents");
    }

    private static InetSocketAddress local(int port) {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    private static InetSocketAddress parse(CommandSpec spec, String option, String text) {
        int colon = text.lastIndexOf(':');
        try {
            int port = Integer.parseInt(text.substring(colon + 1));
            InetSocketAddress address = new InetSocketAddress(colon < 1 ? "localhost" : text.substring(0, colon), port);
            if (!address.isUnresolved()) {
                return address;
            }
        } catch (IllegalArgumentException e) {
            // The message below says it.
        }
        throw new ParameterException(
                spec.commandLine(),
                option + " must be a host and a port, such as localhost:9050, but is '" + text + "'");
    }

    private static void say(CommandSpec spec, String what) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(what + " (Ctrl-C ends it)");
        out.flush();
    }

    /** {@code robopitch mr vt}. */
    @Command(name = "vt", description = "V-VT: the virtual robots, and the vision tracking that sees them.")
    static final class Vision implements Callable<Integer> {
        @Option(names = "--port", paramLabel = "PORT", defaultValue = "9050", description = "UDP. Default: 9050.")
        int port;

        @Option(
                names = "--robots",
                paramLabel = "N",
                description = "Robots a side. Default: what the configuration says, or else 5.")
        @Nullable
        Integer robots;

        @Option(names = "--config", paramLabel = "FILE", description = "The league, as YAML: bodies, models, noise.")
        @Nullable
        Path configuration;

        @Option(
                names = "--silent-cycles",
                paramLabel = "N",
                defaultValue = "25",
                description = "A robot stops after so many cycles without a command. Default: 25.")
        int silentCycles;

        @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Of the noise. Default: 1.")
        long seed;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            String text = configuration == null ? "" : Files.readString(configuration);
            String name = configuration == null ? "configuration" : configuration.toString();
            MixedReality league;
            try {
                league = robots == null ? MixedReality.parse(name, text) : MixedReality.parse(name, text, robots);
            } catch (IllegalArgumentException refused) {
                throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
            }
            try (VirtualVision vision =
                    new VirtualVision(league.parameters(), local(port), AgentSettings.LONGEST, silentCycles, seed)) {
                say(
                        spec,
                        "V-VT with " + league.robotsPerSide() + " robots a side on UDP "
                                + vision.address().getPort());
                RealTime.run(league.cycleSeconds(), vision::cycle, Thread.currentThread()::isInterrupted);
            }
            return 0;
        }
    }

    /** {@code robopitch mr rc}. */
    @Command(
            name = "rc",
            description = "V-RC: takes wheel speeds to the codes of Table 1 and sends them to the robots.")
    static final class Control implements Callable<Integer> {
        @Option(names = "--port", paramLabel = "PORT", defaultValue = "5555", description = "UDP. Default: 5555.")
        int port;

        @Option(
                names = "--vt",
                paramLabel = "HOST:PORT",
                defaultValue = "localhost:9050",
                description = "Where the virtual robots are. Default: localhost:9050.")
        String vision = "";

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException, InterruptedException {
            InetSocketAddress robots = parse(spec, "--vt", vision);
            try (VirtualControl control = new VirtualControl(local(port), robots, AgentSettings.LONGEST)) {
                say(spec, "V-RC on UDP " + control.address().getPort());
                new CountDownLatch(1).await();
            }
            return 0;
        }
    }

    /** {@code robopitch mr server}. */
    @Command(
            name = "server",
            description = "The soccer server, with vision tracking and robot control elsewhere.",
            customSynopsis = "robopitch mr server [OPTIONS]",
            defaultValueProvider = MixedRealityServe.Defaults.class,
            footer = {"", ServeOptions.TEAMS})
    static final class Server extends MixedRealityServe {
        @Option(
                names = "--vt",
                paramLabel = "HOST:PORT",
                defaultValue = "localhost:9050",
                description = "Where the vision tracking is. Default: localhost:9050.")
        String vision = "";

        @Option(
                names = "--rc",
                paramLabel = "HOST:PORT",
                defaultValue = "localhost:5555",
                description = "Where the robot control is. Default: localhost:5555.")
        String control = "";

        @Spec
        CommandSpec spec;

        @Override
        DeviceAddresses devices() {
            return new DeviceAddresses(parse(spec, "--vt", vision), parse(spec, "--rc", control));
        }
    }

    /** {@code robopitch mr agents}. */
    @Command(name = "agents", description = "Agents of a side that play over the protocol, one for each robot.")
    static final class Agents implements Callable<Integer> {
        @Option(names = "--side", paramLabel = "SIDE", defaultValue = "blue", description = "blue or yellow.")
        String side = "blue";

        @Option(names = "--team", paramLabel = "TEAM", defaultValue = "bahia", description = "Default: bahia.")
        String team = "bahia";

        @Option(names = "--count", paramLabel = "N", defaultValue = "5", description = "How many agents. Default: 5.")
        int count;

        @Option(
                names = "--server",
                paramLabel = "HOST:PORT",
                description = "Default: localhost, port 3310 for blue and 3311 for yellow.")
        @Nullable
        String server;

        @Option(names = "--y-down", description = "The server's angles are clockwise positive.")
        boolean yDown;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException, InterruptedException {
            if (!side.equals("blue") && !side.equals("yellow")) {
                throw new ParameterException(
                        spec.commandLine(), "--side must be blue or yellow, but is '" + side + "'");
            }
            Side playing = side.equals("blue") ? Side.BLUE : Side.YELLOW;
            InetSocketAddress address = server != null
                    ? parse(spec, "--server", server)
                    : local(playing == Side.BLUE ? AgentSettings.BLUE_PORT : AgentSettings.YELLOW_PORT);
            List<AgentClient> clients = new ArrayList<>();
            try {
                for (int i = 0; i < count; i++) {
                    TeamBrain brain = new TeamBrain(Teams.samples().find(team).get(), playing, yDown);
                    clients.add(new AgentClient(address, team + " " + i, i, brain));
                }
                say(spec, count + " agents of " + side + " play at " + address);
                new CountDownLatch(1).await();
            } catch (IllegalArgumentException refused) {
                throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
            } finally {
                clients.forEach(AgentClient::close);
            }
            return 0;
        }
    }
}
