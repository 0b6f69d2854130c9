// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.lab.report.Table;
import org.robopitch.links.fira.trial.FiraBench;
import org.robopitch.links.sharedmemory.RoundTrips;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch bench links}: how even and how fast the links to external programs are. */
@Command(
        name = "links",
        footerHeading = "%nExample:%n  robopitch bench links --seconds 5%n",
        description = "Benchmark the links to external programs at 5v5: jitter in real time, and cycles per "
                + "second in lockstep.",
        footer = {"", "See docs/benchmarks.md for the method."})
final class BenchLinksCommand extends ProgramCommand.Reporting {
    /** One line of the table. A link adds its own to {@link #MEASUREMENTS}. */
    private record Measurement(String name, Measure measure) {}

    @FunctionalInterface
    private interface Measure {
        /** Measures for about so many seconds, and says what came out. */
        Result<?> run(double seconds) throws Exception;
    }

    /** What a measurement found, and how it is shown to people and programs. */
    private record Result<T>(T found, Table<T> figures) {
        String text() {
            return figures.line(found);
        }

        void members(JsonWriter into) {
            figures.members(found, into);
        }
    }

    private static final Table<FiraBench.Jitter> JITTER = new Table<FiraBench.Jitter>()
            .column("", "every %.0f ms,", "cycleMilliseconds", 3, FiraBench.Jitter::cycleMillis)
            .column("", "off by %.3f ms (median),", "medianMilliseconds", 3, FiraBench.Jitter::medianMillis)
            .column("", "%.3f ms (p99),", "p99Milliseconds", 3, FiraBench.Jitter::p99Millis)
            .column("", "over %d environments", "environments", FiraBench.Jitter::environments);
    private static final Table<Double> LOCKSTEP = new Table<Double>()
            .column("", "%.0f cycles/s, two programs", "cyclesPerSecond", 0, rate -> rate)
            .key("programs", 0, rate -> 2);
    private static final Table<RoundTrips.Result> ROUND_TRIPS = new Table<RoundTrips.Result>()
            .column("", "%.0f cycles/s,", "cyclesPerSecond", 0, RoundTrips.Result::cyclesPerSecond)
            .column("", "round trip %.1f µs (median),", "medianMicroseconds", 1, RoundTrips.Result::medianMicros)
            .column("", "%.1f µs (p99),", "p99Microseconds", 1, RoundTrips.Result::slowMicros)
            .column("", "over %d cycles", "cycles", RoundTrips.Result::cycles);

    private static final List<Measurement> MEASUREMENTS = List.of(
            new Measurement("stream over UDP, in real time", BenchLinksCommand::jitter),
            new Measurement("lockstep over UDP", BenchLinksCommand::lockstep),
            new Measurement("lockstep in shared memory, Java", time -> sharedMemory(trips -> trips.withJava(time))));

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Real seconds for each measurement, 1 to 3600. Default: 10.")
    double seconds = 10;

    @Option(
            names = "--c-client",
            paramLabel = "PROGRAM",
            description = "Also measure shared memory with a C program: clients/shared-memory/c/echo.c, compiled.")
    @Nullable
    String cClient;

    @Override
    public Integer call() throws Exception {
        between("--seconds", seconds, 1, 3600);
        List<Measurement> measurements = new ArrayList<>(MEASUREMENTS);
        if (cClient != null) {
            List<String> program = List.of(cClient);
            measurements.add(new Measurement(
                    "lockstep in shared memory, C", time -> sharedMemory(trips -> trips.with(program, time))));
        }
        JsonWriter results = new JsonWriter().beginObject();
        results.name("secondsEach").rounded(seconds, 3).name("measurements").beginArray();
        try (ProgressLine progress = progress("")) {
            progress.endsAfter(seconds * measurements.size());
            for (Measurement measurement : measurements) {
                progress.part(measurement.name, measurements.size());
                Result<?> result = measurement.measure.run(seconds);
                results.beginObject().name("name").value(measurement.name);
                result.members(results);
                results.endObject();
                tell(progress, "%-32s %s", measurement.name, result.text());
            }
        }
        printJson(results.endArray().endObject());
        return 0;
    }

    private static Result<?> jitter(double seconds) throws Exception {
        return new Result<>(FiraBench.jitter(seconds), JITTER);
    }

    private static Result<?> lockstep(double seconds) throws Exception {
        return new Result<>(FiraBench.lockstepCyclesPerSecond(seconds), LOCKSTEP);
    }

    /** Makes round trips with a program. */
    private interface Trips {
        RoundTrips.Result make(RoundTrips trips) throws Exception;
    }

    /** Shared memory is timed with blue outside, against the chaser. */
    private static Result<?> sharedMemory(Trips trips) throws Exception {
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        League league = catalogue.league(MatchOrder.of("mirosot", "5v5", "idle", "chaser", 1));
        try (RoundTrips made = new RoundTrips(
                league,
                (seed, outside) -> new Match(
                        new MatchSetup(league, outside.apply(Side.BLUE), catalogue.team("mirosot", "chaser"), seed)))) {
            return new Result<>(trips.make(made), ROUND_TRIPS);
        }
    }
}
