// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        Result run(double seconds) throws Exception;
    }

    /** What a measurement found: in words, and as numbers in their order, each by its name for programs. */
    private record Result(String format, List<Number> numbers) {
        Result(String format, Number... numbers) {
            this(format, List.of(numbers));
        }

        /** A number with the digits after the point that mean something. */
        record Number(String key, int digits, Object value) {}

        String text() {
            return String.format(
                    Locale.ROOT, format, numbers.stream().map(Number::value).toArray());
        }
    }

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
                Result result = measurement.measure.run(seconds);
                results.beginObject().name("name").value(measurement.name);
                result.numbers.forEach(one -> Table.write(one.value, one.digits, results.name(one.key)));
                results.endObject();
                tell(progress, "%-32s %s", measurement.name, result.text());
            }
        }
        printJson(results.endArray().endObject());
        return 0;
    }

    private static Result jitter(double seconds) throws Exception {
        FiraBench.Jitter jitter = FiraBench.jitter(seconds);
        return new Result(
                "every %.0f ms, off by %.3f ms (median), %.3f ms (p99), over %d environments",
                new Result.Number("cycleMilliseconds", 3, jitter.cycleMillis()),
                new Result.Number("medianMilliseconds", 3, jitter.medianMillis()),
                new Result.Number("p99Milliseconds", 3, jitter.p99Millis()),
                new Result.Number("environments", 0, jitter.environments()));
    }

    private static Result lockstep(double seconds) throws Exception {
        return new Result(
                "%.0f cycles/s, two programs",
                new Result.Number("cyclesPerSecond", 0, FiraBench.lockstepCyclesPerSecond(seconds)),
                new Result.Number("programs", 0, 2));
    }

    /** Makes round trips with a program. */
    private interface Trips {
        RoundTrips.Result make(RoundTrips trips) throws Exception;
    }

    /** Shared memory is timed with blue outside, against the chaser. */
    private static Result sharedMemory(Trips trips) throws Exception {
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        League league = catalogue.league(MatchOrder.of("mirosot", "5v5", "idle", "chaser", 1));
        try (RoundTrips made = new RoundTrips(
                league,
                (seed, outside) -> new Match(
                        new MatchSetup(league, outside.apply(Side.BLUE), catalogue.team("mirosot", "chaser"), seed)))) {
            RoundTrips.Result result = trips.make(made);
            return new Result(
                    "%.0f cycles/s, round trip %.1f µs (median), %.1f µs (p99), over %d cycles",
                    new Result.Number("cyclesPerSecond", 0, result.cyclesPerSecond()),
                    new Result.Number("medianMicroseconds", 1, result.medianMicros()),
                    new Result.Number("p99Microseconds", 1, result.slowMicros()),
                    new Result.Number("cycles", 0, result.cycles()));
        }
    }
}
