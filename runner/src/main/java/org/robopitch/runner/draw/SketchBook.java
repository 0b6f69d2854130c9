// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.match.Sketch;

/**
 * Keeps what a team draws during one decision, in the team's frame. What is not finite or further than {@value #FARTHEST} m
 * away is left out, and so is what goes beyond {@value #MOST_STROKES} strokes: a team that draws without end must not fill
 * the memory. A team may draw from several threads.
 */
public final class SketchBook implements Sketch {
    private static final int MOST_STROKES = 1000;
    private static final int LONGEST_TEXT = 200;
    private static final int MOST_POINTS = 200;
    private static final double FARTHEST = 1e6;
    private static final int MOST_PICTURES = 8;
    private static final int MOST_ROBOTS = 100;
    private static final int LONGEST_NAME = 40;
    private static final int WIDEST = 512;

    private final Object lock = new Object();
    private final List<Stroke> strokes = new ArrayList<>();
    private final List<Picture> pictures = new ArrayList<>();

    @Override
    public void line(double x1, double y1, double x2, double y2, String colour) {
        if (near(x1, y1) && near(x2, y2)) {
            add(new Stroke.Line(x1, y1, x2, y2, Colours.hex(colour)));
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
            add(new Stroke.Curve(Arrays.stream(points, 0, whole).boxed().toList(), Colours.hex(colour)));
        }
    }

    @Override
    public void circle(double x, double y, double radius, String colour) {
        if (near(x, y) && radius >= 0 && radius <= FARTHEST) {
            add(new Stroke.Circle(x, y, radius, Colours.hex(colour)));
        }
    }

    @Override
    public void text(double x, double y, String text, String colour) {
        if (near(x, y)) {
            String kept = text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
            add(new Stroke.Text(x, y, kept, Colours.hex(colour)));
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
            strokes.clear();
            pictures.clear();
        }
    }

    /** A copy of what has been drawn. */
    public List<Stroke> strokes() {
        synchronized (lock) {
            return List.copyOf(strokes);
        }
    }

    private void add(Stroke stroke) {
        synchronized (lock) {
            if (strokes.size() < MOST_STROKES) {
                strokes.add(stroke);
            }
        }
    }

    private static boolean near(double x, double y) {
        return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
    }
}
