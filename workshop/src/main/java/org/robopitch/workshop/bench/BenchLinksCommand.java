// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgressLine;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.trial.FiraBench;
import org.robopitch.links.sharedmemory.RoundTrips;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch bench links}: how even and how fast the links to external programs are. */
@Command(
        name = "links",
        footerHeading = "%nExample:%n  robopitch bench links --seconds 5%n",
        description = "Benchmark the links to external programs at 5v5: jitter in real time, and cycles per "
                + "second in lockstep.",
        footer = {"", "See docs/benchmarks.md for the method."})
final class BenchLinksCommand implements Callable<Integer> {
    /** One line of the table. A link adds its own to {@link #MEASUREMENTS}. */
    private record Measurement(String name, Measure measure) {}

    @FunctionalInterface
    private interface Measure {
        /** Measures for about so many seconds, and says what came out. */
        Result run(double seconds) throws Exception;
    }

    /** What a measurement found: for people, and as members of a JSON object. */
    private record Result(String text, Consumer<JsonWriter> members) {}

    private static final List<Measurement> MEASUREMENTS = List.of(
            new Measurement("stream over UDP, in real time", BenchLinksCommand::jitter),
            new Measurement("lockstep over UDP", BenchLinksCommand::lockstep),
            new Measurement("lockstep in shared memory, Java", BenchLinksCommand::sharedMemory));

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "Real seconds for each measurement, 1 to 3600. Default: 10.")
    double seconds;

    @Option(
            names = "--c-client",
            paramLabel = "PROGRAM",
            description = "Also measure shared memory with a C program: clients/shared-memory/c/echo.c, compiled.")
    @Nullable
    String cClient;

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (!(seconds >= 1 && seconds <= 3600)) {
            throw new ParameterException(spec.commandLine(), "--seconds must be between 1 and 3600, but is " + seconds);
        }
        PrintWriter out = spec.commandLine().getOut();
        List<Measurement> measurements = new ArrayList<>(MEASUREMENTS);
        if (cClient != null) {
            List<String> program = List.of(cClient);
            measurements.add(new Measurement("lockstep in shared memory, C", time -> sharedMemory(program, time)));
        }
        JsonWriter results = new JsonWriter().beginObject();
        results.name("secondsEach").rounded(seconds, 3).name("measurements").beginArray();
        try (ProgressLine progress = new ProgressLine(spec, "")) {
            progress.endsAfter(seconds * measurements.size());
            for (Measurement measurement : measurements) {
                progress.part(measurement.name, measurements.size());
                Result result = measurement.measure.run(seconds);
                results.beginObject().name("name").value(measurement.name);
                result.members.accept(results);
                results.endObject();
                if (!json) {
                    progress.print(() -> {
                        out.printf("%-32s %s%n", measurement.name, result.text);
                        out.flush();
                    });
                }
            }
        }
        if (json) {
            out.println(results.endArray().endObject());
        }
        return 0;
    }

    private static Result jitter(double seconds) throws Exception {
        FiraBench.Jitter jitter = FiraBench.jitter(seconds);
        String text = String.format(
                Locale.ROOT,
                "every %.0f ms, off by %.3f ms (median), %.3f ms (p99), over %d environments",
                jitter.cycleMillis(),
                jitter.medianMillis(),
                jitter.p99Millis(),
                jitter.environments());
        return new Result(text, json -> {
            json.name("cycleMilliseconds").rounded(jitter.cycleMillis(), 3);
            json.name("medianMilliseconds").rounded(jitter.medianMillis(), 3);
            json.name("p99Milliseconds").rounded(jitter.p99Millis(), 3);
            json.name("environments").value(jitter.environments());
        });
    }

    private static Result lockstep(double seconds) throws Exception {
        double cycles = FiraBench.lockstepCyclesPerSecond(seconds);
        String text = String.format(Locale.ROOT, "%.0f cycles/s, two programs", cycles);
        return new Result(
                text,
                json -> json.name("cyclesPerSecond")
                        .value(Math.round(cycles))
                        .name("programs")
                        .value(2));
    }

    private static Result sharedMemory(double seconds) throws Exception {
        try (RoundTrips trips = roundTrips()) {
            return result(trips.withJava(seconds));
        }
    }

    private static Result sharedMemory(List<String> program, double seconds) throws Exception {
        try (RoundTrips trips = roundTrips()) {
            return result(trips.with(program, seconds));
        }
    }

    /** Shared memory is timed with blue outside, against the chaser. */
    private static RoundTrips roundTrips() throws IOException {
        BuiltInCatalogue catalogue = new BuiltInCatalogue(Teams.samples());
        League league = catalogue.league(MatchOrder.of("mirosot", "5v5", "idle", "chaser", 1));
        return new RoundTrips(
                league,
                (seed, outside) -> new Match(
                        new MatchSetup(league, outside.apply(Side.BLUE), catalogue.team("mirosot", "chaser"), seed)));
    }

    private static Result result(RoundTrips.Result result) {
        String text = String.format(
                Locale.ROOT,
                "%.0f cycles/s, round trip %.1f µs (median), %.1f µs (p99), over %d cycles",
                result.cyclesPerSecond(),
                result.medianMicros(),
                result.slowMicros(),
                result.cycles());
        return new Result(text, json -> {
            json.name("cyclesPerSecond").value(Math.round(result.cyclesPerSecond()));
            json.name("medianMicroseconds").rounded(result.medianMicros(), 1);
            json.name("p99Microseconds").rounded(result.slowMicros(), 1);
            json.name("cycles").value(result.cycles());
        });
    }
}
