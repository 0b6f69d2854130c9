// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.robopitch.links.fira.trial.FiraBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch bench links}: how even and how fast the links to programs outside are. */
@Command(
        name = "links",
        description = "Time the links to programs outside at 5 v 5: the evenness of the stream in real time, and cycles"
                + " per second in lockstep.",
        footer = {"", "How the numbers are made is told in docs/benchmarks.md."})
final class BenchLinksCommand implements Callable<Integer> {
    /** One line of the table. A link adds its own to {@link #MEASUREMENTS}. */
    private record Measurement(String name, Measure measure) {}

    @FunctionalInterface
    private interface Measure {
        /** Measures for about so many seconds, and says what came out. */
        String run(double seconds) throws Exception;
    }

    private static final List<Measurement> MEASUREMENTS = List.of(
            new Measurement("stream over UDP, in real time", BenchLinksCommand::jitter),
            new Measurement("lockstep over UDP", BenchLinksCommand::lockstep));

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "Real seconds for each measurement, 1 to 3600. Default: 10.")
    double seconds;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (!(seconds >= 1 && seconds <= 3600)) {
            throw new ParameterException(spec.commandLine(), "--seconds must be between 1 and 3600, but is " + seconds);
        }
        PrintWriter out = spec.commandLine().getOut();
        for (Measurement measurement : MEASUREMENTS) {
            out.printf("%-32s %s%n", measurement.name, measurement.measure.run(seconds));
            out.flush();
        }
        return 0;
    }

    private static String jitter(double seconds) throws Exception {
        FiraBench.Jitter jitter = FiraBench.jitter(seconds);
        return String.format(
                Locale.ROOT,
                "every %.0f ms, off by %.3f ms (median), %.3f ms (p99), over %d environments",
                jitter.cycleMillis(),
                jitter.medianMillis(),
                jitter.p99Millis(),
                jitter.environments());
    }

    private static String lockstep(double seconds) throws Exception {
        return String.format(Locale.ROOT, "%.0f cycles/s, two programs", FiraBench.lockstepCyclesPerSecond(seconds));
    }
}
