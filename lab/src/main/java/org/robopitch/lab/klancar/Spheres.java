// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** Robot and ball collide like two spheres: Klančar 2007, fig. 6, eq. 22 to 25. */
final class Spheres {
    private Spheres() {}

    static void write(HtmlReport report) {
        report.section("Robot and ball (fig. 6 and 7, eq. 22 to 25)")
                .paragraph("A robot hits the ball with its front: eq. 23 with both masses and restitution ε = k (m₁ is "
                        + "the robot's mass plus the effect of its wheels' inertia, m₂ the ball's mass), and eq. 24, "
                        + "in which the ball does not affect the robot. The ball rolls without friction.");
        Comparison numbers = new Comparison();
        strike(numbers, "eq. 23, k = 1", 0.6, 0, 1, true);
        strike(numbers, "eq. 23, k = 1, ball comes", 0.5, -0.7, 1, true);
        strike(numbers, "eq. 23, k = 0.3", 0.8, 0.1, 0.3, true);
        strike(numbers, "eq. 24, k = 0.7", 0.6, -0.4, 0.7, false);
        numbers.write(report, "Speeds after the impact, m/s", "the equation");
        turning(report);
        report.verdict(
                numbers.holds(),
                "Momentum and energy are balanced, as eq. 22 requires. Fig. 7 shows the real outline.");
    }

    private static void strike(Comparison numbers, String name, double v1, double v2, double k, boolean felt) {
        Course course = Course.of(name, """
                size: middle
                drive: {model: dynamic, command: torque, damping: 0}
                ball: {model: viscous, viscousFriction: 0}
                collisions: {ballRobotRestitution: %s, ballMovesRobots: %s}
                initial:
                  robots: [{robot: blue 1, x: -0.2, y: 0.0, along: %s}]
                  ball: {x: -0.1, y: 0.0, vx: %s, rolling: true}
                duration: 0.4
                outputInterval: 0.01
                """.formatted(
                        Double.toString(k), Boolean.toString(felt), Double.toString(v1), Double.toString(v2)));
        MirosotParameters league = course.parameters();
        double m1 = league.robot().rollingMass();
        double m2 = league.ball().mass();
        double share = felt ? m2 / (m1 + m2) : 0;
        double w1 = v1 - (1 + k) * share * (v1 - v2);
        double w2 = v2 + (1 + k) * (1 - share) * (v1 - v2);
        numbers.add(name + ": robot", course.last(0).along(), w1, 1e-6)
                .add(name + ": ball", course.last(course.ball()).along(), w2, 1e-6);
    }

    /** Eq. 25: a point of the rim moves with v − ωr·sin φ and ωr·cos φ. */
    private static void turning(HtmlReport report) {
        Course course = Course.of("turning", """
                size: middle
                drive: {model: dynamic, command: torque, damping: 0}
                ball: {model: viscous, viscousFriction: 0}
                collisions: {ballRobotRestitution: 1, ballMovesRobots: false}
                initial:
                  robots: [{robot: blue 1, x: -0.2, y: 0.0, spin: 5}]
                  ball: {x: -0.1405, y: 0.025, rolling: true}
                duration: 0.06
                outputInterval: 0.002
                """);
        report.plot(RobotResponse.curves("A robot that turns strikes the ball (eq. 25)", "m/s")
                .add(Series.line("ball, v_x", course.curve(course.ball(), Course.Body::along)))
                .add(Series.dashed("ball, v_y", course.curve(course.ball(), Course.Body::across))));
    }
}
