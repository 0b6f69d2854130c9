// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.List;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;

/** A robot at the boundary: Klančar 2007, fig. 4 and 5, eq. 17 to 21. */
final class WallPivots {
    private static final double SIDE = 0.075;
    private static final double RIM_SPEED = 0.8;

    /** The paper's robot: a square whose wheels are as far apart as it is wide, turning as commanded. */
    private static final String SQUARE = """
            size: middle
            robot: {track: 0.075}
            drive: {model: ideal}
            """;

    private record Corner(String name, int heading, double along) {}

    private static final List<Corner> CORNERS = List.of(
            new Corner("front right", 115, 0.8),
            new Corner("front left", 65, 0.8),
            new Corner("back left", 295, -0.8),
            new Corner("back right", 245, -0.8));

    private WallPivots() {}

    static void write(HtmlReport report) {
        report.section("A robot at the boundary (fig. 4 and 5, eq. 17 to 21)")
                .paragraph("Each corner in turn hits the wall at 65° and 0.8 m/s. While the robot pivots, its angular "
                        + "velocity is given by eq. 21: (4/5)·ω_L·r/L for the front right corner and the left wheel; "
                        + "the other three follow by symmetry. The reference integrates eq. 21 with Hipparchus from "
                        + "the first output in which the corner touches.");
        Comparison numbers = new Comparison();
        Plot plot = RobotResponse.curves("Heading while the corner pivots", "heading, degrees");
        for (Corner corner : CORNERS) {
            Course course =
                    Course.of(corner.name, SQUARE + """
                    initial: {robots: [{robot: blue 1, x: 0.2, y: 0.75, headingDegrees: %d, along: %s}]}
                    duration: 0.5
                    outputInterval: 0.002
                    """.formatted(corner.heading, Double.toString(corner.along)));
            compare(numbers, plot, corner, course);
            if (corner.heading == 115) {
                report.plot(course.picture("The front right corner", 0));
            }
        }
        report.plot(plot);
        numbers.write(report, "Eq. 18 to 21", "Hipparchus, eq. 21");
        report.verdict(numbers.holds(), "All four corners turn the robot as in eq. 21, until two corners touch.");
        straight(report);
    }

    private static void compare(Comparison numbers, Plot plot, Corner corner, Course course) {
        double expected = 0.8 * RIM_SPEED / SIDE;
        int begin = -1;
        int end = -1;
        for (int i = 0; i < course.states().size(); i++) {
            double spin = Math.abs(course.states().get(i).bodies().get(0).spin());
            if (spin > 0.5 * expected) {
                begin = begin < 0 ? i : begin;
                end = i;
            }
        }
        plot.add(Series.line(corner.name, course.curve(0, body -> Math.toDegrees(body.heading()))));
        if (begin < 0 || end <= begin) {
            numbers.add(corner.name + ": angular velocity, rad/s", 0, expected, 1e-6);
            return;
        }
        Course.State from = course.states().get(begin);
        Course.State to = course.states().get(end);
        double sign = Math.signum(from.bodies().get(0).spin());
        double[] state = Witness.integrate(
                (time, s) -> new double[] {sign * expected},
                new double[] {from.bodies().get(0).heading()},
                from.time(),
                to.time());
        numbers.add(
                        corner.name + ": angular velocity, rad/s",
                        Math.abs(to.bodies().get(0).spin()),
                        expected,
                        1e-2)
                .add(
                        corner.name + ": heading at the end of the pivot, rad",
                        to.bodies().get(0).heading(),
                        state[0],
                        5e-3)
                .add(
                        corner.name + ": at rest against the wall, degrees off",
                        Math.abs(
                                Math.IEEEremainder(Math.toDegrees(course.last(0).heading()), 90)),
                        0,
                        0.5);
    }

    private static void straight(HtmlReport report) {
        Course stopped = Course.of("two corners", SQUARE + """
                initial: {robots: [{robot: blue 1, x: 0.2, y: 0.6, headingDegrees: 90, along: 0.8}]}
                duration: 0.6
                outputInterval: 0.02
                """);
        Course sliding = Course.of("flat", SQUARE + """
                initial: {robots: [{robot: blue 1, x: -0.4, y: 0.82, headingDegrees: 20, along: 0.8}]}
                duration: 0.6
                outputInterval: 0.02
                """);
        report.plot(stopped.picture("Two corners: it stops", 0)).plot(sliding.picture("A flat angle: it slides", 0));
        boolean stands = Math.hypot(stopped.last(0).along(), stopped.last(0).spin()) < 1e-9;
        boolean slides = sliding.last(0).x() > -0.1;
        report.verdict(
                stands && slides,
                "Two corners stop the robot (eq. 17). Below the threshold of 30° it slides along the wall. "
                        + "The paper does not say how; ours turns until it is parallel to the wall.");
    }
}
