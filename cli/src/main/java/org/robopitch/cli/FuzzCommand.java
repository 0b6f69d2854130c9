// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.robopitch.bahia3d.Bahia3dAgent;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch fuzz}: bad input for a link, by the million. */
@Command(
        name = "fuzz",
        description =
                "Send random, cut off and spoilt input to a link while a match is played on it: datagrams to every"
                        + " port, or writes into the files of shared memory. See whether all that is dropped is counted.",
        footer = {"", "See docs/serve.md, docs/shared-memory.md and docs/mixed-reality.md for results."})
final class FuzzCommand implements Callable<Integer> {
    private static final String FIRA = "fira";
    private static final String SHARED_MEMORY = "shared-memory";
    private static final String MIXED_REALITY = "mixed-reality";
    private static final String SIMSPARK = "simspark";

    @Option(
            names = "--link",
            paramLabel = "NAME",
            defaultValue = FIRA,
            description = "Which link: fira, shared-memory, mixed-reality or simspark. Default: fira.")
    String link = FIRA;

    @Option(
            names = {"--packets", "--writes"},
            paramLabel = "N",
            defaultValue = "1000000",
            description = "How many datagrams for each port, or how many writes. Default: 1000000.")
    long packets;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where all chance comes from: the same seed sends the same. Default: 1.")
    long seed;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (packets < 1) {
            throw new ParameterException(spec.commandLine(), "--packets must be 1 or more, but is " + packets);
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

    private void fira() throws Exception {
        FiraFuzz.Report report = FiraFuzz.run(packets, seed, sent -> tell(sent, "sent to each port"));
        tell(
                String.format(
                        "seed %d: %d Packets and %d placements sent, %d lost, %d cycles played, nothing failed",
                        seed, report.packets(), report.placements(), report.lost(), report.cycles()),
                report.counts());
        List<LinkCounters.Count> calls = CallFuzz.run(packets, seed, sent -> {
            if (sent % 64_000 == 0) {
                tell(sent, "calls sent");
            }
        });
        tell(
                String.format("seed %d: %d calls of a referee outside sent, nothing failed", seed, packets),
                calls.stream().filter(count -> count.name().startsWith("calls")).toList());
    }

    private void mixedReality() throws Exception {
        MixedRealityFuzz.Report report = MixedRealityFuzz.run(packets, seed, sent -> tell(sent, "sent to each port"));
        String ports = String.join(", ", report.ports());
        tell(
                String.format(
                        "seed %d: %d datagrams sent to each of the ports %s, %d lost, %d cycles played, nothing failed",
                        seed, report.perPort(), ports, report.lost(), report.cycles()),
                report.counts());
    }

    private void simspark() {
        SimsparkFuzz.Report report =
                SimsparkFuzz.run(packets, seed, new Bahia3dAgent("fuzz", 2, 0), read -> tell(read, "read"));
        spec.commandLine()
                .getOut()
                .printf(
                        "seed %d: %d mutated messages read as senses, commands and trainer's orders, and perceived by an"
                                + " agent; %d expressions not understood, nothing failed%n",
                        seed, report.frames(), report.strange());
    }

    private void sharedMemory(boolean lockstep) throws Exception {
        BuiltInCatalogue catalogue = new BuiltInCatalogue(Teams.samples());
        League league = catalogue.league(MatchOrder.of("mirosot", "5v5", "idle", "idle", seed));
        SharedMemoryFuzz.Report report = SharedMemoryFuzz.run(
                league,
                (number, outside) ->
                        new Match(new MatchSetup(league, outside.apply(Side.BLUE), outside.apply(Side.YELLOW), number)),
                lockstep,
                packets,
                seed,
                written -> tell(written, "written"));
        tell(
                String.format(
                        "seed %d, %s: %d writes, %d cycles played, nothing failed",
                        seed, lockstep ? "lockstep" : "real time", report.writes(), report.cycles()),
                report.counts());
    }

    private void tell(long done, String what) {
        PrintWriter progress = spec.commandLine().getErr();
        progress.println(done + " of " + packets + " " + what);
        progress.flush();
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
