// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.engine.match.Sketch;
import org.robopitch.recording.match.Shape;
import org.robopitch.recording.match.Shape.Point;

/**
 * Keeps what a team draws during one decision, in the team's frame. What is not finite or further than {@value #FARTHEST} m
 * away is left out, and so is what goes beyond {@value #MOST_SHAPES} shapes: a team that draws without end must not fill
 * the memory. A team may draw from several threads.
 */
public final class SketchBook implements Sketch {
    private static final int MOST_SHAPES = 1000;
    private static final int LONGEST_TEXT = 200;
    private static final int MOST_POINTS = 200;
    private static final double FARTHEST = 1e6;
    private static final int MOST_PICTURES = 8;
    private static final int MOST_ROBOTS = 100;
    private static final int LONGEST_NAME = 40;
    private static final int WIDEST = 512;

    private final Object lock = new Object();
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();

    @Override
    public void line(double x1, double y1, double x2, double y2, String colour) {
        if (near(x1, y1) && near(x2, y2)) {
            add(Shape.line(Colours.hex(colour), List.of(Point.of(x1, y1), Point.of(x2, y2))));
        }
    }

    @Override
    public void curve(double[] points, String colour) {
        int whole = points.length - points.length % 2;
        boolean fits = whole >= 4 && whole <= 2 * MOST_POINTS;
        for (int i = 0; i < whole && fits; i += 2) {
            fits = near(points[i], points[i + 1]);
        }
        if (fits) {
            add(Shape.line(
                    Colours.hex(colour),
                    IntStream.range(0, whole / 2)
                            .mapToObj(i -> Point.of(points[2 * i], points[2 * i + 1]))
                            .toList()));
        }
    }

    @Override
    public void circle(double x, double y, double radius, String colour) {
        if (near(x, y) && radius >= 0 && radius <= FARTHEST) {
            add(Shape.circle(Colours.hex(colour), Point.of(x, y), radius));
        }
    }

    @Override
    public void text(double x, double y, String text, String colour) {
        if (near(x, y)) {
            String kept = text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
            add(Shape.label(Colours.hex(colour), Point.of(x, y), kept));
        }
    }

    @Override
    public void picture(int robot, String name, int width, int height, int[] colours) {
        boolean fits = width > 0 && width <= WIDEST && height > 0 && height <= WIDEST;
        if (robot < 0 || robot >= MOST_ROBOTS || !fits || colours.length < width * height) {
            return;
        }
        String kept = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
        synchronized (lock) {
            if (pictures.size() < MOST_PICTURES) {
                pictures.add(new Picture(robot, kept, Png.encode(width, height, colours)));
            }
        }
    }

    /** A copy of the pictures that robots show. */
    public List<Picture> pictures() {
        synchronized (lock) {
            return List.copyOf(pictures);
        }
    }

    /** Turns to an empty page. */
    public void clear() {
        synchronized (lock) {
            shapes.clear();
            pictures.clear();
        }
    }

    /** A copy of what has been drawn. */
    public List<Shape> shapes() {
        synchronized (lock) {
            return List.copyOf(shapes);
        }
    }

    private void add(Shape shape) {
        synchronized (lock) {
            if (shapes.size() < MOST_SHAPES) {
                shapes.add(shape);
            }
        }
    }

    private static boolean near(double x, double y) {
        return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
    }
}
