// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.RobotParameters;
import org.robopitch.mixedreality.scenario.Scenario;
import org.robopitch.mixedreality.scenario.ScenarioRun;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** A Mixed Reality scenario as a picture: the paths of all bodies, faint outlines on the way, where they end in colour. */
public final class ScenarioPicture {
    private static final int OUTLINES = 8;
    private static final double MARGIN = 30;

    private final Scenario scenario;
    private final List<List<Series.Point>> paths = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();

    private ScenarioPicture(Scenario scenario) {
        this.scenario = scenario;
    }

    /**
     * {@return the picture of a scenario, in millimetres}
     *
     * @param scenario which
     */
    public static Plot of(Scenario scenario) {
        return new ScenarioPicture(scenario).draw();
    }

    private Plot draw() {
        ScenarioRun run = new ScenarioRun(scenario);
        Bodies bodies = run.world().bodies();
        for (int i = 0; i <= bodies.ball; i++) {
            paths.add(new ArrayList<>());
        }
        long outlineEvery = Math.max(1, scenario.timeline().ticks() / OUTLINES);
        long[] seen = {0};
        run.play(world -> {
            follow(world, seen[0]++ % outlineEvery == 0);
        });
        Plot plot = new Plot(scenario.title(), Axis.linear("x, mm"), Axis.linear("y, mm")).equalScales();
        fieldLines(scenario.parameters().field()).forEach(plot::add);
        shapes.forEach(plot::add);
        boolean withBall = scenario.ball() != null;
        for (int i = 0; i <= bodies.ball; i++) {
            if (bodies.present[i] && (withBall || i < bodies.ball)) {
                boolean ball = i == bodies.ball;
                int colour = ball ? 1 : i < scenario.parameters().robotsPerTeam() ? 0 : 4;
                plot.add(Series.of(scenario.nameOf(i), paths.get(i), Series.Style.LINE)
                        .coloured(colour));
                plot.add(outline(scenario.parameters(), bodies, i, paintOf(i)));
            }
        }
        return frame(plot, withBall);
    }

    private void follow(MixedRealityWorld world, boolean outlines) {
        Bodies bodies = world.bodies();
        for (int i = 0; i <= bodies.ball; i++) {
            if (bodies.present[i]) {
                paths.get(i).add(new Series.Point(1000 * bodies.x[i], 1000 * bodies.y[i]));
                if (outlines && i < bodies.ball) {
                    shapes.add(outline(scenario.parameters(), bodies, i, Shape.Paint.GHOST));
                }
            }
        }
    }

    private Shape.Paint paintOf(int body) {
        if (body == scenario.parameters().robots()) {
            return Shape.Paint.BALL;
        }
        return body < scenario.parameters().robotsPerTeam() ? Shape.Paint.BLUE : Shape.Paint.YELLOW;
    }

    /** A robot is drawn with its front edge cut to a point, so that one sees where it looks. */
    static Shape outline(MixedRealityParameters parameters, Bodies bodies, int body, Shape.Paint paint) {
        if (body == bodies.ball) {
            Series.Point centre = new Series.Point(1000 * bodies.x[body], 1000 * bodies.y[body]);
            return new Shape.Circle(centre, 1000 * parameters.ball().radius(), paint);
        }
        RobotParameters robot = parameters.robot();
        double x = robot.length() / 2;
        double y = robot.width() / 2;
        double[][] corners = {{x, y}, {-x, y}, {-x, -y}, {x, -y}, {x, -y / 3}, {x - 0.006, 0}, {x, y / 3}};
        List<Series.Point> points = new ArrayList<>();
        for (double[] corner : corners) {
            double hx = bodies.headingX[body];
            double hy = bodies.headingY[body];
            points.add(new Series.Point(
                    1000 * (bodies.x[body] + corner[0] * hx - corner[1] * hy),
                    1000 * (bodies.y[body] + corner[0] * hy + corner[1] * hx)));
        }
        return new Shape.Polygon(points, paint);
    }

    /** Lines of the field, mm. */
    static List<Shape> fieldLines(FieldParameters field) {
        double end = 500 * field.length();
        double side = 500 * field.width();
        List<Shape> lines = new ArrayList<>();
        lines.add(Shape.fieldBox(-end, -side, end, side));
        lines.add(new Shape.Line(new Series.Point(0, -side), new Series.Point(0, side), Shape.Paint.FIELD));
        lines.add(new Shape.Circle(new Series.Point(0, 0), 1000 * field.centreCircleRadius(), Shape.Paint.FIELD));
        for (int right = -1; right <= 1; right += 2) {
            double small = 500 * field.smallAreaWidth();
            double penalty = 500 * field.penaltyAreaWidth();
            double goal = 500 * field.goalWidth();
            lines.add(Shape.fieldBox(right * end, -small, right * (end - 1000 * field.smallAreaDepth()), small));
            lines.add(Shape.fieldBox(right * end, -penalty, right * (end - 1000 * field.penaltyAreaDepth()), penalty));
            lines.add(Shape.fieldBox(right * end, -goal, right * (end + 1000 * field.goalDepth()), goal));
        }
        return lines;
    }

    /** Shows what moves and a little around it, not too flat. */
    private Plot frame(Plot plot, boolean withBall) {
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < paths.size() - (withBall ? 0 : 1); i++) {
            for (Series.Point point : paths.get(i)) {
                left = Math.min(left, point.x());
                right = Math.max(right, point.x());
                low = Math.min(low, point.y());
                high = Math.max(high, point.y());
            }
        }
        if (left > right) {
            return plot.rangeX(-400, 400).rangeY(-250, 250);
        }
        double tall = Math.max(high - low + 2 * MARGIN, 0.45 * (right - left + 2 * MARGIN));
        double wide = Math.max(right - left + 2 * MARGIN, 1.3 * tall);
        double middleX = (left + right) / 2;
        double middleY = (low + high) / 2;
        return plot.rangeX(middleX - wide / 2, middleX + wide / 2)
                .rangeY(middleY - tall / 2, middleY + tall / 2)
                .size(520, 400);
    }
}
