// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.robopitch.mirosot.game.Mirosot;

/**
 * Work against precision: what a step of a length costs an engine, and what it costs in accuracy. All engines begin in the
 * same moments of a scene; the error is the mean displacement of robots and ball a tenth of a second later from where the
 * same engine gets with steps of {@value #REFERENCE_STEP} s.
 */
final class Precision {
    static final double REFERENCE_STEP = 2e-5;

    /** The lengths of steps that are tried, s. */
    static final List<Double> STEPS = List.of(0.000125, 0.00025, 0.0005, 0.001, 0.002, 0.004, 0.008);

    private static final double DURATION = 0.1;
    private static final int STEPS_BETWEEN_STATES = 397;
    private static final int TIMED_RUNS = 5;

    private final int states;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /** Measures from that many starting states. */
    Precision(int states) {
        this.states = states;
    }

    /**
     * One point of the diagram.
     *
     * @param stepSeconds length of a step, s
     * @param errorMillimetres mean displacement of all bodies against the reference, mm
     * @param nsPerSimulatedMillisecond processor time for a millisecond of the scene, ns
     */
    record Point(
            Scene scene,
            Contender contender,
            double stepSeconds,
            double errorMillimetres,
            double nsPerSimulatedMillisecond) {}

    /** Measures engines on scenes and tells, before each, what comes next. */
    List<Point> run(List<Scene> scenes, List<Contender> contenders, Consumer<String> progress) {
        List<Point> points = new ArrayList<>();
        for (Scene scene : scenes) {
            List<Moment> starts = starts(scene);
            for (Contender contender : contenders) {
                progress.accept(scene.label() + " on " + contender.label() + " ...");
                points.addAll(measure(scene, contender, starts));
            }
        }
        return points;
    }

    /** Moments of the scene as our engine plays it, some apart, commands included. */
    private List<Moment> starts(Scene scene) {
        Mirosot league = Scene.league(Scene.COMMON_STEP);
        RobopitchEngine engine = new RobopitchEngine(league);
        SceneRun run = new SceneRun(scene, engine, league, SceneRun.SEED);
        List<Moment> starts = new ArrayList<>();
        while (starts.size() < states) {
            run.advance(STEPS_BETWEEN_STATES);
            starts.add(engine.moment());
        }
        return starts;
    }

    private List<Point> measure(Scene scene, Contender contender, List<Moment> starts) {
        // Twelve steps of 8 ms end a little before the tenth of a second: they are compared there.
        double last = STEPS.get(STEPS.size() - 1);
        int early = wholeSteps(last) * (int) Math.rint(last / REFERENCE_STEP);
        List<Moment> shorter = new ArrayList<>();
        List<Moment> reference = new ArrayList<>();
        SceneEngine fine = contender.create(Scene.league(REFERENCE_STEP));
        for (Moment start : starts) {
            fine.start(start);
            shorter.add(advance(fine, early));
            reference.add(advance(fine, wholeSteps(REFERENCE_STEP) - early));
        }
        return STEPS.stream()
                .map(step -> {
                    boolean whole = Math.abs(wholeSteps(step) * step - DURATION) < 1e-9;
                    return measure(scene, contender, step, starts, whole ? reference : shorter);
                })
                .toList();
    }

    private static int wholeSteps(double step) {
        return (int) Math.floor(DURATION / step + 1e-9);
    }

    private Point measure(Scene scene, Contender contender, double step, List<Moment> starts, List<Moment> reference) {
        SceneEngine engine = contender.create(Scene.league(step));
        int steps = wholeSteps(step);
        double error = 0;
        for (int i = 0; i < starts.size(); i++) {
            engine.start(starts.get(i));
            error += advance(engine, steps).distance(reference.get(i));
        }
        double least = Double.POSITIVE_INFINITY;
        for (int run = 0; run < TIMED_RUNS; run++) {
            long spent = 0;
            for (Moment start : starts) {
                engine.start(start);
                long before = threads.getCurrentThreadCpuTime();
                for (int i = 0; i < steps; i++) {
                    engine.step();
                }
                spent += threads.getCurrentThreadCpuTime() - before;
            }
            least = Math.min(least, spent / (1e3 * steps * step * starts.size()));
        }
        return new Point(scene, contender, step, 1e3 * error / starts.size(), least);
    }

    private static Moment advance(SceneEngine engine, int steps) {
        for (int i = 0; i < steps; i++) {
            engine.step();
        }
        Moment moment = new Moment();
        engine.look(moment);
        return moment;
    }
}
