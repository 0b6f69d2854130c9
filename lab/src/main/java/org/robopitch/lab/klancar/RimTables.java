// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hipparchus.analysis.solvers.BracketingNthOrderBrentSolver;
import org.robopitch.engine.body.Rim;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;

/** The robot's outline and the two look-up tables of its rim: Klančar 2007, fig. 7 and 8. */
final class RimTables {
    private static final double BALL = 0.02135;

    /** A cube with a mouth for the ball, of the kind of fig. 7; the paper gives no numbers for its own. */
    private static final double[][] CONTOUR = {
        {0.0375, 0.0375},
        {-0.0375, 0.0375},
        {-0.0375, -0.0375},
        {0.0375, -0.0375},
        {0.0375, -0.024},
        {0.033, -0.0198},
        {0.0294, -0.0148},
        {0.0269, -0.0091},
        {0.0257, -0.0031},
        {0.0257, 0.0031},
        {0.0269, 0.0091},
        {0.0294, 0.0148},
        {0.033, 0.0198},
        {0.0375, 0.024},
    };

    private RimTables() {}

    static void write(HtmlReport report) {
        report.section("Outline and rim (fig. 7 and 8)")
                .paragraph("The rim is the path of the ball's centre when the ball is rolled around the robot. It is "
                        + "stored as two tables: distance r(φ) and direction of the normal. For each φ, the reference "
                        + "finds the distance at which the ball touches the outline with Hipparchus' Brent solver.");
        double[] x = new double[CONTOUR.length];
        double[] y = new double[CONTOUR.length];
        List<Series.Point> inner = new ArrayList<>();
        for (int i = 0; i <= CONTOUR.length; i++) {
            double[] corner = CONTOUR[i % CONTOUR.length];
            inner.add(new Series.Point(1000 * corner[0], 1000 * corner[1]));
            if (i < CONTOUR.length) {
                x[i] = corner[0];
                y[i] = corner[1];
            }
        }
        Rim rim = Rim.aroundContour(x, y, BALL);
        List<Series.Point> outer = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        double worst = 0;
        double[] normal = new double[2];
        for (int degrees = 0; degrees <= 360; degrees++) {
            double phi = Math.toRadians(degrees);
            double ours = rim.radius(Math.cos(phi), Math.sin(phi));
            double theirs = touching(phi);
            worst = Math.max(worst, Math.abs(ours - theirs));
            outer.add(new Series.Point(1000 * ours * Math.cos(phi), 1000 * ours * Math.sin(phi)));
            if (degrees <= 180 && degrees % 15 == 0) {
                rim.normal(Math.cos(phi), Math.sin(phi), normal);
                rows.add(List.of(
                        degrees + "°",
                        String.format(Locale.ROOT, "%.3f", 1000 * ours),
                        String.format(Locale.ROOT, "%.3f", 1000 * theirs),
                        String.format(Locale.ROOT, "%.1f°", Math.toDegrees(Math.atan2(normal[1], normal[0])))));
            }
        }
        report.plot(new Plot("Outline (inner) and rim", Axis.linear("x, mm"), Axis.linear("y, mm"))
                .equalScales()
                .size(440, 420)
                .add(Series.of("outline", inner, Series.Style.LINE))
                .add(Series.of("rim", outer, Series.Style.DASHED)));
        report.table(
                "The two tables, every 15°; the robot is symmetric",
                List.of("φ", "r, mm", "Hipparchus, mm", "normal"),
                rows);
        report.verdict(
                worst < 3e-4 ? HtmlReport.Outcome.REPRODUCED : HtmlReport.Outcome.DIFFERS,
                String.format(
                        Locale.ROOT,
                        "The method of fig. 8: tables and reference differ by at most %.3f mm at 361 angles. The "
                                + "paper draws its robot's outline without dimensions; ours is similar.",
                        1000 * worst));
    }

    /** The farthest distance in a direction at which the ball touches the outline. */
    private static double touching(double phi) {
        double cos = Math.cos(phi);
        double sin = Math.sin(phi);
        double far = 0.12;
        double near = far;
        while (gap(near * cos, near * sin) > 0) {
            near -= 5e-4;
        }
        return new BracketingNthOrderBrentSolver(1e-12, 5)
                .solve(200, radius -> gap(radius * cos, radius * sin), near, near + 5e-4);
    }

    private static double gap(double px, double py) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < CONTOUR.length; i++) {
            double[] a = CONTOUR[i];
            double[] b = CONTOUR[(i + 1) % CONTOUR.length];
            double dx = b[0] - a[0];
            double dy = b[1] - a[1];
            double share = ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy);
            share = Math.max(0, Math.min(1, share));
            least = Math.min(least, Math.hypot(px - a[0] - share * dx, py - a[1] - share * dy));
        }
        return least - BALL;
    }
}
