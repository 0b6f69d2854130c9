// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Sketch;
import org.robopitch.runner.draw.Stroke;

/** What a team has drawn, as bytes between two processes. */
final class StrokeBytes {
    private static final int LINE = 0;
    private static final int CIRCLE = 1;
    private static final int TEXT = 2;
    private static final int MOST = 1000;
    private static final int LONGEST_TEXT = 1000;

    private StrokeBytes() {}

    /** Curves travel as lines, as many as there is room for. */
    private static List<Stroke> withoutCurves(List<Stroke> drawn) {
        List<Stroke> plain = new ArrayList<>();
        for (Stroke stroke : drawn) {
            if (stroke instanceof Stroke.Curve curve) {
                double[] at = curve.numbers();
                for (int i = 2; i < at.length; i += 2) {
                    plain.add(new Stroke.Line(at[i - 2], at[i - 1], at[i], at[i + 1], curve.colour()));
                }
            } else {
                plain.add(stroke);
            }
        }
        return plain.size() > MOST ? plain.subList(0, MOST) : plain;
    }

    static void put(ByteBuffer to, List<Stroke> drawn) {
        List<Stroke> strokes = withoutCurves(drawn);
        to.putInt(strokes.size());
        for (Stroke stroke : strokes) {
            if (stroke instanceof Stroke.Line line) {
                to.put((byte) LINE).putDouble(line.x1()).putDouble(line.y1());
                to.putDouble(line.x2()).putDouble(line.y2());
            } else if (stroke instanceof Stroke.Circle circle) {
                to.put((byte) CIRCLE)
                        .putDouble(circle.x())
                        .putDouble(circle.y())
                        .putDouble(circle.radius());
            } else if (stroke instanceof Stroke.Text text) {
                to.put((byte) TEXT).putDouble(text.x()).putDouble(text.y());
                TeamMailbox.put(to, text.text());
            }
            TeamMailbox.put(to, stroke.colour());
        }
    }

    /** Draws on a sketch, which checks every number itself. */
    static void draw(ByteBuffer from, Sketch on) {
        int count = from.getInt();
        if (count < 0 || count > MOST) {
            throw new IllegalStateException("its process answered with " + count + " drawings");
        }
        for (int i = 0; i < count; i++) {
            switch (from.get()) {
                case LINE -> {
                    double x1 = from.getDouble();
                    double y1 = from.getDouble();
                    double x2 = from.getDouble();
                    double y2 = from.getDouble();
                    on.line(x1, y1, x2, y2, colour(from));
                }
                case CIRCLE -> {
                    double x = from.getDouble();
                    double y = from.getDouble();
                    double radius = from.getDouble();
                    on.circle(x, y, radius, colour(from));
                }
                default -> {
                    double x = from.getDouble();
                    double y = from.getDouble();
                    String text = TeamMailbox.get(from, LONGEST_TEXT);
                    on.text(x, y, text, colour(from));
                }
            }
        }
    }

    private static String colour(ByteBuffer from) {
        return TeamMailbox.get(from, LONGEST_TEXT);
    }
}
