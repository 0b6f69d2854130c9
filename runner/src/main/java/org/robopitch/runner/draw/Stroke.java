// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import java.util.List;

/** Something a team has drawn; metres, colours as {@code #rrggbb}. */
public sealed interface Stroke {
    String colour();

    record Line(double x1, double y1, double x2, double y2, String colour) implements Stroke {}

    record Circle(double x, double y, double radius, String colour) implements Stroke {}

    record Text(double x, double y, String text, String colour) implements Stroke {}

    /** Points one after the other, x and y of each, joined by lines. */
    record Curve(List<Double> points, String colour) implements Stroke {
        public Curve {
            points = List.copyOf(points);
        }

        /** The numbers as they are shown. */
        public double[] numbers() {
            return points.stream().mapToDouble(Double::doubleValue).toArray();
        }
    }

    /** The same seen from the other end: turned by half a turn. */
    default Stroke turned() {
        if (this instanceof Line l) {
            return new Line(-l.x1, -l.y1, -l.x2, -l.y2, l.colour);
        }
        if (this instanceof Circle c) {
            return new Circle(-c.x, -c.y, c.radius, c.colour);
        }
        if (this instanceof Curve c) {
            return new Curve(c.points.stream().map(number -> -number).toList(), c.colour);
        }
        Text t = (Text) this;
        return new Text(-t.x, -t.y, t.text, t.colour);
    }
}
