// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Points of a plot that belong together.
 *
 * @param name for the legend; empty for none
 * @param points where
 * @param style how they are drawn
 * @param colour 0 … 7, one of the plot's colours; −1 for the next that is free
 */
public record Series(String name, List<Point> points, Style style, int colour) {
    /** How points are drawn. */
    public enum Style {
        /** Joined. */
        LINE,
        /** Joined by dashes. */
        DASHED,
        /** Joined by dots. */
        DOTTED,
        /** Joined, each with a mark. */
        MARKED,
        /** Marks alone. */
        POINTS
    }

    /**
     * A point, in the units of the axes.
     *
     * @param x along
     * @param y up
     */
    public record Point(double x, double y) {}

    /** Copies the list. */
    public Series {
        points = List.copyOf(points);
    }

    /** {@return a series of the next free colour; a name stands in the legend} */
    public static Series of(String name, List<Point> points, Style style) {
        return new Series(name, points, style, -1);
    }

    /** {@return points joined by a line} */
    public static Series line(String name, List<Point> points) {
        return of(name, points, Style.LINE);
    }

    /** {@return points joined by dashes} */
    public static Series dashed(String name, List<Point> points) {
        return of(name, points, Style.DASHED);
    }

    /** {@return points joined by dots} */
    public static Series dotted(String name, List<Point> points) {
        return of(name, points, Style.DOTTED);
    }

    /** {@return marks alone} */
    public static Series marks(String name, List<Point> points) {
        return of(name, points, Style.POINTS);
    }

    /** {@return a point for each item} */
    public static <T> List<Point> points(Collection<T> items, ToDoubleFunction<T> x, ToDoubleFunction<T> y) {
        return items.stream()
                .map(item -> new Point(x.applyAsDouble(item), y.applyAsDouble(item)))
                .toList();
    }

    /** {@return the same without a line in the legend, for what goes on with another series} */
    public Series unnamed() {
        return new Series("", points, style, colour);
    }

    /**
     * {@return the same in a colour of choice}
     *
     * @param chosen 0 … 7
     */
    public Series coloured(int chosen) {
        return new Series(name, points, style, chosen);
    }
}
