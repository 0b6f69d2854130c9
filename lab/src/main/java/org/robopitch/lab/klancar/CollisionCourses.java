// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import java.util.stream.DoubleStream;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mirosot.parameters.RobotParameters;

/** Courses of collision of two robots: Klančar 2003, fig. 7, and Klančar 2007, fig. 10. */
final class CollisionCourses {
    private static final double RESTITUTION = 0.4;

    /** Bodies on wheels that roll until they are struck sideways, and then hardly hold. */
    private static final String FREE = """
        size: middle
        drive: {model: dynamic, command: torque, damping: 0, grip: {sideways: 0.0001}}
        robot: {wheelInertia: 0}
        collisions: {mode: free, robotRestitution: 0.4}
        """;

    private static final String HELD = """
        size: middle
        drive: {model: dynamic, command: torque, damping: 0.00002, grip: {sideways: 0.5}}
        collisions: {mode: free, robotRestitution: 0.4}
        """;

    private static final String SLIPPING = """
        size: middle
        drive: {model: first-order, grip: {model: limited, forward: 0.4, sideways: 0.4}}
        collisions: {mode: free, robotRestitution: 0.4}
        """;

    private static final String FRONTS = """
        initial:
          robots:
            - {robot: blue 1, x: -0.25, y: 0.02, along: 0.6}
            - {robot: yellow 1, x: 0.25, y: -0.02, headingDegrees: 172, along: 0.4}
        duration: 0.76
        outputInterval: 0.033
        """;

    private static final String SIDE = """
        initial:
          robots:
            - {robot: blue 1, x: -0.3, y: 0.0, along: 0.9}
            - {robot: yellow 1, x: 0.0, y: -0.22, headingDegrees: 75, along: 0.7}
        duration: 0.627
        outputInterval: 0.033
        """;

    private static final String IN_BOTH =
            "with Hipparchus, which has its own geometry and locates the impact itself; in both, wheels roll until"
                    + " their robot is struck sideways.";

    private CollisionCourses() {}

    /** Klančar 2003, fig. 7. */
    static void ofTwoThousandThree(HtmlReport report) {
        report.section("Collision courses (fig. 7, eq. 10 to 21)")
                .paragraph("Outlines every 33 ms, the paper's sample time. The paper gives no initial values, so ours "
                        + "are of the kinds that its rows show: two robots that meet head-on off centre, and one that "
                        + "hits the side of another. First, the impulse of eq. 21 alone, for free bodies, is compared "
                        + IN_BOTH);
        compare(
                report,
                "Row 1: fronts meet",
                "Row 2: into the side",
                "Eq. 10 to 21",
                "Second column, rows 1 and 2: after");
        restOfFigureSeven(report);
    }

    /** Klančar 2007, fig. 10. */
    static void ofTwoThousandSeven(HtmlReport report) {
        report.section("Collisions between robots (fig. 10, eq. 26 and 27)")
                .paragraph(
                        "Fig. 10 shows a corner of one robot at the side of another, with the normal of the separating"
                                + " line. The paper gives no numbers; it says that the relative velocity at that point"
                                + " keeps its absolute value, and refers to its predecessor for the impulse. Ours are two"
                                + " robots that meet head-on off centre, and one that hits the side of another, with"
                                + " restitution 0.4, every 33 ms. The impulse of eq. 27, for free bodies, is compared "
                                + IN_BOTH);
        compare(
                report,
                "Fronts meet: a corner on a side",
                "Into the side: a corner on a side",
                "Eq. 26 and 27",
                "After");
    }

    private static void compare(HtmlReport report, String fronts, String side, String equations, String where) {
        Comparison numbers = new Comparison();
        row(report, fronts, FRONTS, numbers);
        row(report, side, SIDE, numbers);
        numbers.write(report, equations + ", bodies free, at the end", "Hipparchus");
        report.verdict(
                numbers.holds(),
                where + " the impact engine and Hipparchus stay within 0.15 mm and 0.002 rad of each other.");
        Convergence.write(report);
    }

    private static void restOfFigureSeven(HtmlReport report) {
        report.paragraph("The same scenes with wheels that grip, as in matches in mode free.");
        report.plot(Course.of("held fronts", HELD + FRONTS).picture("Row 1 on wheels that hold", 0, yellow()));
        report.plot(Course.of("held side", HELD + SIDE).picture("Row 2 on wheels that hold", 0, yellow()));
        report.plot(Course.of("slip", SLIPPING + SIDE).picture("Row 3: wheels that slip", 0, yellow()));
        report.verdict(
                HtmlReport.Outcome.DIFFERS,
                "Third row: on the real setup the wheels slid, which both simulators of the paper got wrong. "
                        + "Ours models wheels that slip (drive.grip.model: limited), and the struck robot turns away. "
                        + "How far cannot be compared: the paper has pictures but no numbers.");
        report.verdict(
                HtmlReport.Outcome.NOT_REPRODUCIBLE,
                "The first column shows photographs of the real setup, the third an older simulator that the "
                        + "paper does not describe.");
    }

    /** Of two robots, one a side, the second. */
    private static int yellow() {
        return 1;
    }

    private static void row(HtmlReport report, String title, String scene, Comparison numbers) {
        Course course = Course.of(title, FREE + scene);
        List<double[]> witness = witness(course, Witness.TOLERANCE);
        double[] state = witness.get(witness.size() - 1);
        report.plot(course.picture(title, 0, yellow())
                .add(Series.dashed("Hipparchus", Course.path(witness, 0)).coloured(1))
                .add(Series.dashed("", Course.path(witness, 6)).coloured(1)));
        String row = title.substring(0, title.indexOf(':'));
        compare(numbers, row + ", blue", course.last(0), state, 0);
        compare(numbers, row + ", yellow", course.last(yellow()), state, 6);
    }

    /** The same scene by Hipparchus, at the times of our outputs. */
    private static List<double[]> witness(Course course, double tolerance) {
        RobotParameters robot = course.parameters().robot();
        double half = robot.length() / 2;
        BoxCollision boxes = new BoxCollision(half, robot.mass(), robot.inertia(), RESTITUTION);
        double[] start = DoubleStream.concat(
                        DoubleStream.of(course.first(0).state()),
                        DoubleStream.of(course.first(yellow()).state()))
                .toArray();
        return course.follow(
                start,
                (before, from, to) ->
                        Witness.integrate(BoxCollision::coast, before, from, to, tolerance, boxes.jump()));
    }

    /**
     * {@return how far apart a body's place at the end is from Hipparchus', at most over both rows and robots, mm}
     *
     * @param step of the engine, s
     * @param grip of wheels that slide sideways
     * @param tolerance of Hipparchus
     */
    static double apart(double step, double grip, double tolerance) {
        double most = 0;
        for (String scene : List.of(FRONTS, SIDE)) {
            // The same end for all steps.
            String ends = scene.replaceFirst("duration: .*", "duration: 0.64").replaceFirst("0\\.033", "0.04");
            String timing = text("timing: {step: %s, controlCycle: 0.016}%n", step);
            Course course = Course.of("convergence", timing + FREE.replace("0.0001", Double.toString(grip)) + ends);
            List<double[]> witness = witness(course, tolerance);
            double[] state = witness.get(witness.size() - 1);
            for (int body = 0; body < 2; body++) {
                Course.Body ours = course.last(body);
                most = Math.max(most, Math.hypot(ours.x() - state[6 * body], ours.y() - state[6 * body + 1]));
            }
        }
        return 1000 * most;
    }

    private static void compare(Comparison numbers, String who, Course.Body ours, double[] state, int from) {
        numbers.add(who + ": x, m", ours.x(), state[from], 1.5e-4)
                .add(who + ": y, m", ours.y(), state[from + 1], 1.5e-4)
                .add(who + ": heading, rad", ours.heading(), state[from + 2], 2e-3)
                .add(who + ": ω, rad/s", ours.spin(), state[from + 5], 1e-2);
    }
}
