// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.mixedreality.collision.Slip;

/** The slip curves of fig. 6 and 7. */
final class SlipCurves {
    /** An angle and the side to which B moves. */
    private record SlipOfA(int degrees, int sigma) {
        double ofY() {
            return Slip.perpendicularA(Math.toRadians(degrees), sigma);
        }

        double ofOther() {
            return Slip.perpendicularOther(ofY(), sigma);
        }
    }

    private static final List<SlipOfA> SLIPS_OF_A = Stream.of(-45, 0, 45)
            .flatMap(degrees -> Stream.of(new SlipOfA(degrees, -1), new SlipOfA(degrees, 1)))
            .toList();

    private SlipCurves() {}

    static void write(HtmlReport report) {
        report.section("Slip of the colliding robot A (fig. 6)")
                .paragraph("A wheel with slip S turns at (1 − S) of its commanded speed. The curves show eq. 11 and 12 "
                        + "against the collision angle β_A, clockwise positive; σ is the side to which B moves. The "
                        + "paper's range is −45° to 45°; outside it (dotted), we keep the value at its end. At slip 1, "
                        + "two of these lines coincide on either side.");
        report.drawing(
                        "Fig. 6, left: A drives up in all six, both wheels at v; the orange arrows show the speed "
                                + "that slip leaves. The blue dot is the collision point; B and its direction are grey. σ = −1 "
                                + "left, +1 right; β = −45°, 0, 45° from top to bottom.",
                        WheelPictures.ofA())
                .plot(figureSix())
                .table(
                        "Slip of A",
                        Table.of(SLIPS_OF_A)
                                .column("β_A", "%d°", SlipOfA::degrees)
                                .column("σ", one -> one.sigma > 0 ? "+1" : "−1")
                                .column("S_Y", one -> number(one.ofY()))
                                .column("S_Ȳ", one -> number(one.ofOther()))
                                .column("v*_Y", "%s v", one -> number(1 - one.ofY()))
                                .column("v*_Ȳ", "%s v", one -> number(1 - one.ofOther())))
                .verdict(
                        figureSixHolds(),
                        "Slips range from 0 to 2 as in the paper, S_Ȳ is S_Y + σ everywhere, and at β = 0 A turns on "
                                + "the spot. The paper prints neither numbers nor a scale; the lines follow from eq. 11 and 12 "
                                + "alone.");
        report.section("Slip of the collided robot B (fig. 7)")
                .paragraph(
                        "Eq. 13: only the wheel on the side that was hit slips. The paper's range of |β_B| is 45° to "
                                + "135°; outside it (dotted), we keep the value at its end.");
        report.drawing(
                        "Fig. 7, left: B drives up in all six. It is hit from the right (top) or from the left; |β| "
                                + "= 135°, 90°, 45° from left to right. A wheel without an arrow is at rest.",
                        WheelPictures.ofB())
                .plot(figureSeven())
                .table(
                        "Slip of B",
                        Table.of(List.of(45.0, 67.5, 90.0, 112.5, 135.0))
                                .column("|β_B|", "%s°", degrees -> degrees)
                                .column("S_W", degrees -> number(slipOfB(degrees)))
                                .column("v*_W", "%s v", degrees -> number(1 - slipOfB(degrees))))
                .verdict(
                        figureSevenHolds(),
                        "The parabola passes through the paper's three points: 1 at 45°, 1/3 at 90°, 0 at 135°.");
    }

    private static boolean figureSixHolds() {
        boolean holds = true;
        for (int degrees = -45; degrees <= 45; degrees++) {
            for (int sigma = -1; sigma <= 1; sigma += 2) {
                double ofY = Slip.perpendicularA(Math.toRadians(degrees), sigma);
                double ofOther = Slip.perpendicularOther(ofY, sigma);
                holds &= ofY >= 0 && ofY <= 2 && ofOther >= 0 && ofOther <= 2;
                holds &= Math.abs(ofY - (1 - sigma / 2.0 * (1 + degrees / 45.0))) < 1e-12;
                holds &= Math.abs(ofOther - ofY - sigma) < 1e-12;
            }
        }
        return holds;
    }

    private static boolean figureSevenHolds() {
        return Math.abs(Slip.perpendicularB(Math.PI / 4) - 1) < 1e-12
                && Math.abs(Slip.perpendicularB(Math.PI / 2) - 1.0 / 3) < 1e-12
                && Math.abs(Slip.perpendicularB(3 * Math.PI / 4)) < 1e-12;
    }

    /** What is held beyond the paper's range, to both sides. */
    private static void addHeld(Plot plot, int from, int to, int by, DoubleUnaryOperator slip, int colour) {
        plot.add(curve("held", from - by, from, slip, Series.Style.DOTTED, colour)
                .unnamed());
        plot.add(curve("held", to, to + by, slip, Series.Style.DOTTED, colour).unnamed());
    }

    private static Plot figureSix() {
        Plot plot = new Plot("Fig. 6, right: slip of A", "β_A, degrees", "slip")
                .rangeX(-60, 60)
                .rangeY(-0.1, 2.1)
                .add(curve("wheel Y, σ = +1", -45, 45, beta -> Slip.perpendicularA(beta, 1), Series.Style.LINE, 0))
                .add(curve("wheel Ȳ, σ = +1", -45, 45, beta -> other(beta, 1), Series.Style.DASHED, 0))
                .add(curve("wheel Y, σ = −1", -45, 45, beta -> Slip.perpendicularA(beta, -1), Series.Style.LINE, 1))
                .add(curve("wheel Ȳ, σ = −1", -45, 45, beta -> other(beta, -1), Series.Style.DASHED, 1));
        for (int sigma : new int[] {1, -1}) {
            addHeld(plot, -45, 45, 15, beta -> Slip.perpendicularA(beta, sigma), sigma > 0 ? 0 : 1);
            addHeld(plot, -45, 45, 15, beta -> other(beta, sigma), sigma > 0 ? 0 : 1);
        }
        return plot;
    }

    private static double other(double beta, int sigma) {
        return Slip.perpendicularOther(Slip.perpendicularA(beta, sigma), sigma);
    }

    private static Plot figureSeven() {
        Plot plot = new Plot("Fig. 7, right: slip of the bumped wheel", "|β_B|, degrees", "slip")
                .rangeX(30, 150)
                .rangeY(-0.05, 1.05)
                .add(curve("wheel at the bumped side", 45, 135, Slip::perpendicularB, Series.Style.LINE, 0))
                .add(Series.marks(
                                "the paper's three points",
                                List.of(
                                        new Series.Point(45, 1),
                                        new Series.Point(90, 1.0 / 3),
                                        new Series.Point(135, 0)))
                        .coloured(1));
        addHeld(plot, 45, 135, 15, Slip::perpendicularB, 0);
        return plot;
    }

    private static Series curve(
            String name, int from, int to, DoubleUnaryOperator slip, Series.Style style, int colour) {
        List<Series.Point> points = Series.points(
                IntStream.rangeClosed(from, to).boxed().toList(),
                degrees -> degrees,
                degrees -> slip.applyAsDouble(Math.toRadians(degrees)));
        return Series.of(name, points, style).coloured(colour);
    }

    private static double slipOfB(double degrees) {
        return Slip.perpendicularB(Math.toRadians(degrees));
    }

    private static String number(double value) {
        return text("%.3f", value + 0.0).replace("-0.000", "0.000");
    }
}
