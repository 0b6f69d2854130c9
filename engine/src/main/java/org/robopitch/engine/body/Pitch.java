// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.ArrayList;
import java.util.List;

/**
 * A walled pitch around the world's origin: a rectangle with its corners cut off, and a goal box behind each short
 * side. x runs along the length. With a run-off the walls stand back behind the lines, and the goals stand free.
 *
 * @param length between the goal lines, m
 * @param width between the side walls, m
 * @param goalWidth opening of each goal, m; 0 for none
 * @param goalDepth how far the goal's back wall is behind the goal line, m
 * @param cornerCut leg of the triangle that fills each corner, m; 0 for none
 * @param runOff strip between the lines and the walls, m; 0 if the walls are the lines
 */
public record Pitch(double length, double width, double goalWidth, double goalDepth, double cornerCut, double runOff) {
    /** How thick the posts and nets of a goal that stands free are, m. */
    public static final double FRAME = 0.125;

    private static final double THICKNESS = 1.0;

    /** The net behind a goal is built of pieces no longer than this: robots come near it from both sides. */
    private static final double PIECE = 0.4;

    /**
     * A pitch whose walls are its lines.
     *
     * @param length between the goal lines, m
     * @param width between the side walls, m
     * @param goalWidth opening of each goal, m; 0 for none
     * @param goalDepth how far the goal's back wall is behind the goal line, m
     * @param cornerCut leg of the triangle that fills each corner, m; 0 for none
     */
    public Pitch(double length, double width, double goalWidth, double goalDepth, double cornerCut) {
        this(length, width, goalWidth, goalDepth, cornerCut, 0);
    }

    /** Refuses sizes that do not describe a pitch. */
    public Pitch {
        if (!(length > 0) || !(width > 0) || Double.isInfinite(length) || Double.isInfinite(width)) {
            throw new IllegalArgumentException(
                    "a pitch needs a positive length and width, but got " + length + " m × " + width + " m");
        }
        if (!(goalWidth >= 0) || !(goalWidth < width - 2 * cornerCut)) {
            throw new IllegalArgumentException("a goal must fit between the corners of its side, but is " + goalWidth
                    + " m wide on a side of " + width + " m with corners of " + cornerCut + " m");
        }
        if (goalWidth > 0 && !(goalDepth > 0)) {
            throw new IllegalArgumentException("a goal needs a positive depth, but got " + goalDepth + " m");
        }
        if (!(cornerCut >= 0) || !(2 * cornerCut < length)) {
            throw new IllegalArgumentException("the corners must fit the pitch, but are " + cornerCut + " m");
        }
        if (!(runOff >= 0) || Double.isInfinite(runOff)) {
            throw new IllegalArgumentException("a run-off must be 0 m or more, but is " + runOff + " m");
        }
        if (runOff > 0 && (cornerCut > 0 || !(runOff > goalDepth + FRAME))) {
            throw new IllegalArgumentException(
                    "a run-off must have room for the goals and its corners cannot be cut," + " but it is " + runOff
                            + " m with goals of " + goalDepth + " m and corners of " + cornerCut + " m");
        }
    }

    /** {@return the blocks that close the pitch in} */
    public List<Wall> walls() {
        if (runOff > 0) {
            return fenceAndFreeGoals();
        }
        double goalLine = length / 2;
        double side = width / 2;
        double post = goalWidth / 2;
        double far = goalLine + goalDepth + THICKNESS;
        List<Wall> walls = new ArrayList<>();
        for (int up = 1; up >= -1; up -= 2) {
            walls.add(block(
                    -far, far, up * side, up * (side + THICKNESS), face(0, -up, -side, -up * goalLine, up * goalLine)));
        }
        for (int right = 1; right >= -1; right -= 2) {
            if (goalWidth == 0) {
                walls.add(block(
                        right * goalLine,
                        right * far,
                        -side - THICKNESS,
                        side + THICKNESS,
                        face(-right, 0, -goalLine, -side, side)));
                continue;
            }
            for (int up = 1; up >= -1; up -= 2) {
                walls.add(block(
                        right * goalLine,
                        right * far,
                        up * post,
                        up * (side + THICKNESS),
                        face(-right, 0, -goalLine, -right * up * post, -right * up * side),
                        face(0, -up, -post, up * right * goalLine, up * right * (goalLine + goalDepth))));
            }
            walls.add(block(
                    right * (goalLine + goalDepth),
                    right * far,
                    -post,
                    post,
                    face(-right, 0, -goalLine - goalDepth, -post, post)));
        }
        if (cornerCut > 0) {
            addCorners(walls);
        }
        return walls;
    }

    /** A fence around the run-off and, for each goal, two sides and a net: blocks that can be touched all around. */
    private List<Wall> fenceAndFreeGoals() {
        List<Wall> walls = new ArrayList<>(new Pitch(length + 2 * runOff, width + 2 * runOff, 0, 0, 0, 0).walls());
        double goalLine = length / 2;
        double post = goalWidth / 2;
        double back = goalLine + goalDepth;
        for (int right = 1; goalWidth > 0 && right >= -1; right -= 2) {
            for (int up = 1; up >= -1; up -= 2) {
                walls.add(block(
                        right * goalLine,
                        right * (back + FRAME),
                        up * post,
                        up * (post + FRAME),
                        face(0, -up, -post, up * right * goalLine, up * right * (back + FRAME))));
            }
            int pieces = (int) Math.ceil(goalWidth / PIECE);
            for (int i = 0; i < pieces; i++) {
                // Written so that the pieces are the same bits in a mirror.
                double from = post * (2 * i - pieces) / pieces;
                double to = post * (2 * i + 2 - pieces) / pieces;
                walls.add(block(
                        right * back,
                        right * (back + FRAME),
                        from,
                        to,
                        face(-right, 0, -back, -right * from, -right * to)));
            }
        }
        return walls;
    }

    private void addCorners(List<Wall> walls) {
        double diagonal = Math.sqrt(0.5);
        double goalLine = length / 2;
        double side = width / 2;
        for (int right = 1; right >= -1; right -= 2) {
            for (int up = 1; up >= -1; up -= 2) {
                double normalX = -right * diagonal;
                double normalY = -up * diagonal;
                double offset = -(goalLine + side - cornerCut) * diagonal;
                double[] xs = {right * goalLine, right * (goalLine - cornerCut), right * goalLine};
                double[] ys = {up * side, up * side, up * (side - cornerCut)};
                double one = normalX * ys[1] - normalY * xs[1];
                double other = normalX * ys[2] - normalY * xs[2];
                Wall.Face face = new Wall.Face(normalX, normalY, offset, Math.min(one, other), Math.max(one, other));
                if (right * up < 0) {
                    walls.add(new Wall(
                            new double[] {xs[0], xs[2], xs[1]}, new double[] {ys[0], ys[2], ys[1]}, List.of(face)));
                } else {
                    walls.add(new Wall(xs, ys, List.of(face)));
                }
            }
        }
    }

    private static Wall.Face face(double normalX, double normalY, double offset, double one, double other) {
        return new Wall.Face(normalX, normalY, offset, Math.min(one, other), Math.max(one, other));
    }

    private static Wall block(double x1, double x2, double y1, double y2, Wall.Face... faces) {
        double left = Math.min(x1, x2);
        double right = Math.max(x1, x2);
        double low = Math.min(y1, y2);
        double high = Math.max(y1, y2);
        return new Wall(new double[] {right, left, left, right}, new double[] {high, high, low, low}, List.of(faces));
    }
}
