// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.PlayState;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.teams.middlesize.MiddleSizeTactical;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak middle-size}: whether play continues, over many seeds. */
@Command(
        name = "middle-size",
        footerHeading = "%nExample:%n  robopitch soak middle-size --dialect A --seeds 10%n",
        description = "Play omni against itself over many seeds, and print the goals, the shots and the longest"
                + " time without an event of each match. Exit code 1 if that is more than a minute.")
final class SoakMiddleSizeCommand extends ProgramCommand.Reporting {
    private static final double LONGEST = 60;

    @Option(names = "--dialect", paramLabel = "A|B", description = "The dialect. Default: A.")
    Dialect dialect = Dialect.A;

    @Option(names = "--seeds", paramLabel = "N", description = "Seeds 1 to N. Default: ${DEFAULT-VALUE}.")
    int seeds = 40;

    @Option(names = "--half", paramLabel = "S", description = "Length of a half in simulated seconds. Default: 900.")
    double half = 900;

    private static final Table<Counts> FIGURES = new Table<Counts>()
            .key("seed", 0, counts -> counts.seed)
            .key("blue", 0, counts -> counts.play().blueScore())
            .key("yellow", 0, counts -> counts.play().yellowScore())
            .key("shots", 0, counts -> counts.shots)
            .key("longestWithoutEventSeconds", 1, counts -> counts.longest)
            .key("fromSeconds", 1, counts -> counts.since);

    /** What happens in a match. */
    private static final class Counts implements MatchListener {
        private final long seed;
        private final Match match;
        private double last;
        private double longest;
        private double since;
        private int shots;

        Counts(MiddleSize league, long seed) {
            this.seed = seed;
            match = new Match(new MatchSetup(league, new MiddleSizeTactical(), new MiddleSizeTactical(), seed));
            match.watch(this);
        }

        @Override
        public void happened(Match played, MatchEvent event) {
            if (event.time() - last > longest) {
                longest = event.time() - last;
                since = last;
            }
            last = event.time();
            shots += event.kind().equals("shot") ? 1 : 0;
        }

        PlayState play() {
            return match.game().referee().play();
        }
    }

    @Override
    public Integer call() {
        MiddleSize league =
                MiddleSize.of(dialect).withRules(MiddleSizeRules.defaults().with("halfSeconds", half));
        List<Counts> all = new ArrayList<>();
        try (ProgressLine progress = progress("")) {
            for (int seed = 1; seed <= seeds; seed++) {
                Counts counts = new Counts(league, seed);
                while (!counts.match.over()) {
                    counts.match.cycle();
                    double played = counts.match.game().world().time() / (2 * half);
                    progress.share((seed - 1 + Math.min(1, played)) / seeds);
                }
                tell(
                        progress,
                        "seed %d: %d : %d, %d shots, %.1f s without an event from %.1f s",
                        seed,
                        counts.play().blueScore(),
                        counts.play().yellowScore(),
                        counts.shots,
                        counts.longest,
                        counts.since);
                all.add(counts);
            }
        }
        double worst = all.stream().mapToDouble(counts -> counts.longest).max().orElse(0);
        long shots = all.stream().mapToLong(counts -> counts.shots).sum();
        long goals = all.stream()
                .mapToLong(counts -> counts.play().blueScore() + counts.play().yellowScore())
                .sum();
        print(
                () -> String.format(
                        Locale.ROOT,
                        "dialect %s, %d seeds, %.0f s each: %d goals of %d shots, at most %.1f s without an event",
                        dialect,
                        seeds,
                        2 * half,
                        goals,
                        shots,
                        worst),
                () -> {
                    JsonWriter text =
                            new JsonWriter().beginObject().name("dialect").value(dialect.name());
                    text.name("secondsEach").rounded(2 * half, 3).name("matches");
                    FIGURES.write(all, text);
                    text.name("goals").value(goals).name("shots").value(shots);
                    text.name("longestWithoutEventSeconds").rounded(worst, 1);
                    return text.endObject();
                });
        return verdict(worst < LONGEST);
    }
}
