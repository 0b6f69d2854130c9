// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.List;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** How a robot answers commands: Klančar 2003, eq. 1 to 3, and Klančar 2007, eq. 1 to 10. */
final class RobotResponse {
    private static final String FIRST_ORDER = """
            size: middle
            drive: {model: first-order}
            initial: {robots: [{robot: blue 1, x: -0.6, y: -0.4, headingDegrees: 20}]}
            commands:
              - {at: 0.0, robot: blue 1, wheelSpeeds: [30, 36]}
              - {at: 0.6, robot: blue 1, wheelSpeeds: [42, 22]}
            duration: 1.2
            outputInterval: 0.02
            """;
    private static final String TORQUES = """
            size: middle
            robot: {massCentreOffset: 0.015}
            drive: {model: dynamic, command: torque, damping: 0.00002}
            initial: {robots: [{robot: blue 1, x: 0.3, y: 0.0, headingDegrees: 10, along: -0.8, spin: 0.4}]}
            commands:
              - {at: 0.7, robot: blue 1, torques: [0.0012, 0.0020]}
              - {at: 1.2, robot: blue 1, torques: [0.0020, 0.0004]}
            duration: 1.8
            outputInterval: 0.02
            """;

    private RobotResponse() {}

    /** Klančar 2003: wheels that follow their commands with a time constant. */
    static void firstOrder(HtmlReport report) {
        report.section("Response of the robot (fig. 3, eq. 1 to 3)")
                .paragraph("The wheels are commanded to 30 and 36 rad/s, and after 0.6 s to 42 and 22 rad/s. Eq. 1 is "
                        + "printed without the wheel radius, which we added: ω = (ω_R − ω_L)·r/L, where L is the "
                        + "distance between the wheels.");
        Course course = Course.of("first-order", FIRST_ORDER);
        MirosotParameters league = course.parameters();
        double radius = league.robot().wheelRadius();
        double track = league.robot().track();
        double constant = league.drive().timeConstant();
        Witness.Equation equation = (time, s) -> {
            double left = time < 0.6 ? 30 : 42;
            double right = time < 0.6 ? 36 : 22;
            double v = (s[4] + s[3]) * radius / 2;
            double turn = (s[4] - s[3]) * radius / track;
            return new double[] {
                v * Math.cos(s[2]), v * Math.sin(s[2]), turn, (left - s[3]) / constant, (right - s[4]) / constant
            };
        };
        Course.Body begin = course.first(0);
        List<double[]> witness = course.follow(
                new double[] {begin.x(), begin.y(), begin.heading(), 0, 0},
                (before, from, to) -> Witness.integrate(equation, before, from, to));
        double[] state = witness.get(witness.size() - 1);
        Course.Body end = course.last(0);
        Comparison numbers = new Comparison()
                .add("x after 1.2 s, m", end.x(), state[0], 1e-5)
                .add("y after 1.2 s, m", end.y(), state[1], 1e-5)
                .add("heading after 1.2 s, rad", end.heading(), state[2], 1e-4)
                .add("v after 1.2 s, m/s", end.along(), (state[3] + state[4]) * radius / 2, 1e-5)
                .add("ω after 1.2 s, rad/s", end.spin(), (state[4] - state[3]) * radius / track, 1e-4)
                .add("largest distance on the way, m", course.farthest(0, witness), 0, 1e-5);
        report.plot(paths(course, Course.path(witness, 0)));
        numbers.write(report, "Eq. 1 to 3", "Hipparchus");
        report.verdict(
                numbers.holds(), "The engine and Hipparchus agree to within 10 µm. Fig. 3 defines symbols only.");
    }

    /** Klančar 2007: torques, a mass centre off the axle, damping; the witness has all five coordinates and multipliers. */
    static void torques(HtmlReport report) {
        report.section("Response of the robot (fig. 2, eq. 1 to 10)")
                .paragraph(
                        "The robot starts backwards at 0.8 m/s, with its centre of mass 15 mm ahead of the axle, so "
                                + "its heavy front swings round. Torques are applied after 0.7 and 1.2 s. The reference "
                                + "integrates eq. 6 with its three Lagrange multipliers; the engine uses the reduced equations.");
        Course course = Course.of("torques", TORQUES);
        EquationSix witness = new EquationSix(course.parameters());
        Course.Body begin = course.first(0);
        List<double[]> states = course.follow(
                witness.start(begin.x(), begin.y(), begin.heading(), begin.along(), begin.spin()),
                (before, from, to) -> {
                    // At 0.7 s: left 0.0012, right 0.0020 N·m; at 1.2 s the other way, and more so.
                    witness.torques(
                            from < 0.69 ? 0 : from < 1.19 ? 0.0012 : 0.0020,
                            from < 0.69 ? 0 : from < 1.19 ? 0.0020 : 0.0004);
                    return Witness.integrate(witness::derivatives, before, from, to);
                });
        List<double[]> path = states.stream().map(witness::axle).toList();
        Course.Body end = course.last(0);
        double[] state = states.get(states.size() - 1);
        double[] axle = path.get(path.size() - 1);
        Comparison numbers = new Comparison()
                .add("x after 1.8 s, m", end.x(), axle[0], 1e-3)
                .add("y after 1.8 s, m", end.y(), axle[1], 1e-3)
                .add("heading after 1.8 s, rad", end.heading(), state[2], 1e-2)
                .add("θ̇ after 1.8 s, rad/s", end.spin(), state[7], 1e-2)
                .add("largest distance on the way, m", course.farthest(0, path), 0, 1e-3);
        report.plot(paths(course, Course.path(path, 0)));
        numbers.write(report, "Eq. 1 to 10", "Hipparchus, eq. 6");
        report.verdict(
                numbers.holds(),
                "The reduced equations with steps of 1 ms and the full equations agree to within a "
                        + "millimetre on an unstable path. Fig. 2 defines symbols only.");
    }

    private static Plot paths(Course course, List<Series.Point> witness) {
        return course.picture("Path of the robot", 0)
                .add(Series.dashed("Hipparchus", witness).coloured(1));
    }

    /** {@return axes of a curve in time} */
    static Plot curves(String title, String unit) {
        return new Plot(title, "time, s", unit).size(440, 320);
    }
}
