// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;

/** The study behind ΔTs = 1 ms (sec. 4.2): how far off the wheels are after two seconds, against the step. */
final class StepSizeStudy {
    private static final double CYCLE = 0.02;
    private static final int CYCLES = 100;
    private static final int[] STEPS_PER_CYCLE = {1, 2, 4, 10, 20, 40, 100, 200};
    /** Where the plots begin, mm: an error of exactly 0 cannot be drawn. */
    private static final double LEAST_DRAWN = 1e-14;

    /** Errors below this are rounding, and have no order, mm or rad. */
    private static final double ROUNDING = 1e-9;

    private static final double FAST = 0.09748;
    private static final double SLOW = 0.04977;

    private record Scheme(String name, String brief, Series.Style style, TrajectoryParameters parameters) {}

    private record Motion(String name, double left, double right) {}

    private static final List<Scheme> SCHEMES = List.of(
            new Scheme("published (sign, f = ½)", "sign", Series.Style.MARKED, TrajectoryParameters.published()),
            new Scheme(
                    "published, heading frozen in the cycle",
                    "frozen",
                    Series.Style.DASHED,
                    TrajectoryParameters.published().frozen()),
            new Scheme(
                    "projected, f = ½",
                    "proj. ½",
                    Series.Style.MARKED,
                    TrajectoryParameters.published()
                            .with(TrajectoryParameters.Correction.PROJECTED, TrajectoryParameters.Share.FIXED)),
            new Scheme(
                    "projected, f = v_R/(v_R − v_L)",
                    "proj. v",
                    Series.Style.MARKED,
                    TrajectoryParameters.published()
                            .with(TrajectoryParameters.Correction.PROJECTED, TrajectoryParameters.Share.CONSISTENT)),
            new Scheme("exact arc", "exact", Series.Style.DOTTED, TrajectoryParameters.exact()));

    private static final List<Motion> MOTIONS = List.of(
            new Motion("straight", FAST, FAST),
            new Motion("curve", SLOW, FAST),
            new Motion("one wheel", 0, FAST),
            new Motion("spin", -FAST, FAST));

    private StepSizeStudy() {}

    static void write(HtmlReport report) {
        report.section("Step size (sec. 4.2)")
                .paragraph(
                        "A robot rolls for 2 s at constant wheel speeds, with cycles of 20 ms and sub-steps from 20 ms"
                                + " down to 0.1 ms. Its initial heading is %.1f rad (%.1f°), on neither axis: the"
                                + " correction by signs acts on x and y alike, so its error depends on the heading. The"
                                + " error is the distance of the worse wheel from the closed-form circle at the end. The"
                                + " paper chose 1 ms based on such a study.",
                        Rolling.START_HEADING, Math.toDegrees(Rolling.START_HEADING));
        for (Motion motion : MOTIONS) {
            report.drawing(caption(motion), plot(motion).svg());
            report.table(
                    "Wheel error, mm",
                    schemes(
                            Table.of(Arrays.stream(STEPS_PER_CYCLE).boxed().toList())
                                    .column("ΔTs, ms", "%.1f", steps -> 1000 * CYCLE / steps),
                            motion));
        }
        report.paragraph("On a straight line, every scheme is exact except for rounding. If the heading is frozen "
                + "during a cycle, as printed, the error depends on the cycle, not on the step: halving the "
                + "step gains nothing. The paper's study therefore only makes sense if the heading is updated "
                + "in every sub-step, which is what we do.");
        report.table(
                "Wheel error after 2 s with ΔTs = 1 ms, mm",
                motions(
                        "%.2e",
                        (scheme, motion) -> 1000 * error(scheme, motion, 20).wheel()));
        report.table(
                "Measured orders (position/heading) of all curves, from ΔTs = 0.2 to 0.1 ms; a dash means "
                        + "rounding error only",
                motions("%s", StepSizeStudy::orders));
        report.table(
                "Frozen heading on the curve: the cycle decides, mm",
                Table.of(List.of(40, 20, 10, 5))
                        .column("ΔTc", "%d ms", cycle -> cycle)
                        .column("ΔTs = 1 ms", "%.3f", cycle -> frozen(cycle, cycle))
                        .column("ΔTs = 0.1 ms", "%.3f", cycle -> frozen(cycle, 10 * cycle)));
        double worst = 0;
        for (Motion motion : MOTIONS) {
            worst = Math.max(worst, 1000 * error(SCHEMES.get(0), motion, 20).wheel());
        }
        Motion curve = MOTIONS.get(1);
        double published = orderOf(
                error(SCHEMES.get(0), curve, 100).wheel(),
                error(SCHEMES.get(0), curve, 200).wheel());
        double frozen = orderOf(
                error(SCHEMES.get(1), curve, 100).wheel(),
                error(SCHEMES.get(1), curve, 200).wheel());
        report.verdict(
                worst < 5 && Math.abs(published - 1) < 0.1 && Math.abs(frozen) < 0.1,
                "With ΔTs = 1 ms, the published scheme ends within %.2f mm after 2 s in every motion, and "
                        + "its error decreases with the step (order %.2f). As printed, with a frozen heading, it would "
                        + "not (order %.2f). The paper gives the choice of 1 ms but no numbers.",
                worst,
                published,
                frozen);
    }

    /** What a reader cannot see in a plot: curves that are rounding, and curves that lie on each other. */
    private static String caption(Motion motion) {
        List<String> words = new ArrayList<>();
        List<String> rounding = new ArrayList<>();
        double noise = 0;
        List<Scheme> drawn = new ArrayList<>();
        for (Scheme scheme : SCHEMES) {
            double largest = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int steps : STEPS_PER_CYCLE) {
                double error = 1000 * error(scheme, motion, steps).wheel();
                largest = Math.max(largest, error);
                least = Math.min(least, error);
            }
            if (least < LEAST_DRAWN) {
                words.add(scheme.name() + ": not drawn where the error is 0");
            }
            if (largest < ROUNDING) {
                rounding.add(scheme.name());
                noise = Math.max(noise, largest);
            } else {
                drawn.stream()
                        .filter(other -> coincide(other, scheme, motion))
                        .findFirst()
                        .ifPresent(other -> words.add(scheme.name() + ": lies on " + other.name()));
                drawn.add(scheme);
            }
        }
        if (!rounding.isEmpty()) {
            String who = rounding.size() == SCHEMES.size() ? "All" : String.join(", ", rounding);
            words.add(text("%s: nothing but rounding, at most %.0e mm", who, noise));
        }
        return words.isEmpty() ? "No curve hides another." : String.join(". ", words) + ".";
    }

    private static boolean coincide(Scheme one, Scheme other, Motion motion) {
        boolean same = true;
        for (int steps : STEPS_PER_CYCLE) {
            double a = error(one, motion, steps).wheel();
            double b = error(other, motion, steps).wheel();
            same &= Math.abs(a - b) <= 0.15 * Math.max(a, b);
        }
        return same;
    }

    private static Plot plot(Motion motion) {
        Plot plot = new Plot(
                        motion.name() + text(" (%.0f, %.0f mm/s)", 1000 * motion.left(), 1000 * motion.right()),
                        Axis.logarithmic("ΔTs, ms"),
                        Axis.logarithmic("wheel error, mm"))
                .rangeX(0.08, 25)
                .rangeY(LEAST_DRAWN, 100)
                .size(560, 380);
        for (Scheme scheme : SCHEMES) {
            List<Series.Point> points = Series.points(
                            Arrays.stream(STEPS_PER_CYCLE).boxed().toList(),
                            steps -> 1000 * CYCLE / steps,
                            steps -> 1000 * error(scheme, motion, steps).wheel())
                    .stream()
                    .filter(point -> point.y() >= LEAST_DRAWN)
                    .toList();
            if (!points.isEmpty()) {
                plot.add(Series.of(scheme.name, points, scheme.style).coloured(SCHEMES.indexOf(scheme)));
            }
        }
        return plot;
    }

    /** The plot's numbers: a row for each step, a column for each scheme. */
    private static Table<Integer> schemes(Table<Integer> table, Motion motion) {
        for (Scheme scheme : SCHEMES) {
            table.column(
                    scheme.brief,
                    "%.1e",
                    steps -> 1000 * error(scheme, motion, steps).wheel());
        }
        return table;
    }

    /** A row for each scheme, a column for each motion. */
    private static Table<Scheme> motions(String format, BiFunction<Scheme, Motion, Object> value) {
        Table<Scheme> table = Table.of(SCHEMES).column("scheme", Scheme::name);
        MOTIONS.forEach(motion -> table.column(motion.name, format, scheme -> value.apply(scheme, motion)));
        return table;
    }

    private static Rolling.Error error(Scheme scheme, Motion motion, int stepsPerCycle) {
        return Rolling.after(scheme.parameters(), motion.left(), motion.right(), CYCLES, CYCLE, stepsPerCycle);
    }

    private static String orders(Scheme scheme, Motion motion) {
        Rolling.Error coarse = error(scheme, motion, 100);
        Rolling.Error fine = error(scheme, motion, 200);
        return order(1000 * coarse.position(), 1000 * fine.position()) + " / "
                + order(coarse.heading(), fine.heading());
    }

    /** The order of an error in mm or rad; a dash where it is rounding. */
    private static String order(double coarse, double fine) {
        return coarse < ROUNDING || fine < ROUNDING ? "–" : text("%.2f", orderOf(coarse, fine) + 0.0);
    }

    private static double orderOf(double coarse, double fine) {
        return Math.log(coarse / fine) / Math.log(2);
    }

    /** The error on the curve with a heading that is frozen in a cycle, ms, mm. */
    private static double frozen(int milliseconds, int stepsPerCycle) {
        TrajectoryParameters frozen = TrajectoryParameters.published().frozen();
        return 1000
                * Rolling.after(frozen, SLOW, FAST, 2000 / milliseconds, milliseconds / 1000.0, stepsPerCycle)
                        .wheel();
    }
}
