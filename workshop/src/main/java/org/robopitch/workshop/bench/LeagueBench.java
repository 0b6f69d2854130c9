// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;

/** Times the steps of leagues as they are played, without peers, against real time. */
public final class LeagueBench {
    private static final List<String> SCENES = List.of("random", "scrum");

    /** How many measurements a run of the Middle Size League makes. */
    public static final int PARTS = Dialect.values().length * SCENES.size();

    /** How many measurements a run of MiroSot makes. */
    public static final int MIROSOT_PARTS = Size.values().length;

    private final int forks;

    /** A bench that forks a virtual machine per measurement. */
    public LeagueBench() {
        this(1);
    }

    LeagueBench(int forks) {
        this.forks = forks;
    }

    /**
     * The speed of one scene.
     *
     * @param scene random or scrum, with the dialect
     * @param nanosecondsPerStep median
     * @param timesRealTime how much faster than real time
     * @param bytesPerStep allocated
     */
    public record Speed(String scene, double nanosecondsPerStep, double timesRealTime, double bytesPerStep) {}

    /** Measures both scenes in both dialects and tells, before each, what comes next. */
    public List<Speed> run(BenchPlan plan, Consumer<String> progress) throws RunnerException {
        List<Speed> speeds = new ArrayList<>();
        for (Dialect dialect : Dialect.values()) {
            for (String scene : SCENES) {
                progress.accept("middle-size " + dialect + " " + scene + " ...");
                speeds.add(measure(plan, dialect, scene));
            }
        }
        return speeds;
    }

    /** Measures random driving of MiroSot in all sizes and tells, before each, what comes next. */
    public List<Speed> runMirosot(BenchPlan plan, Consumer<String> progress) throws RunnerException {
        List<Speed> speeds = new ArrayList<>();
        for (Size size : Size.values()) {
            String scene = size.robotsPerTeam() + "v" + size.robotsPerTeam() + " random";
            progress.accept("mirosot " + scene + " ...");
            double step = MirosotParameters.defaults(size).timing().step();
            ChainedOptionsBuilder options =
                    options(plan, MirosotBenchmark.class).param("size", size.name());
            speeds.add(measure(options, scene, step));
        }
        return speeds;
    }

    private Speed measure(BenchPlan plan, Dialect dialect, String scene) throws RunnerException {
        ChainedOptionsBuilder options =
                options(plan, LeagueBenchmark.class).param("scene", scene).param("dialect", dialect.name());
        return measure(
                options,
                dialect + " " + scene,
                MiddleSizeParameters.of(dialect).timing().step());
    }

    private ChainedOptionsBuilder options(BenchPlan plan, Class<?> benchmark) {
        return Bench.options(plan, benchmark, forks).jvmArgs(Bench.asStarted());
    }

    private static Speed measure(ChainedOptionsBuilder options, String name, double step) throws RunnerException {
        RunResult result = new Runner(options.build()).runSingle();
        List<IterationResult> iterations = Bench.iterations(result.getBenchmarkResults());
        double nanoseconds = Bench.median(
                iterations.stream().mapToDouble(one -> one.getPrimaryResult().getScore()));
        double bytes = Bench.median(iterations.stream()
                .mapToDouble(one -> requireNonNull(one.getSecondaryResults().get("allocatedBytes"))
                                .getScore()
                        / LeagueBenchmark.STEPS_PER_CALL));
        return new Speed(name, nanoseconds, step * 1e9 / nanoseconds, bytes);
    }

    /** {@return how the speeds of a league are shown} */
    static Table<Speed> figures(String league) {
        return new Table<Speed>()
                .column(league, "%-22s", "scene", Speed::scene)
                .column("ns/step", "%,9.0f", "nsPerStep", 1, Speed::nanosecondsPerStep)
                .column("times real time", "%,16.0f", "timesRealTime", 0, Speed::timesRealTime)
                .column("bytes/step", "%11.1f", "bytesPerStep", 3, Speed::bytesPerStep);
    }
}
