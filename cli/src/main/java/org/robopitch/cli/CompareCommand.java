// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.Comparison;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch compare}: two teams against each other, many seeds, both colours. */
@Command(
        name = "compare",
        footerHeading = "%nExample:%n  robopitch compare --blue MyTeam.java --yellow chaser --seeds 20%n",
        description =
                "Play two teams against each other over many seeds, once on each side, and print a table of results.",
        footer = {"", "See docs/match.md."})
final class CompareCommand extends ProgramCommand {
    private static final double HUNG_AFTER = 10;

    @Parameters(arity = "0..1", paramLabel = "LEAGUE", description = "Same as --league.")
    @Nullable
    String league;

    @Mixin
    MatchOptions options = new MatchOptions(List.of("--record", "--overwrite"));

    @Option(names = "--seeds", paramLabel = "N", description = "Number of seeds. Default: ${DEFAULT-VALUE}.")
    int seeds = 20;

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Override
    public Integer call() throws Exception {
        if (seeds < 1 || seeds > 100_000) {
            throw refusal("--seeds must be 1 to 100000, but is " + seeds);
        }
        if (league != null) {
            options.league = league;
        }
        Catalogue catalogue = options.catalogue();
        MatchOrder order = options.order(catalogue);
        Matches matches = new Matches(catalogue, BuildVersion.ofThisBuild());
        PrintWriter out = out();
        if (!json) {
            out.printf("%6s  %-20s %-20s %-9s %-16s%n", "seed", "blue", "yellow", "score", "hash");
        }
        List<Comparison.Row> rows;
        int[] done = new int[1];
        try (ProgressLine progress = progress("matches")) {
            progress.show(0, 2L * seeds);
            rows = new Comparison(matches, order, seeds, HUNG_AFTER).play(row -> {
                progress.show(++done[0], 2L * seeds);
                if (!json) {
                    progress.print(() -> line(out, order, row));
                }
            });
        }
        if (json) {
            out.println(RecordJson.text(json(order, rows)));
        } else {
            summary(out, order, rows);
        }
        return 0;
    }

    private static void line(PrintWriter out, MatchOrder order, Comparison.Row row) {
        boolean firstIsBlue = row.firstIsBlue();
        out.printf(
                "%6d  %-20s %-20s %3d : %-3d %s%s%n",
                row.seed(),
                firstIsBlue ? order.blue() : order.yellow(),
                firstIsBlue ? order.yellow() : order.blue(),
                firstIsBlue ? row.first() : row.second(),
                firstIsBlue ? row.second() : row.first(),
                row.hash(),
                row.troubles() == 0 ? "" : "  teams failed " + row.troubles() + " times");
        out.flush();
    }

    private static void summary(PrintWriter out, MatchOrder order, List<Comparison.Row> rows) {
        long won = rows.stream().filter(row -> row.lead() > 0).count();
        long drawn = rows.stream().filter(row -> row.lead() == 0).count();
        out.println();
        out.printf(
                "%s against %s: %d matches, %d won, %d drawn, %d lost%n",
                order.blue(), order.yellow(), rows.size(), won, drawn, rows.size() - won - drawn);
        out.printf(
                Locale.ROOT,
                "goals per match %.2f : %.2f, lead %.2f (as blue %.2f, as yellow %.2f)%n",
                mean(rows, Comparison.Row::first),
                mean(rows, Comparison.Row::second),
                mean(rows, Comparison.Row::lead),
                mean(of(rows, true), Comparison.Row::lead),
                mean(of(rows, false), Comparison.Row::lead));
    }

    private static double mean(List<Comparison.Row> rows, ToIntFunction<Comparison.Row> number) {
        return rows.stream().mapToInt(number).average().orElse(0);
    }

    private static List<Comparison.Row> of(List<Comparison.Row> rows, boolean firstIsBlue) {
        return rows.stream().filter(row -> row.firstIsBlue() == firstIsBlue).toList();
    }

    /** The result in JSON. */
    record Json(
            String first,
            String second,
            double lead,
            double leadInBlue,
            double leadInYellow,
            List<Comparison.Row> matches) {}

    private static Json json(MatchOrder order, List<Comparison.Row> rows) {
        return new Json(
                order.blue(),
                order.yellow(),
                Lead.rounded(mean(rows, Comparison.Row::lead)),
                Lead.rounded(mean(of(rows, true), Comparison.Row::lead)),
                Lead.rounded(mean(of(rows, false), Comparison.Row::lead)),
                rows);
    }
}
