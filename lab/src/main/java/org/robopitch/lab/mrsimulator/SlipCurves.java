// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mixedreality.collision.Slip;

/** The slip curves of fig. 6 and 7. */
final class SlipCurves {
    private SlipCurves() {}

    static void write(HtmlReport report) {
        report.section("Slip in perpendicular collisions (fig. 6 and 7)")
                .paragraph("A wheel with slip S turns with (1 − S) of its commanded speed. Left: the colliding robot A,"
                        + " eq. 11 and 12, against the collision angle; σ says to which side B moves. Right: the wheel at"
                        + " the bumped side of the collided robot B, eq. 13.");
        report.plot(figureSix()).table("Slip of A", List.of("β_A", "σ", "S_Y", "S_Ȳ", "v*_Y", "v*_Ȳ"), rowsOfA());
        report.plot(figureSeven()).table("Slip of B", List.of("|β_B|", "S_W", "v*_W"), rowsOfB());
    }

    private static Plot figureSix() {
        return new Plot("Fig. 6: slip of the colliding robot A", Axis.linear("β_A, degrees"), Axis.linear("slip"))
                .rangeX(-47, 47)
                .rangeY(-0.1, 2.1)
                .add(curve("wheel Y, σ = +1", -45, 45, beta -> Slip.perpendicularA(beta, 1), Series.Style.LINE, 0))
                .add(curve("wheel Ȳ, σ = +1", -45, 45, beta -> other(beta, 1), Series.Style.DASHED, 0))
                .add(curve("wheel Y, σ = −1", -45, 45, beta -> Slip.perpendicularA(beta, -1), Series.Style.LINE, 1))
                .add(curve("wheel Ȳ, σ = −1", -45, 45, beta -> other(beta, -1), Series.Style.DASHED, 1));
    }

    private static double other(double beta, int sigma) {
        return Slip.perpendicularOther(Slip.perpendicularA(beta, sigma), sigma);
    }

    private static Plot figureSeven() {
        return new Plot("Fig. 7: slip of the bumped wheel of B", Axis.linear("|β_B|, degrees"), Axis.linear("slip"))
                .rangeX(43, 137)
                .rangeY(-0.05, 1.05)
                .add(curve("wheel at the bumped side", 45, 135, Slip::perpendicularB, Series.Style.LINE, 0))
                .add(Series.of(
                                "the paper's three points",
                                List.of(
                                        new Series.Point(45, 1),
                                        new Series.Point(90, 1.0 / 3),
                                        new Series.Point(135, 0)),
                                Series.Style.POINTS)
                        .coloured(1));
    }

    private static Series curve(
            String name, int from, int to, DoubleUnaryOperator slip, Series.Style style, int colour) {
        List<Series.Point> points = new ArrayList<>();
        for (int degrees = from; degrees <= to; degrees++) {
            points.add(new Series.Point(degrees, slip.applyAsDouble(Math.toRadians(degrees))));
        }
        return Series.of(name, points, style).coloured(colour);
    }

    private static List<List<String>> rowsOfA() {
        List<List<String>> rows = new ArrayList<>();
        for (int degrees : new int[] {-45, 0, 45}) {
            for (int sigma : new int[] {-1, 1}) {
                double ofY = Slip.perpendicularA(Math.toRadians(degrees), sigma);
                double ofOther = Slip.perpendicularOther(ofY, sigma);
                rows.add(List.of(
                        degrees + "°",
                        sigma > 0 ? "+1" : "−1",
                        number(ofY),
                        number(ofOther),
                        number(1 - ofY) + " v",
                        number(1 - ofOther) + " v"));
            }
        }
        return rows;
    }

    private static List<List<String>> rowsOfB() {
        List<List<String>> rows = new ArrayList<>();
        for (double degrees : new double[] {45, 67.5, 90, 112.5, 135}) {
            double slip = Slip.perpendicularB(Math.toRadians(degrees));
            rows.add(List.of(degrees + "°", number(slip), number(1 - slip) + " v"));
        }
        return rows;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value + 0.0).replace("-0.000", "0.000");
    }
}
