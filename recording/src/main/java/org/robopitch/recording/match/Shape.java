// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import java.util.regex.Pattern;

/** Something a team draws on the pitch, in metres; colours are {@code #rrggbb} or {@code #rrggbbaa}. */
public sealed interface Shape {
    String color();

    /** A place on or above the pitch [m]. */
    record Point(double x, double y, double z) {
        public Point {
            Finite.require("x", x);
            Finite.require("y", y);
            Finite.require("z", z);
        }

        public static Point of(double x, double y) {
            return new Point(x, y, 0);
        }
    }

    record Points(String color, List<Point> points) implements Shape {
        public Points {
            requireColor(color);
            points = List.copyOf(points);
        }
    }

    /** A line through two or more points. */
    record Line(String color, List<Point> points) implements Shape {
        public Line {
            requireColor(color);
            points = List.copyOf(points);
        }
    }

    record Circle(String color, Point center, double radius) implements Shape {
        public Circle {
            requireColor(color);
            Finite.require("radius", radius);
        }
    }

    record Label(String color, Point place, String text) implements Shape {
        public Label {
            requireColor(color);
        }
    }

    private static void requireColor(String color) {
        if (!Colors.PATTERN.matcher(color).matches()) {
            throw new IllegalArgumentException("color: expected #rrggbb or #rrggbbaa, found " + color);
        }
    }

    /** Holds the pattern, which an interface could only hold in public. */
    final class Colors {
        private static final Pattern PATTERN = Pattern.compile("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?");

        private Colors() {}
    }
}
