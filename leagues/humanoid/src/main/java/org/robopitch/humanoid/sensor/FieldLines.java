// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sensor;

import java.util.ArrayList;
import java.util.List;

/**
 * The 21 straight lines a robot can see: middle, goal, side and penalty lines, and the centre ring in ten pieces.
 *
 * @param length between the goal lines, m
 * @param width between the side lines, m
 * @param goalWidth m
 */
public record FieldLines(double length, double width, double goalWidth) {
    /** How far the penalty areas reach into the field, m. */
    public static final double PENALTY_DEPTH = 1.8;

    /** How much wider than the goal the penalty areas are, m. */
    public static final double PENALTY_BEYOND_GOAL = 3.9;

    /** Radius of the centre ring, m. */
    public static final double RING_RADIUS = 2;

    /** How many lines come before the pieces of the ring. */
    public static final int STRAIGHT = 11;

    private static final int RING_PIECES = 10;

    /** {@return the width of the penalty areas, m} */
    public double penaltyWidth() {
        return PENALTY_BEYOND_GOAL + goalWidth;
    }

    /** {@return all lines: x and y of one end, x and y of the other, m} */
    public List<double[]> ends() {
        List<double[]> lines = new ArrayList<>();
        double x = length / 2;
        double y = width / 2;
        lines.add(new double[] {0, -y, 0, y});
        double area = penaltyWidth() / 2;
        for (int side = -1; side <= 1; side += 2) {
            double front = side * (x - PENALTY_DEPTH);
            lines.add(new double[] {side * x, -y, side * x, y});
            lines.add(new double[] {-x, side * y, x, side * y});
            lines.add(new double[] {front, -area, front, area});
            lines.add(new double[] {side * x, -area, front, -area});
            lines.add(new double[] {side * x, area, front, area});
        }
        for (int i = 0; i < RING_PIECES; i++) {
            double from = 2 * Math.PI * i / RING_PIECES;
            double to = 2 * Math.PI * (i + 1) / RING_PIECES;
            lines.add(new double[] {
                RING_RADIUS * StrictMath.cos(from),
                RING_RADIUS * StrictMath.sin(from),
                RING_RADIUS * StrictMath.cos(to),
                RING_RADIUS * StrictMath.sin(to)
            });
        }
        return lines;
    }
}
