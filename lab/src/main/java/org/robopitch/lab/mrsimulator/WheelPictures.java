// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import org.robopitch.lab.plot.Markup;
import org.robopitch.mixedreality.collision.Slip;

/**
 * The left parts of fig. 6 and 7 as pictures: robots in typical perpendicular collisions, with an arrow at each wheel for what
 * slip leaves of its speed. All robots are drawn with their heading up and both wheels commanded the same speed v.
 */
final class WheelPictures {
    private static final double CELL = 170;
    private static final double HALF = 30;
    private static final double ARROW = 42;

    private final Markup svg;

    private WheelPictures(String title, int columns, int rows) {
        svg = Markup.svg(columns * CELL, rows * CELL, title);
    }

    /** {@return fig. 6, left: A at β = −45°, 0 and 45° from top to bottom, σ = −1 and +1 from left to right} */
    static String ofA() {
        WheelPictures pictures = new WheelPictures("wheels of the colliding robot A", 2, 3);
        int[] angles = {-45, 0, 45};
        for (int row = 0; row < angles.length; row++) {
            for (int column = 0; column < 2; column++) {
                int sigma = column == 0 ? -1 : 1;
                double slipY = Slip.perpendicularA(Math.toRadians(angles[row]), sigma);
                double slipOther = Slip.perpendicularOther(slipY, sigma);
                pictures.cellOfA(column, row, angles[row], sigma, 1 - slipOther, 1 - slipY);
            }
        }
        return pictures.end();
    }

    /** {@return fig. 7, left: B bumped from the right (top) and from the left, |β| = 135°, 90° and 45° from left to right} */
    static String ofB() {
        WheelPictures pictures = new WheelPictures("wheels of the collided robot B", 3, 2);
        int[] angles = {135, 90, 45};
        for (int row = 0; row < 2; row++) {
            for (int column = 0; column < angles.length; column++) {
                double bumped = 1 - Slip.perpendicularB(Math.toRadians(angles[column]));
                pictures.cellOfB(column, row, angles[column], row == 0, bumped);
            }
        }
        return pictures.end();
    }

    private void cellOfA(int column, int row, int degrees, int sigma, double left, double right) {
        double x = (column + 0.5) * CELL;
        double y = (row + 0.58) * CELL;
        // B lies across in front of A, and passes to the right for σ = −1.
        double shift = HALF * degrees / 45.0 * 1.1;
        box(x + shift, y - 2 * HALF, "ghost");
        arrow(x + shift, y - 2 * HALF, -sigma * ARROW * 0.6, 0, "c7");
        robot(x, y, left, right);
        spot(x + HALF * Math.tan(Math.toRadians(degrees)), y - HALF);
        text(x, (row + 1) * CELL - 8, "β " + signed(degrees) + "°, σ " + (sigma > 0 ? "+1" : "−1"));
    }

    private void cellOfB(int column, int row, int degrees, boolean fromRight, double bumped) {
        double x = (column + 0.5) * CELL;
        double y = (row + 0.5) * CELL;
        double side = fromRight ? 1 : -1;
        double up = HALF / Math.tan(Math.toRadians(degrees));
        arrow(x + side * (HALF + 34), y - up, -side * 28, 0, "c7");
        robot(x, y, fromRight ? 1 : bumped, fromRight ? bumped : 1);
        spot(x + side * HALF, y - up);
        text(x, (row + 1) * CELL - 8, "β " + signed((int) side * degrees) + "°");
    }

    private static String signed(int value) {
        return value < 0 ? "−" + -value : value > 0 ? "+" + value : "0";
    }

    private void robot(double x, double y, double left, double right) {
        box(x, y, "blue");
        wheel(x - 0.75 * HALF, y, left);
        wheel(x + 0.75 * HALF, y, right);
    }

    private void wheel(double x, double y, double speed) {
        svg.rect("rx='2' fill='var(--ink)'", x - 4, y - 11, 8, 22);
        arrow(x, y, 0, -ARROW * speed, "c1");
    }

    /** An arrow from a point; nothing at all for a wheel that stands. */
    private void arrow(double x, double y, double dx, double dy, String colour) {
        double length = Math.hypot(dx, dy);
        if (length < 1) {
            return;
        }
        double ux = dx / length;
        double uy = dy / length;
        double tipX = x + dx;
        double tipY = y + dy;
        svg.add("<path d='M%.1f %.1fL%.1f %.1f", x, y, tipX, tipY);
        svg.add("M%.1f %.1fL%.1f %.1f", tipX - 7 * ux - 5 * uy, tipY - 7 * uy + 5 * ux, tipX, tipY);
        svg.add("L%.1f %.1f' fill='none' ", tipX - 7 * ux + 5 * uy, tipY - 7 * uy - 5 * ux);
        svg.add("stroke='var(--%s)' stroke-width='3'/>", colour);
    }

    private void box(double x, double y, String style) {
        svg.rect("class='" + style + "'", x - HALF, y - HALF, 2 * HALF, 2 * HALF);
    }

    private void spot(double x, double y) {
        svg.add("<circle cx='%.1f' cy='%.1f' r='5' fill='var(--c0)' stroke='var(--ink)'/>", x, y);
    }

    private void text(double x, double y, String words) {
        svg.text(Markup.MIDDLE, x, y, words);
    }

    private String end() {
        return svg.end().toString();
    }
}
