// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.game.MirosotScenario;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** A scene as our engine plays it: the state of every body at every output, and a picture of the bodies' ways. */
final class Course {
    private final MirosotParameters parameters;
    private final List<State> states = new ArrayList<>();

    /** A body at a moment, in SI units; the heading is an angle that is not wrapped. */
    record Body(double x, double y, double heading, double along, double across, double spin) {
        double velocityX() {
            return along * Math.cos(heading) - across * Math.sin(heading);
        }

        double velocityY() {
            return along * Math.sin(heading) + across * Math.cos(heading);
        }
    }

    /** All bodies at a moment. */
    record State(double time, List<Body> bodies) {}

    private Course(MirosotParameters parameters) {
        this.parameters = parameters;
    }

    /** Plays a scene that a text in YAML describes. */
    static Course of(String name, String yaml) {
        ScenarioRun<MirosotGame> run = new ScenarioRun<>(Scenario.parse(name, yaml, MirosotScenario::new));
        Course course = new Course(run.game().parameters());
        run.play(() -> course.take(run.game().world().time(), run.bodies()));
        return course;
    }

    private void take(double time, Bodies bodies) {
        List<Body> all = new ArrayList<>();
        for (int i = 0; i <= bodies.ball; i++) {
            double heading =
                    i == bodies.ball ? 0 : unwrapped(i, Math.atan2(bodies.body[i].headingY, bodies.body[i].headingX));
            all.add(new Body(
                    bodies.body[i].x,
                    bodies.body[i].y,
                    heading,
                    bodies.body[i].along,
                    bodies.body[i].across,
                    bodies.body[i].spin));
        }
        states.add(new State(time, all));
    }

    private double unwrapped(int body, double angle) {
        if (states.isEmpty()) {
            return angle;
        }
        double last = states.get(states.size() - 1).bodies().get(body).heading();
        return last + Math.IEEEremainder(angle - last, 2 * Math.PI);
    }

    MirosotParameters parameters() {
        return parameters;
    }

    List<State> states() {
        return states;
    }

    Body first(int body) {
        return states.get(0).bodies().get(body);
    }

    Body last(int body) {
        return states.get(states.size() - 1).bodies().get(body);
    }

    int ball() {
        return states.get(0).bodies().size() - 1;
    }

    /** {@return how something of a body continues in time} */
    List<Series.Point> curve(int body, java.util.function.ToDoubleFunction<Body> value) {
        return states.stream()
                .map(state -> new Series.Point(
                        state.time(), value.applyAsDouble(state.bodies().get(body))))
                .toList();
    }

    /** {@return the ways of robots, with an outline at every output, in millimetres} */
    Plot picture(String title, int... robots) {
        Plot plot = new Plot(title, Axis.linear("x, mm"), Axis.linear("y, mm")).equalScales();
        double half = 1000
                * ((org.robopitch.mirosot.parameters.BodyOutline.Box)
                                parameters.robot().outline())
                        .length()
                / 2;
        double low = 1e9;
        double high = -1e9;
        double left = 1e9;
        double right = -1e9;
        int every = Math.max(1, states.size() / 24);
        for (int robot : robots) {
            List<Series.Point> path = new ArrayList<>();
            for (int i = 0; i < states.size(); i++) {
                Body body = states.get(i).bodies().get(robot);
                path.add(new Series.Point(1000 * body.x(), 1000 * body.y()));
                boolean end = i == states.size() - 1;
                if (end || i % every == 0) {
                    Shape.Paint colour = robot < parameters.robotsPerTeam() ? Shape.Paint.BLUE : Shape.Paint.YELLOW;
                    plot.add(box(body, half, end ? colour : Shape.Paint.GHOST));
                }
                left = Math.min(left, 1000 * body.x());
                right = Math.max(right, 1000 * body.x());
                low = Math.min(low, 1000 * body.y());
                high = Math.max(high, 1000 * body.y());
            }
            boolean blue = robot < parameters.robotsPerTeam();
            plot.add(
                    Series.of(blue ? "blue" : "yellow", path, Series.Style.LINE).coloured(blue ? 0 : 4));
        }
        double margin = 1.6 * half;
        return plot.rangeX(left - margin, right + margin)
                .rangeY(low - margin, high + margin)
                .size(440, 360);
    }

    private static Shape box(Body body, double half, Shape.Paint paint) {
        double c = half * Math.cos(body.heading());
        double s = half * Math.sin(body.heading());
        double x = 1000 * body.x();
        double y = 1000 * body.y();
        return new Shape.Polygon(
                List.of(
                        new Series.Point(x + c - s, y + s + c),
                        new Series.Point(x - c - s, y - s + c),
                        new Series.Point(x - c + s, y - s - c),
                        new Series.Point(x + c + s, y + s - c)),
                paint);
    }
}
