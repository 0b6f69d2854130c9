// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.util.Arrays;

/**
 * How often the ball was where: control cycles counted on a grid over the pitch, row by row from the lower left, the pitch
 * turned so that blue attacks to the right.
 *
 * @param length of the pitch, m
 * @param width of the pitch, m
 * @param counts cycles per cell
 */
public record HeatGrid(double length, double width, int[] counts) {
    /** Cells along the pitch. */
    public static final int COLUMNS = 24;

    /** Cells across the pitch. */
    public static final int ROWS = 16;

    /** {@return a grid on which nothing was counted} */
    public static HeatGrid empty(double length, double width) {
        return new HeatGrid(length, width, new int[COLUMNS * ROWS]);
    }

    /** Counts a place; one beyond the lines counts for the cell next to it. */
    void count(double x, double y) {
        int column = cell(x / length + 0.5, COLUMNS);
        int row = cell(y / width + 0.5, ROWS);
        counts[row * COLUMNS + column]++;
    }

    private static int cell(double share, int cells) {
        return Math.max(0, Math.min(cells - 1, (int) Math.floor(share * cells)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HeatGrid grid
                && length == grid.length
                && width == grid.width
                && Arrays.equals(counts, grid.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return "HeatGrid[" + length + " × " + width + " m, "
                + Arrays.stream(counts).sum() + " cycles]";
    }
}
