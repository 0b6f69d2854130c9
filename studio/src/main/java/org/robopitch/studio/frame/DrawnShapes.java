// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Sketch;

/** What one team draws in one cycle, turned from the team's frame into the world's. */
final class DrawnShapes implements Sketch {
    private static final int MOST = 200;

    private final Game game;
    private final Side side;
    private final List<Drawn> shapes = new ArrayList<>();

    private record Drawn(ShapeForm form, String colour, double[] numbers, String text) {}

    DrawnShapes(Game game, Side side) {
        this.game = game;
        this.side = side;
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, String colour) {
        double turn = game.attacks(side);
        add(ShapeForm.LINE, colour, "", turn * x1, turn * y1, turn * x2, turn * y2);
    }

    @Override
    public void circle(double x, double y, double radius, String colour) {
        double turn = game.attacks(side);
        add(ShapeForm.CIRCLE, colour, "", turn * x, turn * y, radius);
    }

    @Override
    public void text(double x, double y, String text, String colour) {
        double turn = game.attacks(side);
        add(ShapeForm.LABEL, colour, text, turn * x, turn * y);
    }

    void clear() {
        shapes.clear();
    }

    void write(FrameWriter writer) {
        for (Drawn shape : shapes) {
            writer.shape(shape.form(), side.ordinal(), shape.colour(), shape.numbers(), shape.text());
        }
    }

    /** Keeps a shape, unless a team draws too much or what is no number. */
    private void add(ShapeForm form, String colour, String text, double... numbers) {
        boolean finite = true;
        for (double number : numbers) {
            finite &= Math.abs(number) <= Float.MAX_VALUE;
        }
        if (finite && shapes.size() < MOST) {
            shapes.add(new Drawn(form, colour, numbers, text));
        }
    }
}
