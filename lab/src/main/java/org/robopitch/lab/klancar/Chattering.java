// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.analysis.solvers.BracketingNthOrderBrentSolver;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.game.MirosotScenario;

/**
 * Two robots that push each other, the problem that the papers name at the end of their sec. 4 (Klančar 2003, sec. 4.4; 2007,
 * sec. 4.4.2): located one by one, their impacts follow each other ever faster.
 */
final class Chattering {
    private static final double RESTITUTION = 0.4;
    /** Speed to which the wheels are commanded, m/s, and the time constant of the motors, s. */
    private static final double COMMANDED = 0.6;

    private static final String PUSHING = """
        size: middle
        collisions: {robotRestitution: 0.4}
        initial:
          robots:
            - {robot: blue 1, x: -0.1, y: 0}
            - {robot: yellow 1, x: 0.1, y: 0, headingDegrees: 180}
        commands:
          - {at: 0, robot: blue 1, wheelSpeeds: [%1$s, %1$s]}
          - {at: 0, robot: yellow 1, wheelSpeeds: [%1$s, %1$s]}
        duration: 2
        outputInterval: 0.01
        """;

    private Chattering() {}

    /** The pair in our engine at a moment: impacts so far, and the gap between the robots, m. */
    record Moment(double time, long impacts, double gap) {}

    static final class Pair {
        final List<Moment> moments = new ArrayList<>();
        final double timeConstant;
        final double startGap;

        Pair() {
            ScenarioRun<MirosotGame> run = new ScenarioRun<>(Scenario.parse(
                    "pushing", PUSHING.formatted(Double.toString(commandedWheelSpeed())), MirosotScenario::new));
            timeConstant = run.game().parameters().drive().timeConstant();
            run.play(() -> moments.add(new Moment(
                    run.game().world().time(),
                    run.game().world().quality().impacts(),
                    run.game().world().gap(0, run.game().parameters().robotsPerTeam()))));
            startGap = moments.get(0).gap;
        }

        private static double commandedWheelSpeed() {
            return COMMANDED
                    / org.robopitch.mirosot.parameters.RobotParameters.defaults()
                            .wheelRadius();
        }

        long impacts() {
            return moments.get(moments.size() - 1).impacts;
        }

        /** {@return the impacts of the second half} */
        long laterImpacts() {
            return impacts() - moments.get(moments.size() / 2).impacts;
        }

        double deepest() {
            return moments.stream().mapToDouble(Moment::gap).min().orElse(0);
        }
    }

    /**
     * {@return the moments of the impacts if each is located, s: both robots' speeds follow v = u + (v₀ − u)·e^(−t/τ), and an impact
     * turns them into −ε·v}
     */
    static List<Double> located(double gap, double timeConstant, int most, double nearest) {
        BracketingNthOrderBrentSolver solver = new BracketingNthOrderBrentSolver(1e-15, 1e-18, 5);
        List<Double> impacts = new ArrayList<>();
        double time = 0;
        double speed = 0;
        double way = gap / 2;
        while (impacts.size() < most) {
            double v = speed;
            double left = way;
            double high = 1e-15;
            while (travelled(v, high, timeConstant) < left) {
                high *= 1.5;
            }
            // From rest at a distance, or from a rebound: in that case its first moment is a root, too.
            double low = left > 0 ? 0 : high / 1.5;
            double next = solver.solve(200, t -> travelled(v, t, timeConstant) - left, low, high);
            time += next;
            impacts.add(time);
            if (impacts.size() > 1 && next < nearest) {
                break;
            }
            speed = -RESTITUTION * (COMMANDED + (v - COMMANDED) * Math.exp(-next / timeConstant));
            way = 0;
        }
        return impacts;
    }

    private static double travelled(double speed, double time, double timeConstant) {
        // 1 − e^(−x) by expm1, which keeps its digits for the shortest times.
        return COMMANDED * time - (speed - COMMANDED) * timeConstant * Math.expm1(-time / timeConstant);
    }

    static void write(HtmlReport report) {
        Pair ours = new Pair();
        List<Double> located = located(ours.startGap, ours.timeConstant, 200, 1e-9);
        List<Series.Point> intervals = new ArrayList<>();
        for (int i = 1; i < located.size(); i++) {
            intervals.add(new Series.Point(i + 1, located.get(i) - located.get(i - 1)));
        }
        report.section("Chattering (sec. 4.4)")
                .paragraph("Two robots drive at each other and keep pushing. With restitution 0.4 and every impact"
                        + " located, each rebound is shorter than the last: the intervals shrink by the"
                        + " restitution, so infinitely many impacts fall into a finite time, and a simulation that"
                        + " halves its step for each of them halts. The paper proposes to accept a small distance"
                        + " instead. Ours has a threshold of speed: contacts that close more slowly are pressed"
                        + " together without a bounce, so that a step costs the same however long they push.")
                .plot(new Plot(
                                "Impacts, each located",
                                Axis.linear("impact"),
                                Axis.logarithmic("time since the last one, s"))
                        .size(440, 320)
                        .add(Series.of("Hipparchus' root of the closed form", intervals, Series.Style.MARKED)))
                .table(
                        "The same robots in our engine",
                        Table.of(ours.moments.stream()
                                        .filter(moment -> Math.abs(moment.time * 5 - Math.rint(moment.time * 5)) < 1e-6)
                                        .toList())
                                .column("time, s", "%.1f", Moment::time)
                                .column("impacts so far", Moment::impacts)
                                .column("gap, mm", "%.4f", moment -> 1000 * moment.gap))
                .verdict(
                        located.size() > 15
                                && ours.impacts() < located.size()
                                && ours.laterImpacts() == 0
                                && ours.deepest() > -1e-4,
                        "Located one by one, %d impacts fall into the %.3f s before they are a nanosecond apart. Ours"
                                + " has %d, none of them in the second half of 2 s of pushing, and the robots overlap by"
                                + " at most %.4f mm.",
                        located.size(),
                        located.get(located.size() - 1) - located.get(0),
                        ours.impacts(),
                        Math.max(0, -1000 * ours.deepest()));
    }
}
