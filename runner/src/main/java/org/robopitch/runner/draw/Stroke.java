// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

/** Something a team has drawn; metres, colours as {@code #rrggbb}. */
public sealed interface Stroke {
    String colour();

    record Line(double x1, double y1, double x2, double y2, String colour) implements Stroke {}

    record Circle(double x, double y, double radius, String colour) implements Stroke {}

    record Text(double x, double y, String text, String colour) implements Stroke {}

    /** The same seen from the other end: turned by half a turn. */
    default Stroke turned() {
        if (this instanceof Line l) {
            return new Line(-l.x1, -l.y1, -l.x2, -l.y2, l.colour);
        }
        if (this instanceof Circle c) {
            return new Circle(-c.x, -c.y, c.radius, c.colour);
        }
        Text t = (Text) this;
        return new Text(-t.x, -t.y, t.text, t.colour);
    }
}
