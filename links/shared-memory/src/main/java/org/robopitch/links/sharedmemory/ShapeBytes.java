// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Sketch;
import org.robopitch.recording.match.Shape;
import org.robopitch.recording.match.Shape.Form;

/** What a team has drawn, as bytes between two processes. */
final class ShapeBytes {
    private static final int MOST = 1000;
    private static final int LONGEST_TEXT = 1000;
    private static final Form[] FORMS = Form.values();

    private ShapeBytes() {}

    static void put(ByteBuffer to, List<Shape> drawn) {
        List<Shape> shapes = withoutCurves(drawn);
        to.putInt(shapes.size());
        for (Shape shape : shapes) {
            to.put((byte) shape.type().ordinal());
            for (double number : shape.numbers()) {
                to.putDouble(number);
            }
            if (shape.text() != null) {
                TeamMailbox.put(to, shape.text());
            }
            TeamMailbox.put(to, shape.color());
        }
    }

    /** Curves travel as lines, as many as there is room for. */
    private static List<Shape> withoutCurves(List<Shape> drawn) {
        List<Shape> plain = new ArrayList<>();
        for (Shape shape : drawn) {
            if (shape.type() != Form.LINE) {
                plain.add(shape);
            }
            for (int i = 1; shape.type() == Form.LINE && i < shape.points().size(); i++) {
                plain.add(Shape.line(shape.color(), shape.points().subList(i - 1, i + 1)));
            }
        }
        return plain.size() > MOST ? plain.subList(0, MOST) : plain;
    }

    /** Draws on a sketch, which checks every number itself. */
    static void draw(ByteBuffer from, Sketch on) {
        int count = from.getInt();
        if (count < 0 || count > MOST) {
            throw new IllegalStateException("its process answered with " + count + " drawings");
        }
        for (int i = 0; i < count; i++) {
            switch (FORMS[Math.floorMod(from.get(), FORMS.length)]) {
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
