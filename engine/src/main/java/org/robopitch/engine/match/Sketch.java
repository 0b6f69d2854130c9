// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * What a team draws for viewers: points, lines, circles and words over the pitch, in the team's frame.
 */
public interface Sketch {
    /**
     * Draws a line.
     *
     * @param x1 m
     * @param y1 m
     * @param x2 m
     * @param y2 m
     * @param colour such as "red" or "#ff8800"
     */
    void line(double x1, double y1, double x2, double y2, String colour);

    /**
     * Draws a circle.
     *
     * @param x m
     * @param y m
     * @param radius m
     * @param colour such as "red" or "#ff8800"
     */
    void circle(double x, double y, double radius, String colour);

    /**
     * Writes a few words.
     *
     * @param x m
     * @param y m
     * @param text what to write
     * @param colour such as "red" or "#ff8800"
     */
    void text(double x, double y, String text, String colour);

    /**
     * Draws a curve through points.
     *
     * @param points x and y of one after the other, m
     * @param colour such as "red" or "#ff8800"
     */
    default void curve(double[] points, String colour) {
        for (int i = 2; i + 1 < points.length; i += 2) {
            line(points[i - 2], points[i - 1], points[i], points[i + 1], colour);
        }
    }

    /**
     * Shows a picture of a robot's, such as what its camera sees. It stays until the robot shows another of that name, so
     * one now and then is enough. Those who do not show pictures leave it out.
     *
     * @param robot whose it is, from 0
     * @param name what it shows, in a word or two
     * @param width pixels, at most 512
     * @param height pixels, at most 512
     * @param colours of the pixels, row by row from the upper left: 0xRRGGBB
     */
    default void picture(int robot, String name, int width, int height, int[] colours) {}

    /** A sketch that nobody looks at. */
    Sketch NONE = new Sketch() {
        @Override
        public void line(double x1, double y1, double x2, double y2, String colour) {}

        @Override
        public void circle(double x, double y, double radius, String colour) {}

        @Override
        public void text(double x, double y, String text, String colour) {}
    };
}
