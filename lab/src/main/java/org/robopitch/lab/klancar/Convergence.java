// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.lab.report.HtmlReport;

/** Where the distance between engine and Hipparchus comes from: steps, tolerance and grip are varied one by one. */
final class Convergence {
    private static final double STEP = 0.001;
    private static final double GRIP = 1e-4;

    private Convergence() {}

    static void write(HtmlReport report) {
        List<List<String>> rows = new ArrayList<>();
        for (double step : new double[] {0.008, 0.004, 0.002, 0.001, 0.0005}) {
            rows.add(row(step, GRIP, Witness.TOLERANCE));
        }
        rows.add(row(STEP, GRIP, 1e-8));
        for (double grip : new double[] {2e-4, 4e-4, 8e-4}) {
            rows.add(row(STEP, grip, Witness.TOLERANCE));
        }
        report.table(
                "Distance from Hipparchus after 0.64 s; the largest over both rows and both robots.",
                List.of("step, ms", "sideways grip", "tolerance", "apart, mm"),
                rows);
        double one = CollisionCourses.apart(STEP, GRIP, Witness.TOLERANCE);
        double two = CollisionCourses.apart(STEP, 2 * GRIP, Witness.TOLERANCE);
        double atNone = Math.abs(2 * one - two);
        report.paragraph(String.format(
                Locale.ROOT,
                "Both locate impacts, and the motion between them is exact, so neither step nor tolerance "
                        + "matters, and there is no order of convergence. The remaining difference is proportional to "
                        + "the grip of wheels that slide sideways, which Hipparchus does not model and which cannot be "
                        + "less than 0.0001 in our engine. Extrapolated to a grip of 0, the two are %.4f mm apart.",
                atNone));
    }

    private static List<String> row(double step, double grip, double tolerance) {
        return List.of(
                String.format(Locale.ROOT, "%.1f", 1000 * step),
                String.format(Locale.ROOT, "%.4f", grip),
                String.format(Locale.ROOT, "%.0e", tolerance),
                String.format(Locale.ROOT, "%.4f", CollisionCourses.apart(step, grip, tolerance)));
    }
}
