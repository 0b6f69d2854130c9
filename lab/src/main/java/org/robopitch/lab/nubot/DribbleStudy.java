// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters;
import org.robopitch.middlesize.parameters.DribbleParameters.Method;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.parameters.TimingParameters;

/** How far the ball is from where it should be when a robot dribbles it along a circle, against its speed (sec. 6.4). */
final class DribbleStudy {
    private static final double RADIUS = 1;
    private static final double SECONDS = 5;

    /** The longest step that our league takes, the nearest to the chapter's 7 ms: the errors of (c) grow with it. */
    private static final double STEP = 0.005;

    private DribbleStudy() {}

    /** A drive: the largest error, and how long the ball was held. */
    record Drive(double worst, double held) {
        boolean lost() {
            return held < SECONDS;
        }
    }

    static void write(HtmlReport report) {
        report.section("Dribbling (sec. 6.4)")
                .paragraph(
                        "A robot of dialect A dribbles for 5 s around a circle of 1 m, facing along it, with steps "
                                + "of 5 ms. The error is the distance of the ball from its initial place in the robot's frame. "
                                + "With (a), the pose, the ball stays there. With (b), the chord, the error is only what the "
                                + "robot gains in its first step. With (c), the tangent, the error grows with each step until "
                                + "the ball is out of reach. According to the chapter, (a) hardly ever loses the ball, (b) is "
                                + "less accurate, and (c) would probably lose it at 3 m/s. A curve ends where the ball is lost.");
        Plot plot =
                new Plot("Ball error against robot speed", Axis.linear("robot speed, m/s"), Axis.linear("error, mm"));
        List<List<String>> rows = new ArrayList<>();
        double[] lostAt = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
        List<List<Series.Point>> errors = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (double speed = 0.25; speed <= 4.001; speed += 0.25) {
            List<String> row = new ArrayList<>();
            row.add(String.format(Locale.ROOT, "%.2f", speed));
            for (Method method : List.of(Method.POSE, Method.SECANT, Method.TANGENT)) {
                Drive drive = drive(method, speed);
                if (!drive.lost()) {
                    errors.get(method.ordinal()).add(new Series.Point(speed, 1000 * drive.worst()));
                } else {
                    lostAt[method.ordinal()] = Math.min(lostAt[method.ordinal()], speed);
                }
                row.add(
                        drive.lost()
                                ? String.format(Locale.ROOT, "lost after %.1f s", drive.held())
                                : String.format(Locale.ROOT, "%.1f mm", 1000 * drive.worst()));
            }
            rows.add(row);
        }
        String[] names = {"(a) pose", "(b) chord", "(c) tangent"};
        for (int i = 0; i < names.length; i++) {
            plot.add(Series.of(names[i], errors.get(i), Series.Style.MARKED));
        }
        report.plot(plot);
        report.table("largest error", List.of("speed, m/s", "(a)", "(b)", "(c)"), rows);
        boolean kept = Double.isInfinite(lostAt[0]) && Double.isInfinite(lostAt[1]);
        report.verdict(
                kept && lostAt[2] <= 3,
                String.format(
                        Locale.ROOT,
                        "(a) and (b) %s the ball at every speed, (a) more accurately; (c) loses it from %.2f m/s on.",
                        kept ? "keep" : "do not keep",
                        lostAt[2]));
    }

    /** Dribbles around the circle by a method. */
    static Drive drive(Method method, double speed) {
        MiddleSizeParameters base = MiddleSizeParameters.of(Dialect.A);
        DribbleParameters dribble = base.dribble().with("method", method);
        MiddleSizeWorld world = new MiddleSizeWorld(new MiddleSizeParameters(
                base.robotsPerTeam(),
                base.field(),
                base.robot(),
                base.drive(),
                base.ball(),
                dribble,
                base.kick(),
                new TimingParameters(STEP, base.timing().controlCycle()),
                base.formation()));
        Placement placement = new Placement(world);
        for (int robot = 0; robot < world.bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        placement.placeRobot(1, RADIUS, 0, 0, 1);
        placement.placeBall(RADIUS, dribble.keptAt());
        world.handling().dribble(1, true);
        world.drive(1, speed, 0, speed / RADIUS);
        Bodies bodies = world.bodies();
        double worst = 0;
        for (int step = 1; step * world.stepSeconds() <= SECONDS + 1e-9; step++) {
            world.step();
            double dx = bodies.body[bodies.ball].x - bodies.body[1].x - dribble.keptAt() * bodies.body[1].headingX;
            double dy = bodies.body[bodies.ball].y - bodies.body[1].y - dribble.keptAt() * bodies.body[1].headingY;
            if (!world.handling().holds(1)) {
                return new Drive(worst, step * world.stepSeconds());
            }
            worst = Math.max(worst, Math.hypot(dx, dy));
        }
        return new Drive(worst, SECONDS);
    }
}
