// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.body.Wall;

/**
 * The walls of a pitch as detectors read them: all faces side by side, and a grid that says which are near. They never change,
 * so worlds on the same pitch share them: many worlds that take turns then need less of the processor's cache.
 *
 * <p>An end of a face where another wall rises cannot be reached around. So the face is closed there, and counts as going on
 * to the far side of that wall.
 */
public final class WallFaces {
    private static final double PROBE = 1e-6;

    /** How exactly the far side of a wall is looked for, m. */
    private static final double COARSE = 1e-3;

    /** How many cells the grid has in each direction. */
    private static final int CELLS = 64;

    /** What a cell has for near, as a share of the shorter side of the pitch. */
    private static final double NEAR = 1.0 / 12;

    final Wall[] walls;
    final int count;
    final int[] wall;
    final double[] normalX;
    final double[] normalY;
    final double[] offset;
    final double[] from;
    final double[] to;
    final boolean[] fromIsClosed;
    final boolean[] toIsClosed;

    /** The faces near a cell are those of {@link #near} from its place in {@link #begin} to the next. */
    final int[] near;

    final int[] begin = new int[CELLS * CELLS + 2];

    /** Other faces than those of a point's cell are farther away than this, m. */
    final double range;

    private final double left;
    private final double low;
    private final double cellsPerLength;

    /**
     * Reads some walls.
     *
     * @param blocks the walls of a pitch
     */
    public WallFaces(List<Wall> blocks) {
        walls = blocks.toArray(new Wall[0]);
        count = blocks.stream().mapToInt(block -> block.faces().length).sum();
        wall = new int[count];
        normalX = new double[count];
        normalY = new double[count];
        offset = new double[count];
        from = new double[count];
        to = new double[count];
        fromIsClosed = new boolean[count];
        toIsClosed = new boolean[count];
        double right = 0;
        double high = 0;
        int f = 0;
        for (int w = 0; w < walls.length; w++) {
            for (Wall.Face face : walls[w].faces()) {
                wall[f] = w;
                normalX[f] = face.normalX();
                normalY[f] = face.normalY();
                offset[f] = face.offset();
                from[f] = end(face, face.from(), -1);
                to[f] = end(face, face.to(), 1);
                fromIsClosed[f] = from[f] < face.from();
                toIsClosed[f] = to[f] > face.to();
                right = Math.max(right, Math.abs(face.normalX() * face.offset()));
                high = Math.max(high, Math.abs(face.normalY() * face.offset()));
                f++;
            }
        }
        left = -right;
        low = -high;
        range = NEAR * 2 * Math.min(right, high);
        cellsPerLength = CELLS / (2 * Math.max(right, high));
        near = fillGrid();
    }

    private int[] fillGrid() {
        double farther = range + Math.sqrt(0.5) / cellsPerLength;
        int[] found = new int[(CELLS * CELLS + 1) * count];
        int n = 0;
        for (int cell = 0; cell < begin.length - 1; cell++) {
            double x = left + (cell % CELLS + 0.5) / cellsPerLength;
            double y = low + (cell / CELLS + 0.5) / cellsPerLength;
            for (int f = 0; f < count; f++) {
                if (cell == CELLS * CELLS || walls[wall[f]].distance(x, y) <= farther) {
                    found[n++] = f;
                }
            }
            begin[cell + 1] = n;
        }
        return Arrays.copyOf(found, n);
    }

    /** The cell of a point, or the last, which has all faces, where that does not reach far enough. */
    int cell(double x, double y, double far) {
        int column = (int) Math.floor((x - left) * cellsPerLength);
        int line = (int) Math.floor((y - low) * cellsPerLength);
        boolean inside = column >= 0 && column < CELLS && line >= 0 && line < CELLS && far <= range;
        return inside ? line * CELLS + column : CELLS * CELLS;
    }

    /** Up to which distance from a point a cell has all faces, m. */
    double rangeOf(int cell) {
        return cell < CELLS * CELLS ? range : Double.POSITIVE_INFINITY;
    }

    /** Where a face ends, with the walls that rise there. */
    private double end(Wall.Face face, double end, int direction) {
        double position = end;
        double depth = depth(face, end + direction * PROBE);
        while (depth > 0) {
            position += direction * Math.max(depth, COARSE);
            depth = depth(face, position + direction * PROBE);
        }
        return position;
    }

    /** How deep a point just in front of a face is inside of a wall, m; nothing or less if it is in none. */
    private double depth(Wall.Face face, double position) {
        double distance = face.offset() + 0.1 * PROBE;
        double x = face.normalX() * distance - face.normalY() * position;
        double y = face.normalY() * distance + face.normalX() * position;
        return -Arrays.stream(walls)
                .mapToDouble(block -> block.distance(x, y))
                .min()
                .orElse(0);
    }
}
