// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario.draw;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.scenario.Scenario;
import org.robopitch.mirosot.scenario.ScenarioEvent;
import org.robopitch.mirosot.scenario.ScenarioListener;
import org.robopitch.mirosot.scenario.ScenarioRun;
import org.robopitch.mirosot.scenario.draw.Canvas.Ink;
import org.robopitch.mirosot.scenario.draw.Canvas.View;

/**
 * A picture of a scenario: the outline of every robot at a dozen moments, paler the longer ago; the way of the ball; and
 * a red cross where bodies began to touch. The picture shows the part of the pitch where something happened.
 */
public final class ScenarioDrawing implements ScenarioListener {
    private static final int BLUE = 0x1f5fbf;
    private static final int YELLOW = 0xd99a00;
    private static final int BALL = 0xe8590c;
    private static final int TOUCH = 0xd6001c;
    private static final double MARGIN = 0.06;
    private static final double SMALLEST_VIEW = 0.4;
    private static final double PIXELS = 760;

    private final MirosotLeague league;
    private final Shapes shapes;
    private final List<double[][]> outlines = new ArrayList<>();
    private final List<double[]> noses = new ArrayList<>();
    private final List<Integer> robots = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private final List<double[]> balls = new ArrayList<>();
    private final List<Double> ballTimes = new ArrayList<>();
    private final List<double[]> touches = new ArrayList<>();
    private final double duration;
    private final int statesPerGhost;
    private final boolean ballTakesPart;
    private final double[] bounds = {
        Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY
    };
    private int states;

    private ScenarioDrawing(Scenario scenario) {
        this.league = scenario.league();
        this.shapes = new Shapes(league.parameters().robot());
        this.duration =
                scenario.timeline().ticks() * league.parameters().timing().step();
        long all = scenario.timeline().ticks() / scenario.timeline().ticksPerOutput();
        this.statesPerGhost = (int) Math.max(1, all / 12);
        this.ballTakesPart = scenario.ball() != null;
    }

    /**
     * Plays a scenario and draws it to a file.
     *
     * @param scenario what is played
     * @param file ends with .svg or .png
     * @throws IOException if the file cannot be written
     */
    public static void draw(Scenario scenario, Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        boolean svg = name.endsWith(".svg");
        if (!svg && !name.endsWith(".png")) {
            throw new IllegalArgumentException(file + ": a picture must be .svg or .png");
        }
        ScenarioDrawing drawing = new ScenarioDrawing(scenario);
        new ScenarioRun(scenario).play(drawing);
        View view = drawing.view();
        Canvas canvas = svg ? new SvgCanvas(view) : new ImageCanvas(view);
        drawing.paint(canvas, view);
        canvas.save(file);
    }

    @Override
    public void state(PlanarWorld world) {
        Bodies bodies = world.bodies();
        if (ballTakesPart) {
            double[] ball = {bodies.x[bodies.ball], bodies.y[bodies.ball]};
            balls.add(ball);
            ballTimes.add(world.time());
            include(ball[0], ball[1], bodies.reach[bodies.ball]);
        }
        boolean last = Math.abs(world.time() - duration) < 0.5 * world.stepSeconds();
        if (states++ % statesPerGhost != 0 && !last) {
            return;
        }
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.present[i]) {
                outlines.add(shapes.at(bodies, i));
                double front = shapes.front();
                noses.add(new double[] {
                    bodies.x[i],
                    bodies.y[i],
                    bodies.x[i] + front * bodies.headingX[i],
                    bodies.y[i] + front * bodies.headingY[i]
                });
                robots.add(i);
                times.add(world.time());
                include(bodies.x[i], bodies.y[i], bodies.reach[i]);
            }
        }
    }

    private void include(double x, double y, double reach) {
        bounds[0] = Math.min(bounds[0], x - reach);
        bounds[1] = Math.min(bounds[1], y - reach);
        bounds[2] = Math.max(bounds[2], x + reach);
        bounds[3] = Math.max(bounds[3], y + reach);
    }

    @Override
    public void event(ScenarioEvent event) {
        if (event.kind() == ScenarioEvent.Kind.CONTACT_BEGIN) {
            touches.add(new double[] {event.x(), event.y()});
        }
    }

    private View view() {
        if (bounds[0] > bounds[2]) {
            include(0, 0, league.pitch().length() / 2);
        }
        double width = Math.max(SMALLEST_VIEW, bounds[2] - bounds[0] + 2 * MARGIN);
        double height = Math.max(SMALLEST_VIEW, bounds[3] - bounds[1] + 2 * MARGIN);
        double left = (bounds[0] + bounds[2] - width) / 2;
        double bottom = (bounds[1] + bounds[3] - height) / 2;
        return new View(left, bottom, width, height, PIXELS / Math.max(width, height));
    }

    private void paint(Canvas canvas, View view) {
        new PitchDrawing(league.pitch(), canvas).draw();
        for (int i = 0; i < outlines.size(); i++) {
            int colour = league.isBlue(robots.get(i)) ? BLUE : YELLOW;
            double age = times.get(i) / duration;
            double strength = 0.25 + 0.75 * age;
            canvas.path(
                    outlines.get(i)[0],
                    outlines.get(i)[1],
                    true,
                    new Ink(colour, 1.5, 0.03 + 0.3 * age * age * age, strength));
            double[] nose = noses.get(i);
            canvas.path(
                    new double[] {nose[0], nose[2]},
                    new double[] {nose[1], nose[3]},
                    false,
                    new Ink(colour, 1.5, 0, strength));
        }
        paintBall(canvas);
        double arm = 7 / view.pixelsPerMetre();
        for (double[] touch : touches) {
            for (int up = -1; up <= 1; up += 2) {
                canvas.path(
                        new double[] {touch[0] - arm, touch[0] + arm},
                        new double[] {touch[1] - up * arm, touch[1] + up * arm},
                        false,
                        Ink.line(TOUCH, 2.5));
            }
        }
    }

    private void paintBall(Canvas canvas) {
        if (balls.isEmpty()) {
            return;
        }
        canvas.path(
                balls.stream().mapToDouble(ball -> ball[0]).toArray(),
                balls.stream().mapToDouble(ball -> ball[1]).toArray(),
                false,
                Ink.line(BALL, 1.2));
        double radius = league.parameters().ball().radius();
        for (int i = 0; i < balls.size(); i++) {
            if (i % statesPerGhost == 0 || i == balls.size() - 1) {
                double age = ballTimes.get(i) / duration;
                canvas.circle(
                        balls.get(i)[0],
                        balls.get(i)[1],
                        radius,
                        new Ink(BALL, 1.5, 0.05 + 0.6 * age * age * age, 0.3 + 0.7 * age));
            }
        }
    }
}
