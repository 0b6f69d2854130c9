// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Side;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.Picture.Ink;
import org.robopitch.kit.scenario.Picture.View;

/**
 * A picture of a scenario of any league: the outline of every robot at a dozen moments, paler the longer ago; the paths of
 * robots and ball, in a colour of their own for each thing that a robot does; and a red cross where bodies began to touch.
 * It shows the part of the pitch where something happened.
 */
public final class ScenarioDrawing {
    private static final int BLUE = 0x1f5fbf;
    private static final int YELLOW = 0xd99a00;
    private static final int BALL = 0xe8590c;
    private static final int[] ROLES = {0x1f6fd6, 0xd2502d, 0x2a8a4c, 0x8b4fc4, 0xb07d00, 0x0d8a94, 0xc2377e, 0x5d6673};
    private static final Ink TOUCH = Ink.line(0xd6001c, 2.5);
    private static final Ink WALL = Ink.area(0x4a4f57);
    private static final Ink FLOOR = Ink.area(0xf4f2ec);
    private static final Ink LINE = Ink.line(0xc9c4b6, 1.5);
    private static final Ink BUILT = new Ink(0xa09b8e, 0, 0.8, 1);

    private static final int MOMENTS = 12;
    private static final double SMALLEST_VIEW = 7;
    private static final double PIXELS = 760;

    /** Arms of the cross that a spot is drawn as, for a pitch of a metre, m. */
    private static final double SPOT = 0.01;

    private static final int ARC = 64;

    /** A point nearer to the last one than this share of the body's radius is left out. */
    private static final double NEAR = 0.02;

    private final PlanarStage.Field field;
    private final double duration;
    private final int statesPerMoment;
    private final boolean ballTakesPart;
    private final List<Track> tracks = new ArrayList<>();
    private final Track[] current;
    private final Map<String, Integer> colourOfRole = new LinkedHashMap<>();
    private final List<Moment> robots = new ArrayList<>();
    private final List<Moment> balls = new ArrayList<>();
    private final List<Moment> last = new ArrayList<>();
    private final List<double[]> touches = new ArrayList<>();
    private double left = Double.POSITIVE_INFINITY;
    private double bottom = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double top = Double.NEGATIVE_INFINITY;
    private int states;

    /** A body at some time, which the drawing repeats. */
    private record Moment(BodyInfo body, double x, double y, double headingX, double headingY, double time) {}

    /** A part of a body's path, in which a robot does one thing. */
    private record Track(String role, int colour, List<Double> x, List<Double> y) {
        void add(double toX, double toY) {
            x.add(toX);
            y.add(toY);
        }

        boolean isAt(double toX, double toY, double near) {
            double dx = toX - x.get(x.size() - 1);
            double dy = toY - y.get(y.size() - 1);
            return dx * dx + dy * dy < near * near;
        }
    }

    /**
     * An empty pitch.
     *
     * @param field what is painted on it, and how the bodies look
     * @param duration of the scenario, s
     * @param states how many will be added
     * @param ballTakesPart whether the ball is drawn
     */
    public ScenarioDrawing(PlanarStage.Field field, double duration, long states, boolean ballTakesPart) {
        this.field = field;
        this.duration = duration;
        this.statesPerMoment = (int) Math.max(1, states / MOMENTS);
        this.ballTakesPart = ballTakesPart;
        this.current = new Track[field.bodies().size()];
    }

    /**
     * Adds a state.
     *
     * @param bodies where they are
     * @param time when, s
     * @param roles says in a word what a robot does, empty for nothing
     */
    public void state(Bodies bodies, double time, IntFunction<String> roles) {
        boolean kept = states++ % statesPerMoment == 0;
        last.clear();
        for (BodyInfo body : field.bodies()) {
            MovingBody at = bodies.body[body.index()];
            boolean ball = body.index() == bodies.ball;
            if (!at.present || ball && !ballTakesPart) {
                continue;
            }
            include(at.x, at.y, body.radius());
            track(body, ball ? "" : roles.apply(body.index()), at.x, at.y);
            List<Moment> into = !kept ? last : ball ? balls : robots;
            into.add(new Moment(body, at.x, at.y, at.headingX, at.headingY, time));
        }
    }

    private void track(BodyInfo body, String role, double x, double y) {
        Track track = current[body.index()];
        if (track == null || !track.role().equals(role)) {
            if (track != null) {
                track.add(x, y);
            }
            int colour = role.isEmpty() ? colour(body) : colourOf(body.label() + " " + role);
            track = new Track(role, colour, new ArrayList<>(), new ArrayList<>());
            track.add(x, y);
            current[body.index()] = track;
            tracks.add(track);
        } else if (!track.isAt(x, y, NEAR * body.radius())) {
            track.add(x, y);
        }
    }

    private int colourOf(String role) {
        return colourOfRole.computeIfAbsent(role, one -> ROLES[colourOfRole.size() % ROLES.length]);
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
        left = Math.min(left, x - reach);
        bottom = Math.min(bottom, y - reach);
        right = Math.max(right, x + reach);
        top = Math.max(top, y + reach);
    }

    /**
     * Draws it to a file.
     *
     * @param file ends with .svg or .png
     * @throws IOException if the file cannot be written
     */
    public void save(Path file) throws IOException {
        paint().save(file);
    }

    /**
     * Refuses files that no picture can be written to, before anything is played.
     *
     * @param file ends with .svg or .png
     */
    public static void requirePicture(Path file) {
        Picture.requirePicture(file);
    }

    /** {@return the picture as an SVG element} */
    public String svg() {
        return paint().svg();
    }

    private static int colour(BodyInfo body) {
        return body.side() == null ? BALL : body.side() == Side.BLUE ? BLUE : YELLOW;
    }

    private View view() {
        if (left > right) {
            include(0, 0, field.length() / 2);
        }
        double margin = 0;
        for (BodyInfo body : field.bodies()) {
            margin = Math.max(margin, body.radius());
        }
        double width = Math.max(SMALLEST_VIEW * margin, right - left + 2 * margin);
        double height = Math.max(SMALLEST_VIEW * margin, top - bottom + 2 * margin);
        double from = (left + right - width) / 2;
        double below = (bottom + top - height) / 2;
        return new View(from, below, width, height, PIXELS / Math.max(width, height));
    }

    private Picture paint() {
        View view = view();
        Picture picture = new Picture(view);
        double far = 4 * (field.length() + field.width());
        rectangle(picture, -far, -far, far, far, WALL);
        field.markings().stream().filter(Marking.Boundary.class::isInstance).forEach(one -> marking(picture, one));
        field.markings().stream()
                .filter(one -> !(one instanceof Marking.Boundary))
                .forEach(one -> marking(picture, one));
        for (Track track : tracks) {
            if (track.x().size() > 1) {
                Ink ink = Ink.line(track.colour(), track.role().isEmpty() ? 1.2 : 2);
                picture.path(numbers(track.x()), numbers(track.y()), false, ink);
            }
        }
        robots.forEach(moment -> body(picture, moment));
        balls.forEach(moment -> body(picture, moment));
        last.forEach(moment -> body(picture, moment));
        double arm = 7 / view.pixelsPerMetre();
        for (double[] touch : touches) {
            line(picture, touch[0] - arm, touch[1] + arm, touch[0] + arm, touch[1] - arm, TOUCH);
            line(picture, touch[0] - arm, touch[1] - arm, touch[0] + arm, touch[1] + arm, TOUCH);
        }
        colourOfRole.forEach(picture::note);
        return picture;
    }

    private void marking(Picture picture, Marking marking) {
        if (marking instanceof Marking.Boundary floor) {
            picture.path(every(floor.points(), 0), every(floor.points(), 1), true, FLOOR);
        } else if (marking instanceof Marking.Line line) {
            line(picture, line.x1(), line.y1(), line.x2(), line.y2(), LINE);
        } else if (marking instanceof Marking.Arc arc) {
            arc(picture, arc);
        } else if (marking instanceof Marking.Spot spot) {
            double arm = SPOT * field.length();
            line(picture, spot.x() - arm, spot.y(), spot.x() + arm, spot.y(), LINE);
            line(picture, spot.x(), spot.y() - arm, spot.x(), spot.y() + arm, LINE);
        } else if (marking instanceof Marking.Block block && block.z1() == 0) {
            // Seen from above, what hangs over the ground would hide it.
            rectangle(picture, block.x1(), block.y1(), block.x2(), block.y2(), BUILT);
        }
    }

    private static void arc(Picture picture, Marking.Arc arc) {
        if (arc.to() - arc.from() > 2 * Math.PI - 1e-9) {
            picture.circle(arc.x(), arc.y(), arc.radius(), LINE);
            return;
        }
        double[] x = new double[ARC + 1];
        double[] y = new double[ARC + 1];
        for (int i = 0; i <= ARC; i++) {
            double angle = arc.from() + (arc.to() - arc.from()) * i / ARC;
            x[i] = arc.x() + arc.radius() * StrictMath.cos(angle);
            y[i] = arc.y() + arc.radius() * StrictMath.sin(angle);
        }
        picture.path(x, y, false, LINE);
    }

    /** The outline of a robot and a line to its front, which shows where it looks; a ball's circle. */
    private void body(Picture picture, Moment at) {
        double age = at.time() / duration;
        int colour = colour(at.body());
        if (at.body().kind() == BodyInfo.Kind.BALL) {
            Ink ink = new Ink(colour, 1.5, 0.05 + 0.6 * age * age * age, 0.3 + 0.7 * age);
            picture.circle(at.x(), at.y(), at.body().radius(), ink);
            return;
        }
        double[] ahead = every(at.body().outline(), 0);
        double[] aside = every(at.body().outline(), 1);
        double[] x = new double[ahead.length];
        double[] y = new double[ahead.length];
        double front = 0;
        for (int i = 0; i < x.length; i++) {
            x[i] = at.x() + at.headingX() * ahead[i] - at.headingY() * aside[i];
            y[i] = at.y() + at.headingY() * ahead[i] + at.headingX() * aside[i];
            front = Math.max(front, ahead[i]);
        }
        double strength = 0.25 + 0.75 * age;
        picture.path(x, y, true, new Ink(colour, 1.5, 0.03 + 0.3 * age * age * age, strength));
        double frontX = at.x() + front * at.headingX();
        double frontY = at.y() + front * at.headingY();
        line(picture, at.x(), at.y(), frontX, frontY, new Ink(colour, 1.5, 0, strength));
    }

    private static void rectangle(Picture picture, double x1, double y1, double x2, double y2, Ink ink) {
        picture.path(new double[] {x1, x2, x2, x1}, new double[] {y1, y1, y2, y2}, true, ink);
    }

    private static void line(Picture picture, double x1, double y1, double x2, double y2, Ink ink) {
        picture.path(new double[] {x1, x2}, new double[] {y1, y2}, false, ink);
    }

    /** The first or second coordinates of points that are listed x, y, x, y … */
    private static double[] every(List<Double> points, int from) {
        double[] every = new double[points.size() / 2];
        for (int i = 0; i < every.length; i++) {
            every[i] = points.get(2 * i + from);
        }
        return every;
    }

    private static double[] numbers(List<Double> list) {
        return list.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
