// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.mixedreality.parameters.FieldParameters;

/**
 * The 19 flags of protocol 1.0. A pole is a goal post, a goal the back corner of a goal, a small area its corner in the
 * field; left is yellow's end (negative x), top is positive y.
 */
final class Marks {
    /** A flag in the world's frame, m. */
    public record Mark(String id, double x, double y) {}

    private Marks() {}

    /** The flags of a field. */
    public static List<Mark> of(FieldParameters field) {
        double end = field.length() / 2;
        double side = field.width() / 2;
        double post = field.goalWidth() / 2;
        List<Mark> marks = new ArrayList<>();
        for (int up = 1; up >= -1; up -= 2) {
            for (int right = -1; right <= 1; right += 2) {
                String name = (up > 0 ? "top_" : "bottom_") + (right < 0 ? "left_" : "right_");
                marks.add(new Mark(name + "pole", right * end, up * post));
                marks.add(new Mark(name + "corner", right * end, up * side));
                marks.add(new Mark(name + "goal", right * (end + field.goalDepth()), up * post));
                marks.add(new Mark(
                        name + "small_area", right * (end - field.smallAreaDepth()), up * field.smallAreaWidth() / 2));
            }
        }
        marks.add(new Mark("top_center", 0, side));
        marks.add(new Mark("middle_center", 0, 0));
        marks.add(new Mark("bottom_center", 0, -side));
        return List.copyOf(marks);
    }
}
