// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.hipparchus.analysis.solvers.BracketingNthOrderBrentSolver;
import org.robopitch.engine.body.Rim;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;

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

    /** The distance of the rim in a direction, by our table and by Hipparchus, m, and our normal there, degrees. */
    private record Direction(int degrees, double ours, double theirs, double normal) {
        static Direction of(Rim rim, int degrees) {
            double phi = Math.toRadians(degrees);
            double[] normal = new double[2];
            rim.normal(Math.cos(phi), Math.sin(phi), normal);
            return new Direction(
                    degrees,
                    rim.radius(Math.cos(phi), Math.sin(phi)),
                    touching(phi),
                    Math.toDegrees(Math.atan2(normal[1], normal[0])));
        }

        double phi() {
            return Math.toRadians(degrees);
        }
    }

    private RimTables() {}

    static void write(HtmlReport report) {
        report.section("Outline and rim (fig. 7 and 8)")
                .paragraph("The rim is the path of the ball's centre when the ball is rolled around the robot. It is "
                        + "stored as two tables: distance r(φ) and direction of the normal. For each φ, the reference "
                        + "finds the distance at which the ball touches the outline with Hipparchus' Brent solver.");
        double[] x = Arrays.stream(CONTOUR).mapToDouble(corner -> corner[0]).toArray();
        double[] y = Arrays.stream(CONTOUR).mapToDouble(corner -> corner[1]).toArray();
        Rim rim = Rim.aroundContour(x, y, BALL);
        List<double[]> inner = new ArrayList<>(List.of(CONTOUR));
        inner.add(CONTOUR[0]);
        List<Direction> all = IntStream.rangeClosed(0, 360)
                .mapToObj(degrees -> Direction.of(rim, degrees))
                .toList();
        double worst = all.stream()
                .mapToDouble(one -> Math.abs(one.ours - one.theirs))
                .max()
                .orElse(0);
        report.plot(new Plot("Outline (inner) and rim", "x, mm", "y, mm")
                .equalScales()
                .size(440, 420)
                .add(Series.line("outline", Course.path(inner, 0)))
                .add(Series.dashed(
                        "rim",
                        Series.points(
                                all,
                                one -> 1000 * one.ours * Math.cos(one.phi()),
                                one -> 1000 * one.ours * Math.sin(one.phi())))));
        report.table(
                "The two tables, every 15°; the robot is symmetric",
                Table.of(all.stream()
                                .filter(one -> one.degrees <= 180 && one.degrees % 15 == 0)
                                .toList())
                        .column("φ", "%d°", Direction::degrees)
                        .column("r, mm", "%.3f", one -> 1000 * one.ours)
                        .column("Hipparchus, mm", "%.3f", one -> 1000 * one.theirs)
                        .column("normal", "%.1f°", Direction::normal));
        report.verdict(
                worst < 3e-4,
                text(
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
