// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robopitch.recording.json.RecordJson;

/**
 * Something a team draws on the pitch, in metres, while it plays, in a recording and for viewers.
 *
 * @param color {@code #rrggbb} or {@code #rrggbbaa}
 * @param points the points, those that the line joins, or one point: the centre, the place of the label
 * @param radius of a circle
 * @param text of a label
 */
public record Shape(
        Form type,
        String color,
        List<Point> points,
        @Nullable Double radius,
        @Nullable String text) {
    private static final Pattern COLOR = Pattern.compile("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?");

    /** What a shape is; the order is part of the layout of the studio's frames. */
    public enum Form {
        LINE,
        CIRCLE,
        LABEL,
        POINTS
    }

    /** A place on or above the pitch. */
    public record Point(double x, double y, double z) implements RecordJson.Row {
        public Point {
            Finite.require("x", x);
            Finite.require("y", y);
            Finite.require("z", z);
        }

        public static Point of(double x, double y) {
            return new Point(x, y, 0);
        }
    }

    public Shape {
        if (!COLOR.matcher(color).matches()) {
            throw new IllegalArgumentException("color: expected #rrggbb or #rrggbbaa, found " + color);
        }
        boolean single = type == Form.CIRCLE || type == Form.LABEL;
        if (single && points.size() != 1) {
            throw new IllegalArgumentException("points: expected one point, found " + points.size());
        }
        if (type == Form.CIRCLE && radius == null || type == Form.LABEL && text == null) {
            throw new IllegalArgumentException(type == Form.CIRCLE ? "radius: missing" : "text: missing");
        }
        if (radius != null) {
            Finite.require("radius", radius);
        }
        points = List.copyOf(points);
    }

    public static Shape points(String color, List<Point> points) {
        return new Shape(Form.POINTS, color, points, null, null);
    }

    /** A line through two or more points. */
    public static Shape line(String color, List<Point> points) {
        return new Shape(Form.LINE, color, points, null, null);
    }

    public static Shape circle(String color, Point centre, double radius) {
        return new Shape(Form.CIRCLE, color, List.of(centre), radius, null);
    }

    public static Shape label(String color, Point place, String text) {
        return new Shape(Form.LABEL, color, List.of(place), null, text);
    }

    /** The same seen from the other end: turned by half a turn. */
    public Shape turned() {
        return mapped(number -> -number, radius);
    }

    /** The same to a tenth of a millimetre: it is for eyes, and more digits cost more time than all else recorded. */
    public Shape rounded() {
        return mapped(Shape::rounded, radius == null ? null : rounded(radius));
    }

    private static double rounded(double metres) {
        return Math.rint(metres * 1e4) / 1e4;
    }

    private Shape mapped(DoubleUnaryOperator change, @Nullable Double newRadius) {
        List<Point> changed = points.stream()
                .map(at -> new Point(change.applyAsDouble(at.x), change.applyAsDouble(at.y), at.z))
                .toList();
        return new Shape(type, color, changed, newRadius, text);
    }

    /** x and y of each point in turn, then the radius of a circle. */
    public double[] numbers() {
        double[] numbers = new double[2 * points.size() + (radius == null ? 0 : 1)];
        for (int i = 0; i < points.size(); i++) {
            numbers[2 * i] = points.get(i).x;
            numbers[2 * i + 1] = points.get(i).y;
        }
        if (radius != null) {
            numbers[numbers.length - 1] = radius;
        }
        return numbers;
    }
}
