// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.PlayState;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.teams.middlesize.MiddleSizeTactical;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code robopitch soak middle-size}: whether play continues, over many seeds. */
@Command(
        name = "middle-size",
        footerHeading = "%nExample:%n  robopitch soak middle-size --dialect A --seeds 10%n",
        description = "Play omni against itself over many seeds, and print the goals, the shots and the longest"
                + " time without an event of each match. Exit code 1 if that is more than a minute.")
final class SoakMiddleSizeCommand implements Callable<Integer> {
    private static final double LONGEST = 60;

    @Option(names = "--dialect", paramLabel = "A|B", defaultValue = "A", description = "The dialect. Default: A.")
    Dialect dialect = Dialect.A;

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "40", description = "Seeds 1 to N. Default: 40.")
    int seeds;

    @Option(
            names = "--half",
            paramLabel = "S",
            defaultValue = "900",
            description = "Length of a half in simulated seconds. Default: 900.")
    double half;

    @Option(names = "--json", description = "Print one JSON object instead of lines.")
    boolean json;

    @Spec
    CommandSpec spec;

    private static final class Counts implements MatchListener {
        private double last;
        private double longest;
        private double since;
        private int shots;

        @Override
        public void happened(Match match, MatchEvent event) {
            if (event.time() - last > longest) {
                longest = event.time() - last;
                since = last;
            }
            last = event.time();
            shots += event.kind().equals("shot") ? 1 : 0;
        }
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        MiddleSize league =
                MiddleSize.of(dialect).withRules(MiddleSizeRules.defaults().with("halfSeconds", half));
        double worst = 0;
        long goals = 0;
        long shots = 0;
        JsonWriter rows = new JsonWriter().beginObject().name("dialect").value(dialect.name());
        rows.name("secondsEach").rounded(2 * half, 3).name("matches").beginArray();
        try (ProgressLine progress = new ProgressLine(spec, "")) {
            for (int seed = 1; seed <= seeds; seed++) {
                Counts counts = new Counts();
                Match match =
                        new Match(new MatchSetup(league, new MiddleSizeTactical(), new MiddleSizeTactical(), seed));
                match.watch(counts);
                while (!match.over()) {
                    match.cycle();
                    double played = match.game().world().time() / (2 * half);
                    progress.share((seed - 1 + Math.min(1, played)) / seeds);
                }
                PlayState play = match.game().referee().play();
                String line = String.format(
                        Locale.ROOT,
                        "seed %d: %d : %d, %d shots, %.1f s without an event from %.1f s",
                        seed,
                        play.blueScore(),
                        play.yellowScore(),
                        counts.shots,
                        counts.longest,
                        counts.since);
                rows.beginObject().name("seed").value(seed);
                rows.name("blue").value(play.blueScore()).name("yellow").value(play.yellowScore());
                rows.name("shots").value(counts.shots);
                rows.name("longestWithoutEventSeconds").rounded(counts.longest, 1);
                rows.name("fromSeconds").rounded(counts.since, 1).endObject();
                if (!json) {
                    progress.print(() -> out.println(line));
                    out.flush();
                }
                worst = Math.max(worst, counts.longest);
                goals += play.blueScore() + play.yellowScore();
                shots += counts.shots;
            }
        }
        if (json) {
            rows.endArray().name("goals").value(goals).name("shots").value(shots);
            rows.name("longestWithoutEventSeconds").rounded(worst, 1);
            out.println(rows.endObject());
        } else {
            out.printf(
                    Locale.ROOT,
                    "dialect %s, %d seeds, %.0f s each: %d goals of %d shots, at most %.1f s without an event%n",
                    dialect,
                    seeds,
                    2 * half,
                    goals,
                    shots,
                    worst);
        }
        return worst < LONGEST ? 0 : spec.exitCodeOnExecutionException();
    }
}
