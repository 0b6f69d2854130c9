// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import java.util.List;
import org.robopitch.humanoid.sensor.FieldLines;

/** The field's measures, m. */
public final class Field {
    /** Between the goal lines. */
    public static final double LENGTH = 30;

    /** Between the side lines. */
    public static final double WIDTH = 20;

    /** Between the posts. */
    public static final double GOAL_WIDTH = 2.1;

    /** Straight lines by their ends: x1, y1, x2, y2. The ring is left out. */
    static final List<double[]> LINES =
            new FieldLines(LENGTH, WIDTH, GOAL_WIDTH).ends().subList(0, FieldLines.STRAIGHT);

    private Field() {}
}
