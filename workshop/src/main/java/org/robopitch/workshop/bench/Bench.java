// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static java.util.Objects.requireNonNull;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs a plan: each engine on each scene through JMH, in a virtual machine of its own, one thread, one after another. */
final class Bench {

    /**
     * The same flags for all. The serial collector has the cheapest write barrier and no threads of its own, which
     * served the allocating peers best.
     */
    private static final List<String> VIRTUAL_MACHINE = List.of("-XX:+UseSerialGC", "-Xms512m", "-Xmx512m");

    /** From this Java on, what JMH does is answered with warnings, which it passes on to the output of ours. */
    private static final int FIRST_JAVA_TO_WARN_OF_UNSAFE = 24;

    private final int forks;

    /** A bench that forks a virtual machine per measurement, as it must for numbers that mean something. */
    Bench() {
        this(1);
    }

    /** A bench of zero forks stays in this virtual machine, which is good enough to test the machinery. */
    Bench(int forks) {
        this.forks = forks;
    }

    /** Measures subjects and tells, before each, what comes next. */
    List<Measurement> run(BenchPlan plan, List<Subject> subjects, Consumer<String> progress) throws RunnerException {
        List<Measurement> measurements = new ArrayList<>();
        for (Subject subject : subjects) {
            progress.accept(
                    subject.league().isEmpty()
                            ? "[" + (measurements.size() + 1) + "/" + subjects.size() + "] " + subject.name() + " ..."
                            : subject.name() + " ...");
            measurements.add(measure(plan, subject));
        }
        return measurements;
    }

    private Measurement measure(BenchPlan plan, Subject subject) throws RunnerException {
        TimeValue iteration = TimeValue.milliseconds(Math.round(1_000 * plan.iterationSeconds()));
        List<IterationResult> iterations = new Runner(new OptionsBuilder()
                        .include("^" + StepBenchmark.class.getName().replace(".", "\\.") + "\\.step$")
                        .param("name", subject.name())
                        .forks(forks)
                        .jvmArgs(flags(subject))
                        .threads(1)
                        .warmupIterations(plan.warmUpSeconds())
                        .warmupTime(iteration)
                        .measurementIterations(plan.measuredSeconds())
                        .measurementTime(iteration)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .runSingle().getBenchmarkResults().stream()
                        .flatMap(fork -> fork.getIterationResults().stream())
                        .toList();
        return new Measurement(
                subject,
                median(iterations.stream()
                        .mapToDouble(one -> one.getPrimaryResult().getScore())),
                median(iterations.stream()
                        .mapToDouble(one -> counter(one, "processorNanoseconds") / counter(one, "timedSteps"))),
                total(iterations, "touchingPairs") / total(iterations, "observedStates"),
                total(iterations, "allocatedBytes") / total(iterations, "observedSteps"));
    }

    /** Engines that are compared get the same flags; leagues are timed as they are played, with the flags of this program. */
    private static String[] flags(Subject subject) {
        List<String> flags = new ArrayList<>(
                subject.league().isEmpty()
                        ? VIRTUAL_MACHINE
                        : ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                                .filter(flag -> flag.startsWith("-X"))
                                .toList());
        if (Runtime.version().feature() >= FIRST_JAVA_TO_WARN_OF_UNSAFE) {
            flags.add("--sun-misc-unsafe-memory-access=allow");
        }
        return flags.toArray(String[]::new);
    }

    private static double total(List<IterationResult> iterations, String name) {
        return iterations.stream().mapToDouble(one -> counter(one, name)).sum();
    }

    private static double counter(IterationResult iteration, String name) {
        return requireNonNull(iteration.getSecondaryResults().get(name), name).getScore();
    }

    static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : 0.5 * (sorted[middle - 1] + sorted[middle]);
    }
}
