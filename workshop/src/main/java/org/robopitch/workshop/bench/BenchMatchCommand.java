// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.robopitch.cli.BuildVersion;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.MatchOptions;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.lab.report.Table;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code robopitch bench match}: a whole match, teams and referee included, again and again until Java is warm. */
@Command(
        name = "match",
        footerHeading = "%nExample:%n  robopitch bench match --blue tactical --yellow tactical --seed 7%n",
        description =
                "Play the same match several times in one process and print how fast each ran, in wall-clock and in"
                        + " CPU time: the first matches warm up Java's compiler.",
        footer = {"", "See docs/benchmarks.md."})
final class BenchMatchCommand extends ProgramCommand.Reporting {
    private static final double HUNG_SECONDS = 60;
    private static final double DEFAULT_DURATION = 600;

    @Mixin
    MatchOptions options;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description =
                    "How often the match is played; the median of the second half counts. Default: ${DEFAULT-VALUE}.")
    int matches = 8;

    /** How many times faster than real time a match ran. */
    private record Speed(String name, double byClock, double byProcessor) {}

    private static final Table<Speed> FIGURES = new Table<Speed>()
            .column("times real time", "%-16s", "", Speed::name)
            .column("wall clock", "%,12.0f", "timesRealTime", 1, Speed::byClock)
            .column("CPU time", "%,12.0f", "timesRealTimeByProcessor", 1, Speed::byProcessor);

    @Override
    public Integer call() throws Exception {
        between("--matches", matches, 1, 10_000);
        if (options.recording() != null) {
            throw refusal("--record has no effect in bench match: use match to record one");
        }
        BuiltInCatalogue catalogue = options.catalogue();
        MatchOrder said = options.order(catalogue);
        MatchOrder order = said.duration() > 0 ? said : said.with("duration", DEFAULT_DURATION);
        Matches played = new Matches(catalogue, BuildVersion.ofThisBuild());
        List<Speed> speeds = new ArrayList<>();
        try (ProgressLine progress = progress("matches")) {
            for (int i = 1; i <= matches; i++) {
                Meter meter = new Meter();
                FinishedMatch finished =
                        played.playBatch(order, null, HUNG_SECONDS, Long.MAX_VALUE, match -> match.watch(meter));
                speeds.add(new Speed("match " + i, finished.realTimeFactor(), meter.speed()));
                progress.show(i, matches);
            }
        }
        List<Speed> second = speeds.subList(speeds.size() / 2, speeds.size());
        Speed warm = new Speed("warm, median", median(second, Speed::byClock), median(second, Speed::byProcessor));
        print(() -> FIGURES.text(speeds) + "\n" + FIGURES.line(warm), () -> {
            JsonWriter text = new JsonWriter().beginObject();
            text.name("simulatedSeconds").rounded(order.duration(), 3).name("matches");
            FIGURES.write(speeds, text).name("warm").beginObject();
            return FIGURES.members(warm, text).endObject().endObject();
        });
        return 0;
    }

    private static double median(List<Speed> speeds, ToDoubleFunction<Speed> speed) {
        return speeds.stream().mapToDouble(speed).sorted().toArray()[speeds.size() / 2];
    }

    /** Looks at the processor time of the thread that plays, after the first cycle and now and then since. */
    private static final class Meter implements MatchListener {
        private static final int CYCLES_BETWEEN_LOOKS = 16;

        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private long beganNanos = -1;
        private double beganAt;
        private long lastNanos;
        private double lastAt;

        @Override
        public void cycled(Match match) {
            if (beganNanos >= 0 && match.cycles() % CYCLES_BETWEEN_LOOKS != 0) {
                return;
            }
            lastNanos = threads.getCurrentThreadCpuTime();
            lastAt = match.game().world().time();
            if (beganNanos < 0) {
                beganNanos = lastNanos;
                beganAt = lastAt;
            }
        }

        double speed() {
            return lastNanos > beganNanos ? 1e9 * (lastAt - beganAt) / (lastNanos - beganNanos) : 0;
        }
    }
}
