// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
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

        /** {@return place, heading, velocity and angular velocity} */
        double[] state() {
            return new double[] {x, y, heading, velocityX(), velocityY(), spin};
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

    /** What takes a state from one time to another. */
    @FunctionalInterface
    interface Leg {
        double[] integrate(double[] state, double from, double to);
    }

    /** {@return the states of another integrator at the times of our outputs} */
    List<double[]> follow(double[] start, Leg leg) {
        List<double[]> all = new ArrayList<>(List.of(start));
        for (int i = 1; i < states.size(); i++) {
            all.add(leg.integrate(
                    all.get(i - 1), states.get(i - 1).time(), states.get(i).time()));
        }
        return all;
    }

    /** {@return the largest distance of a body from the places where another integrator has it, m} */
    double farthest(int body, List<double[]> places) {
        double farthest = 0;
        for (int i = 0; i < places.size(); i++) {
            Body ours = states.get(i).bodies().get(body);
            farthest = Math.max(farthest, Math.hypot(ours.x() - places.get(i)[0], ours.y() - places.get(i)[1]));
        }
        return farthest;
    }

    /** {@return places of another integrator in millimetres, which begin at an index of its states} */
    static List<Series.Point> path(List<double[]> states, int at) {
        return Series.points(states, state -> 1000 * state[at], state -> 1000 * state[at + 1]);
    }

    /** {@return the path of a body in millimetres} */
    List<Series.Point> path(int body) {
        return Series.points(
                states,
                state -> 1000 * state.bodies().get(body).x(),
                state -> 1000 * state.bodies().get(body).y());
    }

    /** {@return how something of a body continues in time} */
    List<Series.Point> curve(int body, java.util.function.ToDoubleFunction<Body> value) {
        return Series.points(
                states, State::time, state -> value.applyAsDouble(state.bodies().get(body)));
    }

    /** {@return the ways of robots, with an outline at every output, in millimetres} */
    Plot picture(String title, int... robots) {
        Plot plot = new Plot(title, "x, mm", "y, mm").equalScales();
        double half = 1000 * parameters.robot().length() / 2;
        double margin = 1.6 * half;
        int every = Math.max(1, states.size() / 24);
        List<Series.Point> all = new ArrayList<>();
        for (int robot : robots) {
            boolean blue = robot < parameters.robotsPerTeam();
            for (int i = 0; i < states.size(); i++) {
                boolean end = i == states.size() - 1;
                if (end || i % every == 0) {
                    Shape.Paint paint = !end ? Shape.Paint.GHOST : blue ? Shape.Paint.BLUE : Shape.Paint.YELLOW;
                    plot.add(box(states.get(i).bodies().get(robot), half, paint));
                }
            }
            all.addAll(path(robot));
            plot.add(Series.line(blue ? "blue" : "yellow", path(robot)).coloured(blue ? 0 : 4));
        }
        DoubleSummaryStatistics x = all.stream().mapToDouble(Series.Point::x).summaryStatistics();
        DoubleSummaryStatistics y = all.stream().mapToDouble(Series.Point::y).summaryStatistics();
        return plot.rangeX(x.getMin() - margin, x.getMax() + margin)
                .rangeY(y.getMin() - margin, y.getMax() + margin)
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
