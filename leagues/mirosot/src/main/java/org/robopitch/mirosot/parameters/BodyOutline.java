// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.body.Outline;
import org.robopitch.settings.Point;

/** The shape of a robot that other robots and the walls feel, around the middle of its axle: x forward, y left. */
public sealed interface BodyOutline {

    /** {@return a cube of 75 mm, as teams build them} */
    static BodyOutline defaults() {
        return new Box(0.075, 0.075);
    }

    /** {@return the shape for the engine} */
    Outline outline();

    /**
     * A rectangle with the middle of the axle at its centre.
     *
     * @param length along the heading, m
     * @param width across the heading, m
     */
    record Box(
            @Value(says = "length of a box along the heading", unit = "m", min = 0.0001, max = 1000)
            double length,

            @Value(says = "width of a box across the heading", unit = "m", min = 0.0001, max = 1000)
            double width)
            implements BodyOutline, Values<Box> {

        @Override
        public Outline outline() {
            return Outline.box(length, width);
        }
    }

    /**
     * A convex polygon.
     *
     * @param corners counter-clockwise, m
     */
    record Corners(List<Point> corners) implements BodyOutline {
        /** Refuses what is not a convex polygon around the axle's middle. */
        public Corners {
            corners = List.copyOf(corners);
            ContourCheck.checkSize("robot.corners", corners.size());
            toOutline(corners);
        }

        @Override
        public Outline outline() {
            return toOutline(corners);
        }

        private static Outline toOutline(List<Point> corners) {
            try {
                return new Outline(
                        corners.stream().mapToDouble(Point::x).toArray(),
                        corners.stream().mapToDouble(Point::y).toArray());
            } catch (IllegalArgumentException refused) {
                throw new ParameterException("robot.corners", "is refused: " + refused.getMessage());
            }
        }
    }
}
