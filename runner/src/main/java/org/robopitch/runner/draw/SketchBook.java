// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Sketch;

/**
 * Keeps what a team draws during one decision, in the team's frame. What is not finite is left out, and so is what goes
 * beyond {@value #MOST_STROKES} strokes: a team that draws without end must not fill the memory.
 */
public final class SketchBook implements Sketch {
    private static final int MOST_STROKES = 1000;
    private static final int LONGEST_TEXT = 200;

    private final List<Stroke> strokes = new ArrayList<>();

    @Override
    public void line(double x1, double y1, double x2, double y2, String colour) {
        if (finite(x1, y1) && finite(x2, y2) && hasRoom()) {
            strokes.add(new Stroke.Line(x1, y1, x2, y2, Colours.hex(colour)));
        }
    }

    @Override
    public void circle(double x, double y, double radius, String colour) {
        if (finite(x, y) && radius >= 0 && radius <= Double.MAX_VALUE && hasRoom()) {
            strokes.add(new Stroke.Circle(x, y, radius, Colours.hex(colour)));
        }
    }

    @Override
    public void text(double x, double y, String text, String colour) {
        if (finite(x, y) && hasRoom()) {
            String kept = text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
            strokes.add(new Stroke.Text(x, y, kept, Colours.hex(colour)));
        }
    }

    /** Turns to an empty page. */
    public void clear() {
        strokes.clear();
    }

    /** A copy of what has been drawn. */
    public List<Stroke> strokes() {
        return List.copyOf(strokes);
    }

    private boolean hasRoom() {
        return strokes.size() < MOST_STROKES;
    }

    private static boolean finite(double x, double y) {
        return Math.abs(x) <= Double.MAX_VALUE && Math.abs(y) <= Double.MAX_VALUE;
    }
}
