// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static java.util.Objects.requireNonNull;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs a plan: each engine on each scene through JMH, in a virtual machine of its own, one thread, one after another. */
public final class Bench {

    /**
     * The same flags for all. The serial collector has the cheapest write barrier and no threads of its own, which
     * served the allocating peers best.
     */
    private static final List<String> VIRTUAL_MACHINE = List.of("-XX:+UseSerialGC", "-Xms512m", "-Xmx512m");

    /** From this Java on, what JMH does is answered with warnings, which it passes on to the output of ours. */
    private static final int FIRST_JAVA_TO_WARN_OF_UNSAFE = 24;

    private final int forks;

    /** A bench that forks a virtual machine per measurement, as it must for numbers that mean something. */
    public Bench() {
        this(1);
    }

    /** A bench of zero forks stays in this virtual machine, which is good enough to test the machinery. */
    Bench(int forks) {
        this.forks = forks;
    }

    /** Measures everything in the plan and tells, before each part, what comes next. */
    public List<Measurement> run(BenchPlan plan, Consumer<String> progress) throws RunnerException {
        List<Measurement> measurements = new ArrayList<>();
        int parts = plan.scenes().size() * plan.contenders().size();
        for (Scene scene : plan.scenes()) {
            for (Contender contender : plan.contenders()) {
                progress.accept("[" + (measurements.size() + 1) + "/" + parts + "] " + scene.label() + " on "
                        + contender.label() + " ...");
                measurements.add(measure(plan, scene, contender));
            }
        }
        return measurements;
    }

    /** How both benchmarks are run: one thread, as long as planned, and without a word. */
    static ChainedOptionsBuilder options(BenchPlan plan, Class<?> benchmark, int forks) {
        TimeValue iteration = TimeValue.milliseconds(Math.round(1_000 * plan.iterationSeconds()));
        return new OptionsBuilder()
                .include("^" + benchmark.getName().replace(".", "\\.") + "\\.step$")
                .forks(forks)
                .jvmArgs(virtualMachine())
                .threads(1)
                .warmupIterations(plan.warmUpSeconds())
                .warmupTime(iteration)
                .measurementIterations(plan.measuredSeconds())
                .measurementTime(iteration)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
    }

    private Measurement measure(BenchPlan plan, Scene scene, Contender contender) throws RunnerException {
        RunResult result = new Runner(options(plan, SceneBenchmark.class, forks)
                        .param("scene", scene.label())
                        .param("engine", contender.label())
                        .build())
                .runSingle();
        List<IterationResult> iterations = iterations(result.getBenchmarkResults());
        return new Measurement(
                scene,
                contender,
                median(iterations.stream()
                        .mapToDouble(one -> one.getPrimaryResult().getScore())),
                median(iterations.stream()
                        .mapToDouble(one -> counter(one, "processorNanoseconds") / counter(one, "timedSteps"))),
                total(iterations, "touchingPairs") / total(iterations, "observedStates"),
                total(iterations, "allocatedBytes") / total(iterations, "observedSteps"));
    }

    /** The flags for engines that are compared. */
    static String[] virtualMachine() {
        return withoutWarnings(VIRTUAL_MACHINE);
    }

    /** The flags with which this program was started: so leagues are timed as they are played. */
    static String[] asStarted() {
        return withoutWarnings(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("-X"))
                .toList());
    }

    private static String[] withoutWarnings(List<String> given) {
        List<String> flags = new ArrayList<>(given);
        if (Runtime.version().feature() >= FIRST_JAVA_TO_WARN_OF_UNSAFE) {
            flags.add("--sun-misc-unsafe-memory-access=allow");
        }
        return flags.toArray(String[]::new);
    }

    static List<IterationResult> iterations(Collection<BenchmarkResult> forks) {
        return forks.stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .toList();
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
