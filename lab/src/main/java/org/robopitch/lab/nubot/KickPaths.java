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
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** Ground passes and lob shots against what they are in closed form (sec. 5.2 and 6.4). */
final class KickPaths {
    private static final double G = 9.8;
    private static final double FRICTION = 0.5 * G;
    private static final double GOAL_LINE = 9;

    private KickPaths() {}

    /** What a kick did, simulated and worked out. */
    record Path(String name, List<Series.Point> simulated, List<Series.Point> closedForm, double worst) {}

    static void write(HtmlReport report) {
        report.section("Kicks (sec. 5.2)")
                .paragraph("Ground kicks of dialect A leave the robot with 2.3 times their strength and lose μ·g = 4.9"
                        + " m/s². A lob ignores its strength: it is the parabola that crosses the goal line ahead, D away, 0.8 m"
                        + " higher than it began. Dashed: the closed forms. Heights are those of the ball's lowest point;"
                        + " a lob that enters under the crossbar ends in the net.");
        Plot ground = new Plot("Ground kicks", Axis.linear("time, s"), Axis.linear("way, m"));
        Plot lobs = new Plot("Lob shots", Axis.linear("distance to the goal line, m"), Axis.linear("height, m"));
        List<List<String>> rows = new ArrayList<>();
        for (double strength : new double[] {1, 2, 3}) {
            add(ground, rows, ground(strength));
        }
        for (double distance : new double[] {3, 5, 7}) {
            add(lobs, rows, lob(distance));
        }
        report.plot(ground).plot(lobs);
        report.table("largest distance from the closed form", List.of("kick", "mm"), rows);
    }

    private static void add(Plot plot, List<List<String>> rows, Path path) {
        plot.add(Series.of(path.name(), path.simulated(), Series.Style.LINE));
        plot.add(Series.of("", path.closedForm(), Series.Style.DASHED).coloured(7));
        rows.add(List.of(path.name(), String.format(Locale.ROOT, "%.4f", 1000 * path.worst())));
    }

    /** A kick along the ground. */
    static Path ground(double strength) {
        MiddleSizeWorld world = robotAt(-8);
        double start = world.bodies().x[world.bodies().ball];
        double speed = 2.3 * strength;
        List<Series.Point> simulated = new ArrayList<>();
        List<Series.Point> closedForm = new ArrayList<>();
        double worst = 0;
        world.handling().kick(1, strength, 1);
        for (int step = 1; step * world.stepSeconds() < 2; step++) {
            world.step();
            world.handling().kick(1, 0, 1);
            double t = step * world.stepSeconds();
            double rolling = Math.min(t, speed / FRICTION);
            double expected = speed * rolling - 0.5 * FRICTION * rolling * rolling;
            double way = world.bodies().x[world.bodies().ball] - start;
            worst = Math.max(worst, Math.abs(way - expected));
            simulated.add(new Series.Point(t, way));
            closedForm.add(new Series.Point(t, expected));
        }
        return new Path("ground, strength " + strength, simulated, closedForm, worst);
    }

    /** A lob from a distance before the goal line. */
    static Path lob(double distance) {
        double kept = MiddleSizeParameters.of(Dialect.A).dribble().keptAt();
        MiddleSizeWorld world = robotAt(GOAL_LINE - distance - kept);
        Bodies bodies = world.bodies();
        double start = bodies.x[bodies.ball];
        double forward = 0.5 * distance * Math.sqrt(G / 1.6);
        double up = forward * (0.8 / distance + G * distance / (2 * forward * forward));
        List<Series.Point> simulated = new ArrayList<>();
        List<Series.Point> closedForm = new ArrayList<>();
        double worst = 0;
        world.handling().kick(1, 1, -1);
        for (int step = 1; step * world.stepSeconds() < 1.2; step++) {
            world.step();
            world.handling().kick(1, 0, 1);
            double t = step * world.stepSeconds();
            simulated.add(new Series.Point(GOAL_LINE - bodies.x[bodies.ball], world.ballHeight()));
            double x = start + forward * t;
            double height = up * t - 0.5 * G * t * t;
            if (x < GOAL_LINE - 0.15) {
                // Up to where it may touch the crossbar.
                worst = Math.max(worst, Math.hypot(bodies.x[bodies.ball] - x, world.ballHeight() - height));
            }
            if (x <= GOAL_LINE) {
                closedForm.add(new Series.Point(GOAL_LINE - x, height));
            }
        }
        return new Path("lob from " + distance + " m", simulated, closedForm, worst);
    }

    private static MiddleSizeWorld robotAt(double x) {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.A));
        Placement placement = new Placement(world);
        for (int robot = 0; robot < world.bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        placement.placeRobot(1, x, 0, 1, 0);
        placement.placeBall(x + world.parameters().dribble().keptAt(), 0);
        return world;
    }
}
