// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.Bahia3dAgent;
import org.robopitch.cli.BuiltInCatalogue;
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
import org.robopitch.teams.Teams;
import org.robopitch.workshop.attack.Manners;
import org.robopitch.workshop.attack.RefBoxAttack;
import org.robopitch.workshop.attack.Servers;
import org.robopitch.workshop.attack.TcpAttack;
import org.robopitch.workshop.attack.UdpAttack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch fuzz}: bad input for a link, by the million. */
@Command(
        name = "fuzz",
        footerHeading = "%nExample:%n  robopitch fuzz --link fira%n",
        description = "Send random, truncated and corrupted input to a link during a match: datagrams to every "
                + "port, or writes to the shared-memory files. Checks that everything dropped is counted. "
                + "With --files, corrupt files; with --kills, kill matches that are recording; with --port,"
                + " attack a running server.",
        footer = {"", "See docs/security.md for results."})
public final class FuzzCommand implements Callable<Integer> {
    private static final String FIRA = "fira";
    private static final String SHARED_MEMORY = "shared-memory";
    private static final String MIXED_REALITY = "mixed-reality";
    private static final String SIMSPARK = "simspark";
    /** Some chunks of a recording, and not more than it takes to spoil thousands of them. */
    @Option(
            names = "--link",
            paramLabel = "NAME",
            defaultValue = FIRA,
            description = "Which link: fira, shared-memory, mixed-reality or simspark. Default: fira.")
    String link = FIRA;

    @Option(
            names = {"--packets", "--writes", "--cases"},
            paramLabel = "N",
            defaultValue = "1000000",
            description = "Number of datagrams per port, writes, messages or cases. Default: 1000000.")
    long packets;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            defaultValue = "0",
            description = "With --files, --kills, --port and --ports: stop after this many minutes. Default: only"
                    + " --cases limits the run.")
    double minutes;

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
            defaultValue = "0",
            description = "Send corrupted messages to this port on this machine, in the protocol given by --speak; as a"
                    + " refbox, listen there.")
    int port;

    @Option(
            names = "--ports",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Start a server for each of these ports, attack it, end it, and look at what it has said and"
                            + " recorded: all, or some of http, websocket, foxglove, rosbridge, xmlrpc, tcpros, refbox, ros-master,"
                            + " tcpros-publisher, simspark-agent, simspark-monitor, simspark-server, fira-packet, fira-placement,"
                            + " fira-call, mixed-reality-blue, -yellow, -monitor, -vision, -vt, -rc, -devices, nubot-radio, docs, shared-memory.")
    List<String> ports = List.of();

    @Option(
            names = "--speak",
            paramLabel = "MANNER",
            defaultValue = "http",
            description = Manners.NAMES + ". Default: http.")
    String speak = "http";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Random seed. The same seed sends the same input. Default: 1.")
    long seed;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (packets < 1) {
            throw new ParameterException(spec.commandLine(), "--packets must be 1 or more, but is " + packets);
        }
        requireMinutes();
        if (!ports.isEmpty()) {
            return attack();
        }
        if (port > 0) {
            return attackPort();
        }
        if (files != null || kills) {
            return others();
        }
        switch (link) {
            case FIRA -> fira();
            case MIXED_REALITY -> mixedReality();
            case SIMSPARK -> simspark();
            case SHARED_MEMORY -> {
                sharedMemory(true);
                sharedMemory(false);
            }
            default ->
                throw new ParameterException(
                        spec.commandLine(),
                        "there is no link '" + link + "' to fuzz, only " + FIRA + ", " + SHARED_MEMORY + ", "
                                + MIXED_REALITY + " and " + SIMSPARK);
        }
        return 0;
    }

    private void requireMinutes() {
        if (!(minutes >= 0 && minutes <= 100_000)) {
            throw new ParameterException(spec.commandLine(), "--minutes must be 0 to 100000, but is " + minutes);
        }
    }

    private int others() throws Exception {
        Path folder = Files.createTempDirectory("robopitch-fuzz");
        FuzzBudget budget;
        String result;
        try (ProgressLine progress = new ProgressLine(spec, "cases")) {
            budget = new FuzzBudget(packets, minutes, progress);
            result = kills
                    ? kill(budget, folder)
                    : new FileFuzz(spec, packets, minutes, seed, from).spoil(String.valueOf(files), budget, folder);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        } finally {
            for (String name : List.of("whole.mcap", "drawings.mcap", "killed.mcap", "text")) {
                Files.deleteIfExists(folder.resolve(name));
            }
            Files.deleteIfExists(folder);
        }
        spec.commandLine().getOut().println("seed " + seed + ": " + budget.done() + " " + result + "; nothing failed");
        return 0;
    }

    /** Attacks a port of a server that is running. */
    private int attackPort() throws IOException, InterruptedException {
        String result;
        try (ProgressLine progress = new ProgressLine(spec, "messages")) {
            LongConsumer sent = count -> progress.show(count, packets);
            if (UdpAttack.speaks(speak)) {
                String group = switch (speak) {
                    case "fira-placement", "fira-call" -> "224.5.23.2";
                    case "nubot-radio" -> UdpAttack.NUBOT_GROUP;
                    default -> "127.0.0.1";
                };
                result = new UdpAttack(new InetSocketAddress(group, port), speak).run(packets, minutes, seed, sent);
            } else if (speak.equals("refbox")) {
                try (RefBoxAttack box = new RefBoxAttack(port)) {
                    result = box.run(packets, minutes, seed, sent);
                }
            } else {
                result = new TcpAttack(port, speak, packets).run(minutes, seed, sent);
            }
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
        spec.commandLine()
                .getOut()
                .println("seed " + seed + ", port " + port + " as " + speak + ": " + result + "; nothing failed");
        return 0;
    }

    /** Starts servers and attacks their ports. */
    private int attack() throws Exception {
        Path folder = Files.createTempDirectory("robopitch-fuzz");
        PrintWriter out = spec.commandLine().getOut();
        try {
            List<String> all = new ArrayList<>(Servers.ports());
            all.add(SHARED_MEMORY);
            for (String name : ports.contains("all") ? all : ports) {
                String result;
                if (name.equals(SHARED_MEMORY)) {
                    sharedMemory(true);
                    sharedMemory(false);
                    continue;
                }
                try (ProgressLine progress = new ProgressLine(spec, name + " messages")) {
                    result = Servers.attack(
                            name,
                            new Servers.Plan(packets, minutes, seed, sent -> progress.show(sent, packets)),
                            folder);
                }
                out.println("seed " + seed + ", " + name + ": " + result + "; nothing failed");
                out.flush();
            }
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        } finally {
            Files.deleteIfExists(folder.resolve("words.txt"));
            Files.deleteIfExists(folder.resolve("attacked.mcap"));
            Files.deleteIfExists(folder);
        }
        return 0;
    }

    private String kill(FuzzBudget budget, Path folder) throws IOException, InterruptedException {
        KillFuzz fuzz = new KillFuzz();
        fuzz.run(budget, seed, folder);
        return "kills: " + fuzz.summary();
    }

    private void fira() throws Exception {
        FiraFuzz.Report report;
        try (ProgressLine progress = new ProgressLine(spec, "datagrams to each port")) {
            report = FiraFuzz.run(packets, seed, sent -> progress.show(sent, packets));
        }
        tell(
                String.format(
                        "seed %d: %d Packets and %d placements sent, %d lost, %d cycles played, nothing failed",
                        seed, report.packets(), report.placements(), report.lost(), report.cycles()),
                report.counts());
        List<LinkCounters.Count> calls;
        try (ProgressLine progress = new ProgressLine(spec, "calls")) {
            calls = CallFuzz.run(packets, seed, sent -> progress.show(sent, packets));
        }
        tell(
                String.format("seed %d: %d calls of an external referee sent, nothing failed", seed, packets),
                calls.stream().filter(count -> count.name().startsWith("calls")).toList());
    }

    private void mixedReality() throws Exception {
        MixedRealityFuzz.Report report;
        try (ProgressLine progress = new ProgressLine(spec, "datagrams to each port")) {
            report = MixedRealityFuzz.run(packets, seed, sent -> progress.show(sent, packets));
        }
        String ports = String.join(", ", report.ports());
        tell(
                String.format(
                        "seed %d: %d datagrams sent to each of the ports %s, %d lost, %d cycles played, nothing failed",
                        seed, report.perPort(), ports, report.lost(), report.cycles()),
                report.counts());
    }

    private void simspark() {
        SimsparkFuzz.Report report;
        try (ProgressLine progress = new ProgressLine(spec, "messages")) {
            report = SimsparkFuzz.run(
                    packets, seed, new Bahia3dAgent("fuzz", 2, 0), read -> progress.show(read, packets));
        }
        spec.commandLine()
                .getOut()
                .printf(
                        "seed %d: %d mutated messages parsed as percepts, agent commands and trainer commands, and "
                                + "processed by an agent; %d expressions not understood, nothing failed%n",
                        seed, report.frames(), report.strange());
    }

    private void sharedMemory(boolean lockstep) throws Exception {
        BuiltInCatalogue catalogue = new BuiltInCatalogue(Teams.samples());
        League league = catalogue.league(MatchOrder.of("mirosot", "5v5", "idle", "idle", seed));
        SharedMemoryFuzz.Report report;
        try (ProgressLine progress = new ProgressLine(spec, "writes")) {
            report = SharedMemoryFuzz.run(
                    league,
                    (number, outside) -> new Match(
                            new MatchSetup(league, outside.apply(Side.BLUE), outside.apply(Side.YELLOW), number)),
                    lockstep,
                    packets,
                    seed,
                    written -> progress.show(written, packets));
        }
        tell(
                String.format(
                        "seed %d, %s: %d writes, %d cycles played, nothing failed",
                        seed, lockstep ? "lockstep" : "real time", report.writes(), report.cycles()),
                report.counts());
    }

    private void tell(String summary, List<LinkCounters.Count> counts) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(summary);
        for (LinkCounters.Count count : counts) {
            if (count.value() > 0) {
                out.printf("%10d  %s%n", count.value(), count.name());
            }
        }
        out.flush();
    }
}
