// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.List;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mirosot.parameters.BallParameters;

/** How the ball slows down and rebounds: Klančar 2003, eq. 8 and 9; Klančar 2007, eq. 16 and sec. 4.2. */
final class BallResponse {
    private static final double EFFECTIVE = 1.4;

    private BallResponse() {}

    private static String scene(String model, String speed, double duration, double rebound) {
        return """
                size: middle
                ball: {model: %s, rollingFriction: 0.05, viscousFriction: 0.02}
                collisions: {ballWallRestitution: %s}
                initial: {ball: {x: -0.3, y: 0.1, %s}}
                duration: %s
                outputInterval: 0.02
                """.formatted(model, Double.toString(rebound), speed, Double.toString(duration));
    }

    /** Klančar 2003: friction that is constant, and fades below the speed k. */
    static void coulomb(HtmlReport report) {
        report.section("Response of the ball (eq. 4 to 9)")
                .paragraph(
                        "A ball rolls diagonally at 0.72 m/s and comes to rest. The inner branch of eq. 9 is printed "
                                + "without F_c, which we added. As printed, friction acts on x and y separately, which bends "
                                + "the path (model published); the default treats it as a vector.");
        Plot paths =
                new Plot("Path of the ball", "x, mm", "y, mm").equalScales().size(440, 320);
        Plot speeds = RobotResponse.curves("Its speed", "m/s");
        Comparison numbers = new Comparison();
        for (String model : List.of("coulomb", "published")) {
            boolean vector = model.equals("coulomb");
            Course course = Course.of(model, scene(model, "vx: 0.6, vy: -0.4, rolling: true", 2.4, 0.6));
            BallParameters ball = course.parameters().ball();
            double gravity = course.parameters().pitch().gravity();
            Witness.Equation equation = (time, s) -> rolling(s, ball, gravity, vector);
            List<Series.Point> witness = compare(course, equation, model, numbers);
            paths.add(Series.line(model, course.path(course.ball())).coloured(vector ? 0 : 3));
            paths.add(Series.dashed(model + ", Hipparchus", witness).coloured(vector ? 1 : 4));
            speeds.add(Series.line(model, course.curve(course.ball(), body -> Math.hypot(body.along(), body.across())))
                    .coloured(vector ? 0 : 3));
        }
        report.plot(paths).plot(speeds);
        numbers.write(report, "Eq. 8 and 9", "Hipparchus");
        report.verdict(
                numbers.holds(),
                "The engine (closed form) and Hipparchus (numerical) agree on the resting place to within 20 " + "µm.");
    }

    /** Klančar 2007: viscous friction, and walls. */
    static void viscous(HtmlReport report) {
        report.section("Response of the ball (fig. 3, eq. 11 to 16; sec. 4.2)")
                .paragraph("A ball slows in proportion to its speed and rebounds from two walls. Its speed normal to "
                        + "the wall is multiplied by 0.8; its speed along the wall does not change. The reference "
                        + "finds the moments of the rebounds by zero crossing, as the paper does.");
        Course course = Course.of("viscous", scene("viscous", "vx: 1.1, vy: 1.0, rolling: true", 2.4, 0.8));
        BallParameters ball = course.parameters().ball();
        double inside = course.parameters().pitch().width() / 2 - ball.radius();
        double end = course.parameters().pitch().length() / 2 - ball.radius();
        double rate = ball.viscousFriction() / (EFFECTIVE * ball.mass());
        Witness.Equation equation = (time, s) -> new double[] {s[2], s[3], -rate * s[2], -rate * s[3]};
        Comparison numbers = new Comparison();
        Witness.Jump top = new Witness.Jump(s -> inside - s[1], s -> new double[] {s[0], s[1], s[2], -0.8 * s[3]});
        Witness.Jump bottom = new Witness.Jump(s -> inside + s[1], s -> new double[] {s[0], s[1], s[2], -0.8 * s[3]});
        Witness.Jump right = new Witness.Jump(s -> end - s[0], s -> new double[] {s[0], s[1], -0.8 * s[2], s[3]});
        List<Series.Point> witness = compare(course, equation, "viscous", numbers, top, bottom, right);
        report.plot(new Plot("Path of the ball", "x, mm", "y, mm")
                .equalScales()
                .size(440, 360)
                .add(Series.line("RoboPitch", course.path(course.ball())))
                .add(Series.dashed("Hipparchus", witness)));
        numbers.write(report, "Eq. 16 and sec. 4.2", "Hipparchus");
        report.verdict(numbers.holds(), "Paths and rebounds agree to within 20 µm. Fig. 3 defines symbols only.");
    }

    private static double[] rolling(double[] s, BallParameters ball, double gravity, boolean vector) {
        double force = ball.rollingFriction() * ball.mass() * gravity;
        double speed = Math.hypot(s[2], s[3]);
        double x = vector ? force * s[2] / Math.max(speed, ball.fadeSpeed()) : force * faded(s[2], ball.fadeSpeed());
        double y = vector ? force * s[3] / Math.max(speed, ball.fadeSpeed()) : force * faded(s[3], ball.fadeSpeed());
        double mass = EFFECTIVE * ball.mass();
        return new double[] {
            s[2], s[3], -(x + ball.viscousFriction() * s[2]) / mass, -(y + ball.viscousFriction() * s[3]) / mass
        };
    }

    private static double faded(double velocity, double fadeSpeed) {
        return velocity / Math.max(Math.abs(velocity), fadeSpeed);
    }

    private static List<Series.Point> compare(
            Course course, Witness.Equation equation, String name, Comparison numbers, Witness.Jump... jumps) {
        Course.Body begin = course.first(course.ball());
        List<double[]> witness = course.follow(
                new double[] {begin.x(), begin.y(), begin.along(), begin.across()},
                (before, from, to) -> Witness.integrate(equation, before, from, to, jumps));
        double[] state = witness.get(witness.size() - 1);
        Course.Body end = course.last(course.ball());
        numbers.add(name + ": x at the end, m", end.x(), state[0], 2e-5)
                .add(name + ": y at the end, m", end.y(), state[1], 2e-5)
                .add(name + ": farthest apart, m", course.farthest(course.ball(), witness), 0, 2e-5);
        return Course.path(witness, 0);
    }
}
