// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.planning;

import java.util.Arrays;

/** A flood fill of a fine grid of the field on which obstacles are inflated by the robot: the oracle for path planners. */
final class GridSearch {
    private static final double CELL = 0.05;

    private final double halfLength;
    private final double halfWidth;
    private final int columns;
    private final int rows;
    /** Cells that are in an obstacle, or have been reached. */
    private final boolean[] closed;

    private final int[] reached;

    GridSearch(double halfLength, double halfWidth) {
        this.halfLength = halfLength;
        this.halfWidth = halfWidth;
        this.columns = (int) (2 * halfLength / CELL) + 1;
        this.rows = (int) (2 * halfWidth / CELL) + 1;
        this.closed = new boolean[columns * rows];
        this.reached = new int[columns * rows];
    }

    void clear() {
        Arrays.fill(closed, false);
    }

    /** Marks all cells whose middle is in a circle. */
    void block(double x, double y, double radius) {
        for (int row = row(y - radius); row <= row(y + radius); row++) {
            for (int column = column(x - radius); column <= column(x + radius); column++) {
                double dx = column * CELL - halfLength - x;
                double dy = row * CELL - halfWidth - y;
                if (dx * dx + dy * dy < radius * radius) {
                    closed[row * columns + column] = true;
                }
            }
        }
    }

    /** Whether there is a way from cell to cell, diagonals included; it ends the search: block the cells again for the next. */
    boolean hasWay(double fromX, double fromY, double toX, double toY) {
        int start = row(fromY) * columns + column(fromX);
        int goal = row(toY) * columns + column(toX);
        if (closed[start] || closed[goal]) {
            return false;
        }
        int count = 0;
        reached[count++] = start;
        closed[start] = true;
        for (int i = 0; i < count && !closed[goal]; i++) {
            int column = reached[i] % columns;
            int row = reached[i] / columns;
            for (int y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
                for (int x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
                    if (!closed[y * columns + x]) {
                        closed[y * columns + x] = true;
                        reached[count++] = y * columns + x;
                    }
                }
            }
        }
        return closed[goal];
    }

    private int column(double x) {
        return (int) Math.max(0, Math.min(columns - 1, Math.rint((x + halfLength) / CELL)));
    }

    private int row(double y) {
        return (int) Math.max(0, Math.min(rows - 1, Math.rint((y + halfWidth) / CELL)));
    }
}
