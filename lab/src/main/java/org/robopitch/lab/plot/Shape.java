// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.List;

/** Something drawn into a plot beside its series, in the units of the axes. */
public sealed interface Shape {
    /** How a shape is painted. */
    enum Paint {
        /** The blue team. */
        BLUE,
        /** The yellow team. */
        YELLOW,
        /** The ball. */
        BALL,
        /** Lines of the field. */
        FIELD,
        /** Faint, of what is past. */
        GHOST
    }

    /**
     * A closed line.
     *
     * @param corners in turn
     * @param paint how
     */
    record Polygon(List<Series.Point> corners, Paint paint) implements Shape {
        /** Keeps its own list. */
        public Polygon {
            corners = List.copyOf(corners);
        }
    }

    /**
     * A line.
     *
     * @param from one end
     * @param to the other
     * @param paint how
     */
    record Line(Series.Point from, Series.Point to, Paint paint) implements Shape {}

    /**
     * A circle.
     *
     * @param centre its centre
     * @param radius in the unit of the x axis
     * @param paint how
     */
    record Circle(Series.Point centre, double radius, Paint paint) implements Shape {}

    /**
     * A few words.
     *
     * @param at their middle
     * @param text what
     */
    record Text(Series.Point at, String text) implements Shape {}
}
