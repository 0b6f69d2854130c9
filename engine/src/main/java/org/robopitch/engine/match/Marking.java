// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;

/** Something painted on or built around the pitch, for viewers. Metres, in the world's frame. */
public sealed interface Marking {
    /**
     * A painted line.
     *
     * @param x1 m
     * @param y1 m
     * @param x2 m
     * @param y2 m
     */
    record Line(double x1, double y1, double x2, double y2) implements Marking {}

    /**
     * A painted arc.
     *
     * @param x centre, m
     * @param y centre, m
     * @param radius m
     * @param from start angle, rad
     * @param to end angle, rad
     */
    record Arc(double x, double y, double radius, double from, double to) implements Marking {}

    /**
     * A painted spot.
     *
     * @param x m
     * @param y m
     */
    record Spot(double x, double y) implements Marking {}

    /**
     * A box that stands on or above the pitch, such as a goal post, a crossbar or a net.
     *
     * @param x1 m
     * @param y1 m
     * @param z1 height of its lower side, m
     * @param x2 m
     * @param y2 m
     * @param z2 height of its upper side, m
     * @param net whether one can see through it
     */
    record Block(double x1, double y1, double z1, double x2, double y2, double z2, boolean net) implements Marking {}

    /**
     * The closed line inside of which everything is played, goals included.
     *
     * @param points x and y in turn, counter-clockwise, m
     */
    record Boundary(List<Double> points) implements Marking {
        /** Copies the list. */
        public Boundary {
            points = List.copyOf(points);
        }
    }
}
