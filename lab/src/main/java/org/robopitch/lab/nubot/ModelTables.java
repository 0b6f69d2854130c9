// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.declare.Require;
import org.robopitch.engine.body.Outline;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.middlesize.body.Base;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** The chapter's Tables 1 and 2, what its robot and world are made of, beside our defaults. */
final class ModelTables {
    private static final double MASS = 31;
    private static final double INERTIA = 2.86;
    private static final double STEP = 0.007;
    private static final double GRAVITY = 9.8;

    private ModelTables() {}

    static void write(HtmlReport report) {
        MiddleSizeParameters ours = MiddleSizeParameters.of(Dialect.A);
        List<List<String>> robot = List.of(
                row("mass, kg", MASS, ours.robot().mass()),
                row(
                        "moment of inertia about the vertical, kg·m²",
                        INERTIA,
                        ours.robot().inertia()),
                List.of("other moments of inertia", "0", "none: robots move in the plane"),
                List.of("friction coefficient", "0.1", "none: the drive reaches its speeds by limited acceleration"),
                List.of("velocity decay", "0", "0"),
                List.of("model plugin", "nubot_gazebo", "the league itself; the same topics and services"));
        report.section("The robot model (Table 1)")
                .words("Properties of the robot", List.of("", "chapter", "dialect A"), robot)
                .verdict(
                        ours.robot().mass() == MASS && ours.robot().inertia() == INERTIA,
                        "Mass and moment of inertia are the chapter's, and nothing decays.")
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "Friction has no counterpart: the chapter's plugin sets the robot's velocity, as our drive"
                                + " does, and neither lets the ground decide.");
        shapes(report, ours);
        List<List<String>> world = List.of(
                List.of("physics engine", "Open Dynamics Engine", "our own"),
                row("largest step, s", STEP, ours.timing().step()),
                row("gravity, m/s²", GRAVITY, ours.ball().gravity()));
        report.section("The simulated world (Table 2)")
                .words("Properties of the world", List.of("", "chapter", "dialect A"), world)
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "Gravity is " + Require.number(ours.ball().gravity())
                                + " m/s² here. Another engine needs another step: ours is shorter, because a lob at"
                                + " full speed must not pass a net within one step.");
    }

    /** Fig. 14: what is seen of a robot, and what others and the ball touch. */
    private static void shapes(HtmlReport report, MiddleSizeParameters ours) {
        double half = ours.robot().halfWidth();
        double height = ours.robot().height();
        Base base = new Base(ours.robot());
        List<Double> contour = base.contour();
        List<Series.Point> ball = new ArrayList<>();
        for (int i = 0; i < contour.size(); i += 2) {
            ball.add(new Series.Point(contour.get(i), contour.get(i + 1)));
        }
        ball.add(ball.get(0));
        Outline outline = base.outline();
        List<Series.Point> corners = new ArrayList<>();
        for (int i = 0; i < outline.corners(); i++) {
            corners.add(new Series.Point(outline.cornerX[i], outline.cornerY[i]));
        }
        corners.add(corners.get(0));
        double radius = ours.ball().radius();
        report.section("Shape of the robot (fig. 14)")
                .paragraph("In the chapter, the collision shape is a cylinder over the base of the model, without its"
                        + " mechanisms. Ours is the same kind of body: a prism over a square base. Robots and"
                        + " walls touch the base, the ball also the notch of the kicker, which the chapter's shape"
                        + " does not have.")
                .plot(new Plot("From above: dialect A", "x, m", "y, m")
                        .equalScales()
                        .rangeX(-0.5, 0.65)
                        .rangeY(-0.5, 0.5)
                        .size(420, 400)
                        .add(Series.line("for robots and walls", corners))
                        .add(Series.dashed("for the ball", ball))
                        .add(new Shape.Circle(new Series.Point(ours.dribble().keptAt(), 0), radius, Shape.Paint.BALL)))
                .plot(new Plot("From the side", "x, m", "z, m")
                        .equalScales()
                        .rangeX(-0.5, 0.65)
                        .rangeY(0, 1)
                        .size(420, 400)
                        .add(Shape.fieldBox(-half, 0, half, height))
                        .add(new Shape.Circle(
                                new Series.Point(ours.dribble().keptAt(), radius), radius, Shape.Paint.BALL)))
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "A prism over the base, as in the chapter, but with a notch for the ball. The chapter gives no"
                                + " sizes; the half width of " + Require.number(half)
                                + " m is that of its public model, the height of "
                                + Require.number(height) + " m that of the league's rules.");
    }

    private static List<String> row(String name, double theirs, double ours) {
        return List.of(name, Require.number(theirs), Require.number(ours));
    }
}
