// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.robopitch.cli.BuildVersion;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.MatchOptions;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch bench match}: a whole match, teams and referee included, again and again until Java is warm. */
@Command(
        name = "match",
        footerHeading = "%nExample:%n  robopitch bench match --blue tactical --yellow tactical --seed 7%n",
        description =
                "Play the same match several times in one process and print how fast each ran, in wall-clock and in"
                        + " CPU time: the first matches warm up Java's compiler.",
        footer = {"", "See docs/benchmarks.md."})
final class BenchMatchCommand implements Callable<Integer> {
    private static final double HUNG_SECONDS = 60;
    private static final double DEFAULT_DURATION = 600;

    @Mixin
    MatchOptions options;

    @Option(
            names = "--matches",
            paramLabel = "N",
            defaultValue = "8",
            description = "How often the match is played; the median of the second half counts. Default: 8.")
    int matches;

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Spec
    CommandSpec spec;

    /** How many times faster than real time a match ran. */
    private record Speed(double byClock, double byProcessor) {}

    @Override
    public Integer call() throws Exception {
        if (matches < 1 || matches > 10_000) {
            throw new ParameterException(
                    spec.commandLine(), "--matches must be between 1 and 10000, but is " + matches);
        }
        if (options.recording() != null) {
            throw new ParameterException(
                    spec.commandLine(), "--record has no effect in bench match: use match to record one");
        }
        BuiltInCatalogue catalogue = options.catalogue();
        MatchOrder said = options.order(catalogue);
        MatchOrder order = said.duration() > 0 ? said : said.withDuration(DEFAULT_DURATION);
        Matches played = new Matches(catalogue, BuildVersion.ofThisBuild());
        List<Speed> speeds = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(spec, "matches")) {
            for (int i = 0; i < matches; i++) {
                Meter meter = new Meter();
                FinishedMatch finished =
                        played.playBatch(order, null, HUNG_SECONDS, Long.MAX_VALUE, match -> match.watch(meter));
                speeds.add(new Speed(finished.realTimeFactor(), meter.speed()));
                progress.show(i + 1, matches);
            }
        }
        print(speeds, order.duration());
        return 0;
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

    private void print(List<Speed> speeds, double seconds) {
        List<Speed> warm = speeds.subList(speeds.size() / 2, speeds.size());
        double byClock = median(warm.stream().mapToDouble(Speed::byClock).toArray());
        double byProcessor =
                median(warm.stream().mapToDouble(Speed::byProcessor).toArray());
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            JsonWriter object = new JsonWriter().beginObject();
            object.name("simulatedSeconds").rounded(seconds, 3);
            object.name("matches").beginArray();
            for (Speed speed : speeds) {
                object.beginObject().name("timesRealTime").rounded(speed.byClock, 1);
                object.name("timesRealTimeByProcessor")
                        .rounded(speed.byProcessor, 1)
                        .endObject();
            }
            object.endArray().name("warm").beginObject();
            object.name("timesRealTime").rounded(byClock, 1);
            object.name("timesRealTimeByProcessor").rounded(byProcessor, 1).endObject();
            out.println(object.endObject());
            return;
        }
        out.printf(Locale.ROOT, "%-16s %12s %12s%n", "times real time", "wall clock", "CPU time");
        for (int i = 0; i < speeds.size(); i++) {
            out.printf(
                    Locale.ROOT,
                    "match %-10d %,12.0f %,12.0f%n",
                    i + 1,
                    speeds.get(i).byClock,
                    speeds.get(i).byProcessor);
        }
        out.printf(Locale.ROOT, "%-16s %,12.0f %,12.0f%n", "warm, median", byClock, byProcessor);
    }

    private static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
