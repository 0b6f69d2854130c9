// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.body.Wall;

/**
 * The walls of a pitch as detectors read them: all faces, and a grid that says which are near. They never change, so worlds on
 * the same pitch share them: many worlds that take turns then need less of the processor's cache.
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

    /** The faces near each cell; the last has all. */
    final Face[][] near = new Face[CELLS * CELLS + 1][];

    /** Other faces than those near a cell are farther away than this from any point in it, m. */
    final double[] range = new double[near.length];

    /** The least of these, m. */
    private final double leastRange;

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
        List<Face> all = new ArrayList<>();
        double right = 0;
        double high = 0;
        for (Wall wall : walls) {
            List<Face> ofWall = new ArrayList<>();
            for (Wall.Face face : wall.faces()) {
                ofWall.add(new Face(wall, face, end(face, face.from(), -1), end(face, face.to(), 1)));
                right = Math.max(right, Math.abs(face.normalX() * face.offset()));
                high = Math.max(high, Math.abs(face.normalY() * face.offset()));
            }
            ofWall.forEach(face -> face.ofWall = ofWall.toArray(new Face[0]));
            all.addAll(ofWall);
        }
        left = -right;
        low = -high;
        leastRange = NEAR * 2 * Math.min(right, high);
        cellsPerLength = CELLS / (2 * Math.max(right, high));
        double halfDiagonal = Math.sqrt(0.5) / cellsPerLength;
        Map<List<Face>, Face[]> alike = new LinkedHashMap<>();
        for (int cell = 0; cell < near.length - 1; cell++) {
            double x = left + (cell % CELLS + 0.5) / cellsPerLength;
            double y = low + (cell / CELLS + 0.5) / cellsPerLength;
            List<Face> found = all.stream()
                    .filter(face -> face.wall.distance(x, y) <= leastRange + halfDiagonal)
                    .toList();
            near[cell] = alike.computeIfAbsent(found, faces -> faces.toArray(new Face[0]));
            range[cell] = found.isEmpty() ? distance(x, y) - halfDiagonal : leastRange;
        }
        near[near.length - 1] = all.toArray(new Face[0]);
        range[near.length - 1] = Double.POSITIVE_INFINITY;
    }

    /** The cell of a point, or the last, which has all faces, where that does not reach far enough. */
    int cell(double x, double y, double far) {
        int column = (int) Math.floor((x - left) * cellsPerLength);
        int line = (int) Math.floor((y - low) * cellsPerLength);
        boolean inside = column >= 0 && column < CELLS && line >= 0 && line < CELLS && far <= leastRange;
        return inside ? line * CELLS + column : CELLS * CELLS;
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
        return -distance(x, y);
    }

    /** How far a point is from the nearest wall, m; negative inside. */
    private double distance(double x, double y) {
        return Arrays.stream(walls)
                .mapToDouble(block -> block.distance(x, y))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /**
     * A face of a wall as detectors read it. An end where another wall rises cannot be reached around: the face is closed there,
     * and counts as going on to the far side of that wall.
     */
    static final class Face {
        final Wall wall;
        final double normalX;
        final double normalY;
        final double offset;
        final double from;
        final double to;
        final boolean fromIsClosed;
        final boolean toIsClosed;

        /** All faces of its wall. */
        Face[] ofWall = {};

        Face(Wall wall, Wall.Face face, double from, double to) {
            this.wall = wall;
            this.normalX = face.normalX();
            this.normalY = face.normalY();
            this.offset = face.offset();
            this.from = from;
            this.to = to;
            this.fromIsClosed = from < face.from();
            this.toIsClosed = to > face.to();
        }

        /** How far a point is in front of the face's line, m. */
        double distance(double x, double y) {
            return normalX * x + normalY * y - offset;
        }

        /** Where a point's foot is along the face, m. */
        double position(double x, double y) {
            return normalX * y - normalY * x;
        }
    }
}
