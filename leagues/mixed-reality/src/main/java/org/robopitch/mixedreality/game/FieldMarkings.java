// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.mixedreality.parameters.FieldParameters;

/** What the screen shows of the field, for those who watch. */
final class FieldMarkings {
    private final FieldParameters field;
    private final List<Marking> markings = new ArrayList<>();

    private FieldMarkings(FieldParameters field) {
        this.field = field;
    }

    static List<Marking> of(FieldParameters field, boolean openGoalLines) {
        FieldMarkings painter = new FieldMarkings(field);
        painter.paint(openGoalLines);
        return List.copyOf(painter.markings);
    }

    private void paint(boolean openGoalLines) {
        double end = field.length() / 2;
        double side = field.width() / 2;
        double post = field.goalWidth() / 2;
        double back = end + field.goalDepth();
        if (openGoalLines) {
            markings.add(new Marking.Boundary(List.of(back, -side, back, side, -back, side, -back, -side)));
        } else {
            markings.add(new Marking.Boundary(List.of(
                    end, -side, end, -post, back, -post, back, post, end, post, end, side, -end, side, -end, post,
                    -back, post, -back, -post, -end, -post, -end, -side)));
        }
        line(0, -side, 0, side);
        markings.add(new Marking.Arc(0, 0, field.centreCircleRadius(), 0, 2 * Math.PI));
        markings.add(new Marking.Spot(0, 0));
        for (int right = -1; right <= 1; right += 2) {
            line(right * end, -side, right * end, side);
            area(right, field.smallAreaDepth(), field.smallAreaWidth());
            area(right, field.penaltyAreaDepth(), field.penaltyAreaWidth());
            line(right * end, post, right * back, post);
            line(right * back, post, right * back, -post);
            line(right * back, -post, right * end, -post);
        }
    }

    private void area(int right, double depth, double width) {
        double end = right * field.length() / 2;
        double front = end - right * depth;
        line(end, width / 2, front, width / 2);
        line(front, width / 2, front, -width / 2);
        line(front, -width / 2, end, -width / 2);
    }

    private void line(double x1, double y1, double x2, double y2) {
        markings.add(new Marking.Line(x1, y1, x2, y2));
    }
}
