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
        /** Copies the list. */
        public Polygon {
            corners = List.copyOf(corners);
        }
    }

    /**
     * {@return a rectangle of a field's lines}
     *
     * @param x1 of one corner
     * @param y1 of one corner
     * @param x2 of the corner across
     * @param y2 of the corner across
     */
    static Shape fieldBox(double x1, double y1, double x2, double y2) {
        return new Polygon(
                List.of(
                        new Series.Point(x1, y1),
                        new Series.Point(x2, y1),
                        new Series.Point(x2, y2),
                        new Series.Point(x1, y2)),
                Paint.FIELD);
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

    /** A few words beside a point, where no mark and no other note is; left out where there is no room. */
    record Note(Series.Point at, String text) implements Shape {}
}
