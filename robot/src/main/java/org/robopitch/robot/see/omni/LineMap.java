// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

import java.util.List;

/** How far each place of the field is from the nearest line, worked out once on a grid. */
public final class LineMap {
    private static final double CELL = 0.05;
    private static final double BEYOND = 2;

    /**
     * A painted piece: a straight one, or an arc.
     *
     * @param x1 beginning, or the middle of an arc, m
     * @param y1 m
     * @param x2 end, m; of an arc, its radius
     * @param y2 m; of an arc, not used
     * @param from first angle of an arc, rad; NaN for a straight piece
     * @param to last angle of an arc, rad
     */
    public record Piece(double x1, double y1, double x2, double y2, double from, double to) {
        /**
         * {@return a straight piece}
         *
         * @param x1 m
         * @param y1 m
         * @param x2 m
         * @param y2 m
         */
        public static Piece line(double x1, double y1, double x2, double y2) {
            return new Piece(x1, y1, x2, y2, Double.NaN, Double.NaN);
        }

        /**
         * {@return an arc}
         *
         * @param x of its middle, m
         * @param y of its middle, m
         * @param radius m
         * @param from rad
         * @param to rad, larger
         */
        public static Piece arc(double x, double y, double radius, double from, double to) {
            return new Piece(x, y, radius, 0, from, to);
        }

        double distance(double x, double y) {
            if (Double.isNaN(from)) {
                double dx = x2 - x1;
                double dy = y2 - y1;
                double share = ((x - x1) * dx + (y - y1) * dy) / Math.max(1e-12, dx * dx + dy * dy);
                share = Math.max(0, Math.min(1, share));
                return length(x - x1 - share * dx, y - y1 - share * dy);
            }
            double angle = StrictMath.atan2(y - y1, x - x1);
            double turns = StrictMath.floor((angle - from) / (2 * Math.PI));
            double inside = angle - 2 * Math.PI * turns;
            if (inside <= to) {
                return Math.abs(length(x - x1, y - y1) - x2);
            }
            return Math.min(toEnd(x, y, from), toEnd(x, y, to));
        }

        private double toEnd(double x, double y, double angle) {
            return length(x - x1 - x2 * StrictMath.cos(angle), y - y1 - x2 * StrictMath.sin(angle));
        }

        private static double length(double x, double y) {
            return Math.sqrt(x * x + y * y);
        }
    }

    private final double halfLength;
    private final double halfWidth;
    private final int columns;
    private final int rows;
    private final float[] distance;

    /**
     * The map of a field.
     *
     * @param halfLength from the middle to a goal line, m
     * @param halfWidth from the middle to a side line, m
     * @param pieces what is painted
     */
    public LineMap(double halfLength, double halfWidth, List<Piece> pieces) {
        this.halfLength = halfLength + BEYOND;
        this.halfWidth = halfWidth + BEYOND;
        this.columns = (int) (2 * this.halfLength / CELL) + 2;
        this.rows = (int) (2 * this.halfWidth / CELL) + 2;
        this.distance = new float[columns * rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                double least = Double.POSITIVE_INFINITY;
                for (Piece piece : pieces) {
                    least = Math.min(
                            least, piece.distance(column * CELL - this.halfLength, row * CELL - this.halfWidth));
                }
                distance[row * columns + column] = (float) least;
            }
        }
    }

    /** {@return half the length of the field with what is around it, m} */
    double halfLength() {
        return halfLength;
    }

    double halfWidth() {
        return halfWidth;
    }

    /**
     * Reads the map between its cells.
     *
     * @param x m
     * @param y m
     * @param into receives the distance (m) and how it changes along x and y
     */
    void read(double x, double y, double[] into) {
        double column = Math.max(0, Math.min(columns - 1.001, (x + halfLength) / CELL));
        double row = Math.max(0, Math.min(rows - 1.001, (y + halfWidth) / CELL));
        int at = (int) row * columns + (int) column;
        double u = column - (int) column;
        double v = row - (int) row;
        double a = distance[at];
        double b = distance[at + 1];
        double c = distance[at + columns];
        double d = distance[at + columns + 1];
        into[0] = (1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * c + u * d);
        into[1] = ((1 - v) * (b - a) + v * (d - c)) / CELL;
        into[2] = ((1 - u) * (c - a) + u * (d - b)) / CELL;
    }
}
