// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Match;
import org.robopitch.lab.report.Table;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak memory}: what a match that is recorded keeps in memory, hour after hour. */
@Command(
        name = "memory",
        footerHeading = "%nExample:%n  robopitch soak memory --hours 1 --every 600%n",
        description = "Play a recorded match for hours of simulated time, and print the memory in use after each hour.",
        footer = {"", "See docs/security.md."})
final class SoakMemoryCommand extends ProgramCommand.Reporting {
    private static final double HOUR = 3600;
    private static final int LONGEST = 60;

    @Option(names = "--hours", paramLabel = "N", description = "Simulated hours. Default: 5.")
    double hours = 5;

    @Option(names = "--every", paramLabel = "S", description = "Simulated seconds between two lines. Default: 3600.")
    double every = 3600;

    @Option(names = "--league", paramLabel = "NAME", description = "The league. Default: ${DEFAULT-VALUE}.")
    String league = "mirosot";

    @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: ${DEFAULT-VALUE}.")
    long seed = 1;

    private record Row(double hours, double heap, int events, double file) {}

    private static final Table<Row> FIGURES = new Table<Row>()
            .column("hours", "%10.2f", "hours", 2, Row::hours)
            .column("heap MB", "%12.3f", "heapMegabytes", 3, Row::heap)
            .column("events kept", "%12d", "eventsKept", Row::events)
            .column("file MB", "%12.1f", "fileMegabytes", 1, Row::file);

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!(hours > 0 && hours <= LONGEST) || !(every >= 1)) {
            throw refusal("expected --hours above 0, " + LONGEST + " at most, and --every of 1 s or more, but they are "
                    + hours + " and " + every);
        }
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        String team = catalogue.teams(league).get(0);
        // Two halves that are longer than the run.
        MatchOrder order = MatchOrder.of(league, "", team, team, seed).with("duration", 4 * hours * HOUR);
        List<Row> rows = new ArrayList<>();
        Path file = Files.createTempFile("robopitch-memory", ".mcap");
        try (PreparedMatch prepared =
                        new Matches(catalogue, "soak").forRealTime(order, new Matches.Recording(file, true));
                ProgressLine progress = progress("")) {
            Match match = prepared.match();
            tell(progress, "%s", FIGURES.headings());
            for (double at = every; at <= hours * HOUR + 1e-6; at += every) {
                while (match.game().world().time() < at && !match.over()) {
                    prepared.beforeCycle();
                    match.cycle();
                    prepared.afterCycle();
                }
                progress.share(at / (hours * HOUR));
                double played = match.game().world().time() / HOUR;
                int events = match.statistics().events().size();
                Row row = new Row(played, heapMegabytes(), events, Files.size(file) / 1e6);
                rows.add(row);
                tell(progress, "%s", FIGURES.line(row));
            }
        } finally {
            Files.deleteIfExists(file);
        }
        JsonWriter text = new JsonWriter().beginObject().name("league").value(league);
        printJson(
                FIGURES.write(rows, text.name("seed").value(seed).name("rows")).endObject());
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
