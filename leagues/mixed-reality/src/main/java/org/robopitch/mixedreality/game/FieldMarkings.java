// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.kit.game.Painter;
import org.robopitch.mixedreality.parameters.FieldParameters;

/** What the screen shows of the field, for viewers. */
final class FieldMarkings {
    private final FieldParameters field;
    private final Painter paint = new Painter();

    private FieldMarkings(FieldParameters field) {
        this.field = field;
    }

    static List<Marking> of(FieldParameters field, boolean openGoalLines) {
        FieldMarkings painter = new FieldMarkings(field);
        painter.paint(openGoalLines);
        return painter.paint.markings();
    }

    private void paint(boolean openGoalLines) {
        double end = field.length() / 2;
        double side = field.width() / 2;
        double post = field.goalWidth() / 2;
        double back = end + field.goalDepth();
        if (openGoalLines) {
            paint.add(new Marking.Boundary(List.of(back, -side, back, side, -back, side, -back, -side)));
        } else {
            paint.add(new Marking.Boundary(List.of(
                    end, -side, end, -post, back, -post, back, post, end, post, end, side, -end, side, -end, post,
                    -back, post, -back, -post, -end, -post, -end, -side)));
        }
        paint.middle(field.width(), field.centreCircleRadius());
        for (int right = -1; right <= 1; right += 2) {
            paint.line(right * end, -side, right * end, side);
            paint.area(right, end, field.smallAreaDepth(), field.smallAreaWidth());
            paint.area(right, end, field.penaltyAreaDepth(), field.penaltyAreaWidth());
            paint.line(right * end, post, right * back, post);
            paint.line(right * back, post, right * back, -post);
            paint.line(right * back, -post, right * end, -post);
        }
    }
}
