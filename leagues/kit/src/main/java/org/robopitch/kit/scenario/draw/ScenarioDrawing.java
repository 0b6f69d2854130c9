// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario.draw;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.kit.scenario.draw.Canvas.Ink;
import org.robopitch.kit.scenario.draw.Canvas.View;

/**
 * A picture of a scenario of any league: the outline of every robot at a dozen moments, paler the longer ago; the ways of
 * robots and ball; and a red cross where bodies began to touch. It shows the part of the pitch where something happened.
 */
public final class ScenarioDrawing {
    private static final int BLUE = 0x1f5fbf;
    private static final int YELLOW = 0xd99a00;
    private static final int BALL = 0xe8590c;
    private static final int TOUCH = 0xd6001c;
    private static final int MOMENTS = 12;
    private static final double SMALLEST_VIEW = 7;
    private static final double PIXELS = 760;

    private final PlanarStage.Field field;
    private final double duration;
    private final int statesPerMoment;
    private final boolean ballTakesPart;
    private final Ways ways = new Ways();
    private final List<Moment> robots = new ArrayList<>();
    private final List<Moment> balls = new ArrayList<>();
    private final List<Moment> last = new ArrayList<>();
    private final List<double[]> touches = new ArrayList<>();
    private final double[] bounds = {
        Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY
    };
    private int states;

    /** A body at some time, which the drawing repeats. */
    private record Moment(BodyInfo body, double x, double y, double headingX, double headingY, double time) {}

    /**
     * An empty pitch.
     *
     * @param field what is painted on it, and how the bodies look
     * @param timeline how the scenario's time passes
     * @param tick how long a tick is, s
     * @param ballTakesPart whether the ball is drawn
     */
    public ScenarioDrawing(PlanarStage.Field field, Timeline timeline, double tick, boolean ballTakesPart) {
        this.field = field;
        this.duration = timeline.ticks() * tick;
        this.statesPerMoment = (int) Math.max(1, timeline.ticks() / timeline.ticksPerOutput() / MOMENTS);
        this.ballTakesPart = ballTakesPart;
    }

    /** Writes what robots do. */
    public interface Roles {
        /**
         * {@return a word for what a robot does now, empty for none}
         *
         * @param robot which
         */
        String of(int robot);
    }

    /**
     * Adds a state.
     *
     * @param bodies where everybody is
     * @param time when, s
     */
    public void state(Bodies bodies, double time) {
        state(bodies, time, robot -> "");
    }

    /**
     * Adds a state of robots whose ways are drawn by what they do.
     *
     * @param bodies where everybody is
     * @param time when, s
     * @param roles what they do
     */
    public void state(Bodies bodies, double time, Roles roles) {
        boolean kept = states++ % statesPerMoment == 0;
        last.clear();
        for (BodyInfo body : field.bodies()) {
            int i = body.index();
            boolean ball = i == bodies.ball;
            if (!bodies.body[i].present || ball && !ballTakesPart) {
                continue;
            }
            Moment moment = new Moment(
                    body, bodies.body[i].x, bodies.body[i].y, bodies.body[i].headingX, bodies.body[i].headingY, time);
            include(moment.x(), moment.y(), body.radius());
            String role = ball ? "" : roles.of(i);
            ways.go(i, name(body), role, colour(body), moment.x(), moment.y(), body.radius());
            if (kept) {
                (ball ? balls : robots).add(moment);
            } else {
                last.add(moment);
            }
        }
    }

    /**
     * Marks where bodies began to touch.
     *
     * @param x m
     * @param y m
     */
    public void touch(double x, double y) {
        touches.add(new double[] {x, y});
    }

    private void include(double x, double y, double reach) {
        bounds[0] = Math.min(bounds[0], x - reach);
        bounds[1] = Math.min(bounds[1], y - reach);
        bounds[2] = Math.max(bounds[2], x + reach);
        bounds[3] = Math.max(bounds[3], y + reach);
    }

    /**
     * Draws it to a file.
     *
     * @param file ends with .svg or .png
     * @throws IOException if the file cannot be written
     */
    public void save(Path file) throws IOException {
        requirePicture(file);
        View view = view();
        Canvas canvas = isSvg(file) ? new SvgCanvas(view) : new ImageCanvas(view);
        paint(canvas, view);
        canvas.save(file);
    }

    /**
     * Refuses files that no picture can be written to, before anything is played.
     *
     * @param file ends with .svg or .png
     */
    public static void requirePicture(Path file) {
        if (!isSvg(file) && !lower(file).endsWith(".png")) {
            throw new IllegalArgumentException(file + ": a picture must be .svg or .png");
        }
    }

    private static boolean isSvg(Path file) {
        return lower(file).endsWith(".svg");
    }

    private static String lower(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    }

    /** {@return the picture as an SVG element} */
    public String svg() {
        View view = view();
        SvgCanvas canvas = new SvgCanvas(view);
        paint(canvas, view);
        return canvas.text();
    }

    private static String name(BodyInfo body) {
        return body.side() == null ? "ball" : body.side().label() + " " + (body.number() + 1);
    }

    private static int colour(BodyInfo body) {
        return body.side() == null ? BALL : body.side() == Side.BLUE ? BLUE : YELLOW;
    }

    private View view() {
        if (bounds[0] > bounds[2]) {
            include(0, 0, field.length() / 2);
        }
        double margin = 0;
        for (BodyInfo body : field.bodies()) {
            margin = Math.max(margin, body.radius());
        }
        double width = Math.max(SMALLEST_VIEW * margin, bounds[2] - bounds[0] + 2 * margin);
        double height = Math.max(SMALLEST_VIEW * margin, bounds[3] - bounds[1] + 2 * margin);
        double left = (bounds[0] + bounds[2] - width) / 2;
        double bottom = (bounds[1] + bounds[3] - height) / 2;
        return new View(left, bottom, width, height, PIXELS / Math.max(width, height));
    }

    private void paint(Canvas canvas, View view) {
        new PitchDrawing(new PitchDrawing.PitchScale(field.length(), field.width()), canvas).draw(field.markings());
        ways.paint(canvas);
        robots.forEach(moment -> robot(canvas, moment));
        balls.forEach(moment -> ball(canvas, moment));
        for (Moment moment : last) {
            if (moment.body().kind() == BodyInfo.Kind.BALL) {
                ball(canvas, moment);
            } else {
                robot(canvas, moment);
            }
        }
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
        ways.legend(canvas);
    }

    /** The outline of a robot and a line to its front, so that one sees where it looks. */
    private void robot(Canvas canvas, Moment robot) {
        List<Double> outline = robot.body().outline();
        double[] x = new double[outline.size() / 2];
        double[] y = new double[x.length];
        double front = 0;
        for (int i = 0; i < x.length; i++) {
            double ahead = outline.get(2 * i);
            double left = outline.get(2 * i + 1);
            x[i] = robot.x() + robot.headingX() * ahead - robot.headingY() * left;
            y[i] = robot.y() + robot.headingY() * ahead + robot.headingX() * left;
            front = Math.max(front, ahead);
        }
        double age = robot.time() / duration;
        double strength = 0.25 + 0.75 * age;
        int colour = colour(robot.body());
        canvas.path(x, y, true, new Ink(colour, 1.5, 0.03 + 0.3 * age * age * age, strength));
        canvas.path(
                new double[] {robot.x(), robot.x() + front * robot.headingX()},
                new double[] {robot.y(), robot.y() + front * robot.headingY()},
                false,
                new Ink(colour, 1.5, 0, strength));
    }

    private void ball(Canvas canvas, Moment ball) {
        double age = ball.time() / duration;
        Ink ink = new Ink(BALL, 1.5, 0.05 + 0.6 * age * age * age, 0.3 + 0.7 * age);
        canvas.circle(ball.x(), ball.y(), ball.body().radius(), ink);
    }
}
