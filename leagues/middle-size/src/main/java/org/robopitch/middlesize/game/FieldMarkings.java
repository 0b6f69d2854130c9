// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.List;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.match.Marking;
import org.robopitch.kit.game.Painter;
import org.robopitch.middlesize.parameters.FieldParameters;

/** What is painted on a Middle Size field and built around it, for viewers. */
public final class FieldMarkings {
    private static final double CORNER_ARC = 0.75;

    private final FieldParameters field;
    private final Painter paint = new Painter();

    private FieldMarkings(FieldParameters field) {
        this.field = field;
    }

    /**
     * {@return the markings and goals of a field}
     *
     * @param field its sizes
     */
    public static List<Marking> of(FieldParameters field) {
        FieldMarkings painter = new FieldMarkings(field);
        painter.paint();
        return painter.paint.markings();
    }

    private void paint() {
        double goalLine = field.length() / 2;
        double side = field.width() / 2;
        double farX = goalLine + field.runOff();
        double farY = side + field.runOff();
        paint.add(new Marking.Boundary(List.of(farX, farY, -farX, farY, -farX, -farY, farX, -farY)));
        paint.outline(field.length(), field.width());
        paint.middle(field.width(), field.circleRadius());
        for (int end = -1; end <= 1; end += 2) {
            paint.area(end, goalLine, field.goalAreaDepth(), field.goalAreaWidth());
            paint.area(end, goalLine, field.penaltyAreaDepth(), field.penaltyAreaWidth());
            paint.spot(end * (goalLine - field.penaltyMark()), 0);
            goal(end);
            for (int up = -1; up <= 1; up += 2) {
                double from = end > 0 ? (up > 0 ? Math.PI : Math.PI / 2) : (up > 0 ? -Math.PI / 2 : 0);
                paint.add(new Marking.Arc(end * goalLine, up * side, CORNER_ARC, from, from + Math.PI / 2));
            }
        }
    }

    /** Posts, crossbar and nets. */
    private void goal(int end) {
        double line = field.length() / 2;
        double post = field.goalWidth() / 2;
        double back = line + field.goalDepth();
        double under = field.goalHeight();
        double over = under + Pitch.FRAME;
        for (int up = -1; up <= 1; up += 2) {
            block(end, line, up * post, 0, line + Pitch.FRAME, up * (post + Pitch.FRAME), over, false);
            block(end, line + Pitch.FRAME, up * post, 0, back, up * (post + Pitch.FRAME), over, true);
        }
        block(end, line, -post, under, line + Pitch.FRAME, post, over, false);
        block(end, line + Pitch.FRAME, -post, under, back, post, over, true);
        block(end, back, -post - Pitch.FRAME, 0, back + Pitch.FRAME, post + Pitch.FRAME, over, true);
    }

    private void block(int end, double x1, double y1, double z1, double x2, double y2, double z2, boolean net) {
        paint.add(new Marking.Block(end * x1, y1, z1, end * x2, y2, z2, net));
    }
}
