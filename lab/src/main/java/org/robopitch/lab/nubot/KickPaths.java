// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.robopitch.engine.body.Bodies;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** Ground passes and lob shots against what they are in closed form (sec. 5.2 and 6.4). */
final class KickPaths {
    /** The colour of closed forms; the others are for kicks. */
    private static final int CLOSED_FORM = 7;

    private static final double G = 9.8;
    private static final double FRICTION = 0.5 * G;
    private static final double GOAL_LINE = 9;

    private KickPaths() {}

    /** What a kick did, simulated and worked out. */
    record Path(String name, List<Series.Point> simulated, List<Series.Point> closedForm, double worst) {}

    /**
     * A lob and its end.
     *
     * @param path heights of the ball's centre over the distance to the goal line
     * @param apex the highest point of the ball's centre, m
     * @param crossing the centre's height where it crosses the goal line, m
     * @param barHits how often the ball touched the crossbar or the roof of the goal
     * @param goal whether the whole ball was in the goal
     */
    record Lob(Path path, double apex, double crossing, long barHits, boolean goal) {}

    static void write(HtmlReport report) {
        report.section("Kicks (sec. 5.2)")
                .paragraph("Ground kicks of dialect A start at 2.3 times their strength and decelerate at μ·g = 4.9"
                        + " m/s². Dashed: closed form. In the chapter (sec. 6.4) strength is the initial speed"
                        + " of the ball; the factor of 2.3 is that of NuBot's public code.");
        Plot ground = new Plot("Ground kicks", "time, s", "distance, m");
        List<Path> paths = new ArrayList<>();
        for (double strength : new double[] {1, 2, 3}) {
            add(ground, paths, ground(strength));
        }
        report.plot(ground);
        boolean scored = writeLobs(report, paths);
        report.table(
                "largest distance from the closed form",
                Table.of(paths).column("kick", Path::name).column("mm", "%.4f", path -> 1000 * path.worst));
        double worst = 1000 * paths.stream().mapToDouble(Path::worst).max().orElse(Double.POSITIVE_INFINITY);
        report.verdict(
                        scored && worst < 0.1,
                        "%s lobs go into the goal without touching the crossbar; no kick is more than %.4f mm off its"
                                + " closed form.",
                        scored ? "All" : "Not all",
                        worst)
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "A ground kick is 2.3 times as fast as the chapter says. With kick.speedPerStrength: 1,"
                                + " strength is its speed.");
    }

    /** Whether all of them are goals that touch nothing. */
    private static boolean writeLobs(HtmlReport report, List<Path> paths) {
        report.paragraph("A lob of dialect A ignores its strength. It is the parabola on which the ball's centre "
                + "crosses the goal line at a height of 0.80 m, so that the ball passes 0.09 m below the "
                + "crossbar at 1.00 m. It is half as fast as the lob with its apex over the line, so it comes "
                + "down into the goal from an apex of 1.19 m, at five eighths of the way. From less than 1.8 m "
                + "it would hit the bar on its way down; there it is just flat enough to pass 0.02 m below. "
                + "Heights are those of the ball's centre. Dashed: closed form, up to the goal line; behind "
                + "it, the net stops the ball.");
        Plot plot = new Plot(
                "Lob shots, and the crossbar at (0, 1)",
                "distance to the goal line, m",
                "height of the ball's centre, m");
        List<Lob> lobs =
                DoubleStream.of(1, 2, 3, 5, 7, 9).mapToObj(KickPaths::lob).toList();
        lobs.forEach(lob -> add(plot, paths, lob.path));
        report.plot(plot.add(Series.marks("crossbar", List.of(new Series.Point(0, 1)))));
        report.table(
                "where lobs go",
                Table.of(lobs)
                        .column("kick", lob -> lob.path.name)
                        .column("apex, m", "%.3f", Lob::apex)
                        .column("at the goal line, m", "%.3f", Lob::crossing)
                        .column("touches the crossbar", lob -> lob.barHits == 0 ? "no" : "yes")
                        .column("goal", lob -> lob.goal ? "yes" : "no"));
        return lobs.stream().allMatch(lob -> lob.goal && lob.barHits == 0);
    }

    private static void add(Plot plot, List<Path> paths, Path path) {
        plot.add(Series.line(path.name, path.simulated).coloured(paths.size() % CLOSED_FORM));
        plot.add(Series.dashed("", path.closedForm).coloured(CLOSED_FORM));
        paths.add(path);
    }

    /** A kick along the ground. */
    static Path ground(double strength) {
        MiddleSizeWorld world = robotAt(-8);
        double start = world.bodies().body[world.bodies().ball].x;
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
            double way = world.bodies().body[world.bodies().ball].x - start;
            worst = Math.max(worst, Math.abs(way - expected));
            simulated.add(new Series.Point(t, way));
            closedForm.add(new Series.Point(t, expected));
        }
        return new Path("ground, strength " + strength, simulated, closedForm, worst);
    }

    /** A lob from a distance before the goal line. */
    static Lob lob(double distance) {
        MiddleSizeParameters parameters = MiddleSizeParameters.of(Dialect.A);
        double radius = parameters.ball().radius();
        MiddleSizeWorld world =
                robotAt(GOAL_LINE - distance - parameters.dribble().keptAt());
        Bodies bodies = world.bodies();
        double start = bodies.body[bodies.ball].x;
        double rise = 0.8 - radius;
        double forward = share(distance, rise, radius) * distance * Math.sqrt(G / (2 * rise));
        double up = forward * (rise / distance + G * distance / (2 * forward * forward));
        List<Series.Point> simulated = new ArrayList<>();
        List<Series.Point> closedForm = new ArrayList<>();
        double worst = 0;
        double apex = radius;
        double crossing = Double.NaN;
        boolean goal = false;
        world.handling().kick(1, 1, -1);
        for (int step = 1; step * world.stepSeconds() < 1.2; step++) {
            double before = bodies.body[bodies.ball].x;
            double heightBefore = world.ballHeight() + radius;
            world.step();
            world.handling().kick(1, 0, 1);
            double t = step * world.stepSeconds();
            double now = bodies.body[bodies.ball].x;
            double heightNow = world.ballHeight() + radius;
            apex = Math.max(apex, heightNow);
            if (before < GOAL_LINE && now >= GOAL_LINE) {
                crossing = heightBefore + (heightNow - heightBefore) * (GOAL_LINE - before) / (now - before);
            }
            goal |= now - GOAL_LINE > radius && heightNow < parameters.field().goalHeight();
            simulated.add(new Series.Point(GOAL_LINE - now, heightNow));
            double x = start + forward * t;
            double height = radius + up * t - 0.5 * G * t * t;
            if (x <= GOAL_LINE) {
                worst = Math.max(worst, Math.hypot(now - x, heightNow - height));
                closedForm.add(new Series.Point(GOAL_LINE - x, height));
            }
        }
        Path path = new Path("lob from " + distance + " m", simulated, closedForm, worst);
        return new Lob(path, apex, crossing, world.roofHits(), goal);
    }

    /** Half the speed of the parabola that has its apex over the line, or more where that would come down too steeply. */
    private static double share(double distance, double rise, double radius) {
        double below = 1 - 0.8;
        double size = radius + 0.02;
        double steepest = Math.sqrt(below * below / (size * size) - 1);
        return Math.max(0.5, 1 / Math.sqrt(1 + steepest * distance / rise));
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
