// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import org.robopitch.engine.body.Outline;
import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Point;
import org.robopitch.settings.Require;

/** The shape of a robot that other robots and the walls feel, around the middle of its axle: x forward, y left. */
public sealed interface BodyOutline {

    /** {@return the shape for the engine} */
    Outline outline();

    /**
     * A rectangle with the middle of the axle at its centre.
     *
     * @param length along the heading, m
     * @param width across the heading, m
     */
    record Box(
            @Meaning("length of a box along the heading") double length,
            @Meaning("width of a box across the heading") double width)
            implements BodyOutline {
        /** Refuses sides that are not positive. */
        public Box {
            Require.between("robot.length", length, 0.0001, 1000, "m");
            Require.between("robot.width", width, 0.0001, 1000, "m");
        }

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
