// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.engine.body.Bodies;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters;
import org.robopitch.middlesize.parameters.DribbleParameters.Method;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** How far the ball is from where it should be when a robot dribbles it along a circle, against its speed (sec. 6.4). */
final class DribbleStudy {
    private static final double RADIUS = 1;
    private static final double SECONDS = 5;

    /** The longest step that our league takes, the nearest to the chapter's 7 ms: the errors of (c) grow with it. */
    private static final double STEP = 0.005;

    private DribbleStudy() {}

    /** A drive: the largest error, and how long the ball was held. */
    record Drive(double speed, double worst, double held) {
        boolean lost() {
            return held < SECONDS;
        }

        String text() {
            return lost() ? HtmlReport.text("lost after %.1f s", held) : HtmlReport.text("%.1f mm", 1000 * worst);
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
        Plot plot = new Plot("Ball error against robot speed", "robot speed, m/s", "error, mm");
        Table<Integer> table = Table.of(IntStream.rangeClosed(1, 16).boxed().toList())
                .column("speed, m/s", "%.2f", quarters -> 0.25 * quarters);
        double[] lostAt = new double[Method.values().length];
        for (Method method : List.of(Method.POSE, Method.SECANT, Method.TANGENT)) {
            String name = List.of("(a) pose", "(b) chord", "(c) tangent").get(method.ordinal());
            List<Drive> drives = IntStream.rangeClosed(1, 16)
                    .mapToObj(quarters -> drive(method, 0.25 * quarters))
                    .toList();
            plot.add(Series.of(
                    name,
                    Series.points(
                            drives.stream().filter(drive -> !drive.lost()).toList(),
                            Drive::speed,
                            drive -> 1000 * drive.worst),
                    Series.Style.MARKED));
            lostAt[method.ordinal()] = drives.stream()
                    .filter(Drive::lost)
                    .mapToDouble(Drive::speed)
                    .min()
                    .orElse(Double.POSITIVE_INFINITY);
            table.column(
                    name.substring(0, 3), quarters -> drives.get(quarters - 1).text());
        }
        report.plot(plot);
        report.table("largest error", table);
        boolean kept = Double.isInfinite(lostAt[0]) && Double.isInfinite(lostAt[1]);
        report.verdict(
                kept && lostAt[2] <= 3,
                "(a) and (b) %s the ball at every speed, (a) more accurately; (c) loses it from %.2f m/s on.",
                kept ? "keep" : "do not keep",
                lostAt[2]);
    }

    /** Dribbles around the circle by a method. */
    static Drive drive(Method method, double speed) {
        MiddleSizeParameters base = MiddleSizeParameters.of(Dialect.A);
        DribbleParameters dribble = base.dribble().with("method", method);
        MiddleSizeWorld world =
                new MiddleSizeWorld(base.with("dribble", dribble).with("timing.step", STEP));
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
                return new Drive(speed, worst, step * world.stepSeconds());
            }
            worst = Math.max(worst, Math.hypot(dx, dy));
        }
        return new Drive(speed, worst, SECONDS);
    }
}
