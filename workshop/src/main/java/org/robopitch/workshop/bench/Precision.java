// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.workshop.bench.own.RobopitchEngine;

/**
 * Work against precision: what a step of a length costs an engine, and what it costs in accuracy. All engines begin in the
 * same moments of a scene; the error is the mean displacement of robots and ball a tenth of a second later from where the
 * same engine gets with steps of {@value #REFERENCE_STEP} s.
 */
public final class Precision {
    static final double REFERENCE_STEP = 2e-5;

    /** The lengths of steps that are tried, s. */
    public static final List<Double> STEPS = List.of(0.00025, 0.0005, 0.001, 0.002, 0.004, 0.008);

    private static final double DURATION = 0.1;
    private static final int STEPS_BETWEEN_STATES = 397;
    private static final int TIMED_RUNS = 5;

    private final int states;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /** Measures from that many starting states. */
    public Precision(int states) {
        this.states = states;
    }

    /**
     * One point of the diagram.
     *
     * @param scene which scene
     * @param contender which engine
     * @param stepSeconds length of a step, s
     * @param errorMillimetres mean displacement of all bodies against the reference, mm
     * @param nsPerSimulatedMillisecond processor time for a millisecond of the scene, ns
     */
    public record Point(
            Scene scene,
            Contender contender,
            double stepSeconds,
            double errorMillimetres,
            double nsPerSimulatedMillisecond) {}

    /** Measures engines on scenes and tells, before each, what comes next. */
    public List<Point> run(List<Scene> scenes, List<Contender> contenders, Consumer<String> progress) {
        List<Point> points = new ArrayList<>();
        for (Scene scene : scenes) {
            List<StartState> starts = starts(scene);
            for (Contender contender : contenders) {
                progress.accept(scene.label() + " on " + contender.label() + " ...");
                points.addAll(measure(scene, contender, starts));
            }
        }
        return points;
    }

    /** Moments of the scene as our engine plays it, some apart, commands included. */
    private List<StartState> starts(Scene scene) {
        MirosotLeague league = BenchLeague.common();
        RobopitchEngine engine = new RobopitchEngine(league);
        SceneRun run = new SceneRun(scene, engine, BenchParameters.of(league), SceneBenchmark.SEED);
        List<StartState> starts = new ArrayList<>();
        while (starts.size() < states) {
            run.advance(STEPS_BETWEEN_STATES);
            starts.add(engine.state());
        }
        return starts;
    }

    private List<Point> measure(Scene scene, Contender contender, List<StartState> starts) {
        double[][] reference = new double[starts.size()][];
        double[][] shorter = new double[starts.size()][];
        double last = STEPS.get(STEPS.size() - 1);
        SceneEngine fine = contender.create(BenchLeague.withStep(REFERENCE_STEP));
        for (int i = 0; i < reference.length; i++) {
            starts.get(i).putInto(fine);
            int steps = wholeSteps(last) * (int) Math.rint(last / REFERENCE_STEP);
            advance(fine, steps);
            shorter[i] = places(fine);
            advance(fine, (int) Math.rint(DURATION / REFERENCE_STEP) - steps);
            reference[i] = places(fine);
        }
        List<Point> points = new ArrayList<>();
        for (double step : STEPS) {
            // Twelve steps of 8 ms end a little before the tenth of a second: they are compared there.
            boolean whole = Math.abs(wholeSteps(step) * step - DURATION) < 1e-9;
            points.add(measure(scene, contender, step, starts, whole ? reference : shorter));
        }
        return points;
    }

    private static int wholeSteps(double step) {
        return (int) Math.floor(DURATION / step + 1e-9);
    }

    private Point measure(
            Scene scene, Contender contender, double step, List<StartState> starts, double[][] reference) {
        SceneEngine engine = contender.create(BenchLeague.withStep(step));
        int steps = wholeSteps(step);
        double error = 0;
        for (int i = 0; i < reference.length; i++) {
            starts.get(i).putInto(engine);
            advance(engine, steps);
            error += distance(places(engine), reference[i]);
        }
        double least = Double.POSITIVE_INFINITY;
        for (int run = 0; run < TIMED_RUNS; run++) {
            long spent = 0;
            for (StartState start : starts) {
                start.putInto(engine);
                long before = threads.getCurrentThreadCpuTime();
                advance(engine, steps);
                spent += threads.getCurrentThreadCpuTime() - before;
            }
            least = Math.min(least, spent / (1e3 * steps * step * starts.size()));
        }
        return new Point(scene, contender, step, 1e3 * error / reference.length, least);
    }

    private static void advance(SceneEngine engine, int steps) {
        for (int i = 0; i < steps; i++) {
            engine.step();
        }
    }

    private static double[] places(SceneEngine engine) {
        double[] places = new double[2 * BenchParameters.ROBOTS + 2];
        for (int i = 0; i < BenchParameters.ROBOTS; i++) {
            places[2 * i] = engine.robotX(i);
            places[2 * i + 1] = engine.robotY(i);
        }
        places[places.length - 2] = engine.ballX();
        places[places.length - 1] = engine.ballY();
        return places;
    }

    private static double distance(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i += 2) {
            sum += Math.hypot(one[i] - other[i], one[i + 1] - other[i + 1]);
        }
        return 2 * sum / one.length;
    }
}
