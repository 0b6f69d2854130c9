// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.Bahia3dAgent;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.trial.CallFuzz;
import org.robopitch.links.fira.trial.FiraFuzz;
import org.robopitch.links.mixedreality.trial.MixedRealityFuzz;
import org.robopitch.links.sharedmemory.SharedMemoryFuzz;
import org.robopitch.links.simspark.trial.SimsparkFuzz;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.workshop.attack.Attack;
import org.robopitch.workshop.attack.Budget;
import org.robopitch.workshop.attack.Manners;
import org.robopitch.workshop.attack.RefBoxAttack;
import org.robopitch.workshop.attack.Servers;
import org.robopitch.workshop.attack.TcpAttack;
import org.robopitch.workshop.attack.UdpAttack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch fuzz}: bad input for a link, by the million. */
@Command(
        name = "fuzz",
        footerHeading = "%nExample:%n  robopitch fuzz --link fira%n",
        description = "Send random, truncated and corrupted input to a link during a match: datagrams to every "
                + "port, or writes to the shared-memory files. Checks that everything dropped is counted. "
                + "With --files, corrupt files; with --kills, kill matches that are recording; with --port,"
                + " attack a running server.",
        footer = {"", "See docs/security.md for results."})
public final class FuzzCommand extends ProgramCommand {
    @Option(
            names = "--link",
            paramLabel = "NAME",
            description = "Which link: fira, shared-memory, mixed-reality or simspark. Default: ${DEFAULT-VALUE}.")
    String link = "fira";

    @Option(
            names = {"--packets", "--writes", "--cases"},
            paramLabel = "N",
            description = "Number of datagrams per port, writes, messages or cases. Default: ${DEFAULT-VALUE}.")
    long packets = 1000000;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "With --files, --kills, --port and --ports: stop after this many minutes. Default: only"
                    + " --cases limits the run.")
    double minutes = 0;

    @Option(
            names = "--files",
            paramLabel = "KIND",
            description = "Corrupt files instead: recordings, configurations (including noise), drawings; or, with "
                    + "--from, scenarios, movements, leagues or tournaments.")
    @Nullable
    String files;

    @Option(names = "--from", paramLabel = "FILE", description = "The valid file to corrupt.")
    @Nullable
    Path from;

    @Option(names = "--kills", description = "Kill matches while they record, and verify the recordings they leave.")
    boolean kills;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Send corrupted messages to this port on this machine, in the protocol given by --speak; as a"
                    + " refbox, listen there.")
    int port = 0;

    @Option(
            names = "--ports",
            paramLabel = "NAME",
            split = ",",
            description = "Start a server for each of these ports, attack it, end it, and look at what it has said and"
                    + " recorded: all, or some of http, websocket, foxglove, rosbridge, xmlrpc, tcpros, refbox,"
                    + " ros-master, tcpros-publisher, simspark-agent, simspark-monitor, simspark-server,"
                    + " fira-packet, fira-placement, fira-call, mixed-reality-blue, -yellow, -monitor, -vision,"
                    + " -vt, -rc, -devices, nubot-radio, docs, shared-memory.")
    List<String> ports = List.of();

    @Option(names = "--speak", paramLabel = "MANNER", description = Manners.NAMES + ". Default: ${DEFAULT-VALUE}.")
    String speak = "http";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed. The same seed sends the same input. Default: ${DEFAULT-VALUE}.")
    long seed = 1;

    @Override
    public Integer call() throws Exception {
        if (packets < 1) {
            throw refusal("--packets must be 1 or more, but is " + packets);
        }
        between("--minutes", minutes, 0, 100_000);
        Path folder = Files.createTempDirectory("robopitch-fuzz");
        try {
            if (!ports.isEmpty()) {
                List<String> all = new ArrayList<>(Servers.ports());
                all.add("shared-memory");
                for (String name : ports.contains("all") ? all : ports) {
                    attack(name, folder);
                }
            } else if (port > 0) {
                fuzz("messages", "port " + port + " as " + speak + ": ", attackOfPort()::run);
            } else if (files != null) {
                fuzz("cases", "", budget -> new FileFuzz(this, String.valueOf(files), from).run(budget, folder));
            } else if (kills) {
                fuzz("cases", "", budget -> new KillFuzz().run(budget, folder));
            } else {
                fuzzLink();
            }
        } catch (IllegalArgumentException refused) {
            throw refusal(String.valueOf(refused.getMessage()));
        } finally {
            delete(folder);
        }
        return 0;
    }

    /** Bad input, until a budget is used. */
    private interface Fuzz {
        String run(Budget budget) throws Exception;
    }

    private void fuzz(String unit, String what, Fuzz fuzz) throws Exception {
        String result;
        try (ProgressLine progress = progress(unit)) {
            result = fuzz.run(budget(packets, minutes, progress));
        }
        say("%s", "seed " + seed + (what.isEmpty() ? ": " : ", " + what) + result + "; nothing failed");
    }

    /** A budget of a part of the run. */
    Budget budget(long cases, double time, ProgressLine progress) {
        return new Budget(cases, time, seed, progress);
    }

    /** Starts a server and attacks one of its ports. */
    private void attack(String name, Path folder) throws Exception {
        if (name.equals("shared-memory")) {
            fuzzSharedMemory();
        } else {
            fuzz(name + " messages", name + ": ", budget -> Servers.attack(name, budget, folder));
        }
    }

    /** An attack of a server that is running. */
    private Attack attackOfPort() throws IOException {
        if (!UdpAttack.speaks(speak)) {
            return speak.equals("refbox") ? new RefBoxAttack(port) : new TcpAttack(port, speak);
        }
        String group = switch (speak) {
            case "fira-placement", "fira-call" -> "224.5.23.2";
            case "nubot-radio" -> UdpAttack.NUBOT_GROUP;
            default -> "127.0.0.1";
        };
        return new UdpAttack(new InetSocketAddress(group, port), speak);
    }

    private void fuzzLink() throws Exception {
        switch (link) {
            case "fira" -> {
                FiraFuzz.Report report = watched("datagrams to each port", at -> FiraFuzz.run(packets, seed, at));
                tell(
                        report.counts(),
                        "%d Packets and %d placements sent, %d lost, %d cycles played, nothing failed",
                        report.packets(),
                        report.placements(),
                        report.lost(),
                        report.cycles());
                List<LinkCounters.Count> calls = watched("calls", at -> CallFuzz.run(packets, seed, at));
                tell(
                        calls.stream()
                                .filter(count -> count.name().startsWith("calls"))
                                .toList(),
                        "%d calls of an external referee sent, nothing failed",
                        packets);
            }
            case "mixed-reality" -> {
                MixedRealityFuzz.Report report =
                        watched("datagrams to each port", at -> MixedRealityFuzz.run(packets, seed, at));
                tell(
                        report.counts(),
                        "%d datagrams sent to each of the ports %s, %d lost, %d cycles played, nothing failed",
                        report.perPort(),
                        String.join(", ", report.ports()),
                        report.lost(),
                        report.cycles());
            }
            case "simspark" -> {
                SimsparkFuzz.Report report =
                        watched("messages", at -> SimsparkFuzz.run(packets, seed, new Bahia3dAgent("fuzz", 2, 0), at));
                tell(
                        List.of(),
                        "%d mutated messages parsed as percepts, agent commands and trainer commands, and "
                                + "processed by an agent; %d expressions not understood, nothing failed",
                        report.frames(),
                        report.strange());
            }
            case "shared-memory" -> fuzzSharedMemory();
            default ->
                throw refusal("there is no link '" + link
                        + "' to fuzz, only fira, shared-memory, mixed-reality and simspark");
        }
    }

    private void fuzzSharedMemory() throws Exception {
        League league = new BuiltInCatalogue().league(MatchOrder.of("mirosot", "5v5", "idle", "idle", seed));
        for (boolean lockstep : new boolean[] {true, false}) {
            SharedMemoryFuzz.Report report = watched(
                    "writes",
                    at -> SharedMemoryFuzz.run(
                            league,
                            (number, outside) -> new Match(new MatchSetup(
                                    league, outside.apply(Side.BLUE), outside.apply(Side.YELLOW), number)),
                            lockstep,
                            packets,
                            seed,
                            at));
            tell(
                    report.counts(),
                    "%s: %d writes, %d cycles played, nothing failed",
                    lockstep ? "lockstep" : "real time",
                    report.writes(),
                    report.cycles());
        }
    }

    /** Input for a link, whose progress is watched. */
    private interface Watched<R> {
        R run(LongConsumer sent) throws Exception;
    }

    private <R> R watched(String unit, Watched<R> fuzz) throws Exception {
        try (ProgressLine progress = progress(unit)) {
            return fuzz.run(sent -> progress.show(sent, packets));
        }
    }

    private void tell(List<LinkCounters.Count> counts, String format, Object... values) {
        say("seed " + seed + (format.startsWith("%s: ") ? ", " : ": ") + format, values);
        counts.stream()
                .filter(count -> count.value() > 0)
                .forEach(count -> say("%10d  %s", count.value(), count.name()));
    }
}
