// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Match;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch soak memory}: what a match that is recorded keeps in memory, hour after hour. */
@Command(
        name = "memory",
        footerHeading = "%nExample:%n  robopitch soak memory --hours 1 --every 600%n",
        description = "Play a recorded match for hours of simulated time, and print the memory in use after each hour.",
        footer = {"", "See docs/security.md."})
final class SoakMemoryCommand implements Callable<Integer> {
    private static final double HOUR = 3600;
    private static final int LONGEST = 60;

    @Option(
            names = "--hours",
            paramLabel = "N",
            defaultValue = "5",
            description = "Simulated hours. Default: ${DEFAULT-VALUE}.")
    double hours;

    @Option(
            names = "--every",
            paramLabel = "S",
            defaultValue = "3600",
            description = "Simulated seconds between two lines. Default: ${DEFAULT-VALUE}.")
    double every;

    @Option(
            names = "--league",
            paramLabel = "NAME",
            defaultValue = "mirosot",
            description = "The league. Default: ${DEFAULT-VALUE}.")
    String league = "mirosot";

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Random seed. Default: 1.")
    long seed;

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!(hours > 0 && hours <= LONGEST) || !(every >= 1)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "expected --hours above 0, " + LONGEST + " at most, and --every of 1 s or more, but they are "
                            + hours + " and " + every);
        }
        BuiltInCatalogue catalogue = new BuiltInCatalogue(Teams.samples());
        String team = catalogue.teams(league).get(0);
        // Two halves that are longer than the run.
        MatchOrder order = MatchOrder.of(league, "", team, team, seed).withDuration(4 * hours * HOUR);
        PrintWriter out = spec.commandLine().getOut();
        Path file = Files.createTempFile("robopitch-memory", ".mcap");
        try (PreparedMatch prepared =
                        new Matches(catalogue, "soak").forRealTime(order, new Matches.Recording(file, true));
                ProgressLine progress = new ProgressLine(spec, "")) {
            Match match = prepared.match();
            JsonWriter rows = new JsonWriter().beginObject().name("league").value(league);
            rows.name("seed").value(seed).name("rows").beginArray();
            if (!json) {
                out.printf(Locale.ROOT, "%10s %12s %12s %12s%n", "hours", "heap MB", "events kept", "file MB");
            }
            for (double at = every; at <= hours * HOUR + 1e-6; at += every) {
                while (match.game().world().time() < at && !match.over()) {
                    prepared.beforeCycle();
                    match.cycle();
                    prepared.afterCycle();
                }
                progress.share(at / (hours * HOUR));
                double played = match.game().world().time() / HOUR;
                double heap = heapMegabytes();
                int events = match.statistics().events().size();
                double written = Files.size(file) / 1e6;
                rows.beginObject().name("hours").rounded(played, 2).name("heapMegabytes");
                rows.rounded(heap, 3).name("eventsKept").value(events).name("fileMegabytes");
                rows.rounded(written, 1).endObject();
                if (!json) {
                    progress.print(() ->
                            out.printf(Locale.ROOT, "%10.2f %12.3f %12d %12.1f%n", played, heap, events, written));
                    out.flush();
                }
            }
            if (json) {
                out.println(rows.endArray().endObject());
            }
        } finally {
            Files.deleteIfExists(file);
        }
        return 0;
    }

    /** What is in use after everything that nobody needs was thrown away. */
    private static double heapMegabytes() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
    }
}
