// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.match.Marking;
import org.robopitch.middlesize.parameters.FieldParameters;

/** What is painted on a Middle Size field and built around it, for those who watch. */
final class FieldMarkings {
    private static final double CORNER_ARC = 0.75;

    private final FieldParameters field;
    private final List<Marking> markings = new ArrayList<>();

    private FieldMarkings(FieldParameters field) {
        this.field = field;
    }

    static List<Marking> of(FieldParameters field) {
        FieldMarkings painter = new FieldMarkings(field);
        painter.paint();
        return List.copyOf(painter.markings);
    }

    private void paint() {
        double goalLine = field.length() / 2;
        double side = field.width() / 2;
        double farX = goalLine + field.runOff();
        double farY = side + field.runOff();
        markings.add(new Marking.Boundary(List.of(farX, farY, -farX, farY, -farX, -farY, farX, -farY)));
        box(-goalLine, -side, goalLine, side);
        line(0, -side, 0, side);
        markings.add(new Marking.Arc(0, 0, field.circleRadius(), 0, 2 * Math.PI));
        markings.add(new Marking.Spot(0, 0));
        for (int end = -1; end <= 1; end += 2) {
            area(end, field.goalAreaDepth(), field.goalAreaWidth() / 2);
            area(end, field.penaltyAreaDepth(), field.penaltyAreaWidth() / 2);
            markings.add(new Marking.Spot(end * (goalLine - field.penaltyMark()), 0));
            goal(end);
            for (int up = -1; up <= 1; up += 2) {
                double from = end > 0 ? (up > 0 ? Math.PI : Math.PI / 2) : (up > 0 ? -Math.PI / 2 : 0);
                markings.add(new Marking.Arc(end * goalLine, up * side, CORNER_ARC, from, from + Math.PI / 2));
            }
        }
    }

    private void area(int end, double depth, double halfWidth) {
        double goalLine = end * field.length() / 2;
        double front = goalLine - end * depth;
        line(goalLine, halfWidth, front, halfWidth);
        line(front, halfWidth, front, -halfWidth);
        line(front, -halfWidth, goalLine, -halfWidth);
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
        markings.add(new Marking.Block(end * x1, y1, z1, end * x2, y2, z2, net));
    }

    private void box(double x1, double y1, double x2, double y2) {
        line(x1, y1, x2, y1);
        line(x2, y1, x2, y2);
        line(x2, y2, x1, y2);
        line(x1, y2, x1, y1);
    }

    private void line(double x1, double y1, double x2, double y2) {
        markings.add(new Marking.Line(x1, y1, x2, y2));
    }
}
