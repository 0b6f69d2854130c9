// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario.draw;

import java.io.IOException;
import java.nio.file.Path;

/** Something to draw on, in metres, y up. */
interface Canvas {
    /** Draws a line through points, or a polygon if it is closed. */
    void path(double[] x, double[] y, boolean closed, Ink ink);

    /** Draws a circle. */
    void circle(double x, double y, double radius, Ink ink);

    /** Writes the next line of a legend below the picture; pictures without text leave it out. */
    void note(String text, int colour);

    /** Writes the picture to a file. */
    void save(Path file) throws IOException;

    /** The part of the plane that is drawn, and how large. */
    record View(double left, double bottom, double width, double height, double pixelsPerMetre) {
        int pixelWidth() {
            return (int) Math.ceil(width * pixelsPerMetre);
        }

        int pixelHeight() {
            return (int) Math.ceil(height * pixelsPerMetre);
        }

        double toX(double x) {
            return (x - left) * pixelsPerMetre;
        }

        double toY(double y) {
            return (bottom + height - y) * pixelsPerMetre;
        }
    }

    /**
     * How a line looks.
     *
     * @param colour red, green and blue, a byte each
     * @param width of the line, pixels; 0 for no line
     * @param fill how opaque the inside is, 0 … 1
     * @param opacity how opaque the line is, 0 … 1
     */
    record Ink(int colour, double width, double fill, double opacity) {
        static Ink line(int colour, double width) {
            return new Ink(colour, width, 0, 1);
        }

        static Ink area(int colour) {
            return new Ink(colour, 0, 1, 1);
        }
    }
}
