// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.Arrays;
import java.util.List;

/**
 * A fixed convex block at the edge of the pitch, and those of its faces that look at the pitch.
 */
public final class Wall {
    private final Outline outline;
    private final MovingBody body;
    private final Outline shape;
    private final double centreX;
    private final double centreY;
    private final double halfX;
    private final double halfY;
    private final boolean box;
    private final Face[] faces;

    /**
     * A side of the block that bodies can touch. A point p is in front of it by normal · p − offset.
     *
     * @param normalX unit normal towards the pitch
     * @param normalY unit normal towards the pitch
     * @param offset distance of the face's line from the world's origin, along the normal, m
     * @param from where the face begins, measured along its tangent (−normalY, normalX), m
     * @param to where the face ends, m
     */
    public record Face(double normalX, double normalY, double offset, double from, double to) {}

    /**
     * A block with its corners in counter-clockwise order.
     *
     * @param cornerX m
     * @param cornerY m
     * @param faces the sides that look at the pitch
     */
    public Wall(double[] cornerX, double[] cornerY, List<Face> faces) {
        this.outline = new Outline(cornerX, cornerY, false);
        this.faces = faces.toArray(new Face[0]);
        double left = Arrays.stream(cornerX).min().orElse(0);
        double right = Arrays.stream(cornerX).max().orElse(0);
        double low = Arrays.stream(cornerY).min().orElse(0);
        double high = Arrays.stream(cornerY).max().orElse(0);
        centreX = 0.5 * (left + right);
        centreY = 0.5 * (low + high);
        halfX = 0.5 * (right - left);
        halfY = 0.5 * (high - low);
        box = cornerX.length == 4 && Arrays.stream(outline.normalX).allMatch(x -> x == 0 || Math.abs(x) == 1);
        body = new MovingBody(-1, 0, 0, 0, 0, 0);
        body.x = box ? centreX : 0;
        body.y = box ? centreY : 0;
        shape = box ? Outline.box(2 * halfX, 2 * halfY) : outline;
    }

    /** {@return the block as a body: a box is at its own centre, so that its shape is as quick to look at as a robot's} */
    public MovingBody body() {
        return body;
    }

    /** {@return the block's shape, in the frame of that body} */
    public Outline shape() {
        return shape;
    }

    /** {@return whether the block's sides run along the axes} */
    public boolean isBox() {
        return box;
    }

    /**
     * {@return what a point is from the block at least, by the box around it: quickly found; negative within the box, m}
     *
     * @param x m
     * @param y m
     */
    public double atLeast(double x, double y) {
        double besideX = Math.abs(x - centreX) - halfX;
        double besideY = Math.abs(y - centreY) - halfY;
        return besideX > besideY ? besideX : besideY;
    }

    /** {@return the block's shape, in the world's frame} */
    public Outline outline() {
        return outline;
    }

    /** {@return the faces; not to be written} */
    public Face[] faces() {
        return faces;
    }

    /**
     * {@return the distance from a point to the block: negative inside, by the nearest side, m}
     *
     * @param x m
     * @param y m
     */
    public double distance(double x, double y) {
        return distance(x, y, null);
    }

    /**
     * The distance from a point to the block and the direction that leads away from it.
     *
     * @param x m
     * @param y m
     * @param away receives the unit vector from the block to the point; may be null
     * @return the distance, negative inside, m
     */
    public double distance(double x, double y, double @org.jspecify.annotations.Nullable [] away) {
        double deepest = Double.NEGATIVE_INFINITY;
        int side = 0;
        for (int i = 0; i < outline.corners(); i++) {
            double outside =
                    outline.normalX[i] * (x - outline.middleX[i]) + outline.normalY[i] * (y - outline.middleY[i]);
            if (outside > deepest) {
                deepest = outside;
                side = i;
            }
        }
        double awayX = outline.normalX[side];
        double awayY = outline.normalY[side];
        double distance = deepest;
        double position = awayX * (y - outline.middleY[side]) - awayY * (x - outline.middleX[side]);
        if (deepest > 0 && Math.abs(position) > 0.5 * outline.length[side]) {
            int corner = position < 0 ? side : (side + 1) % outline.corners();
            double fromX = x - outline.cornerX[corner];
            double fromY = y - outline.cornerY[corner];
            distance = Math.sqrt(fromX * fromX + fromY * fromY);
            awayX = fromX / distance;
            awayY = fromY / distance;
        }
        if (away != null) {
            away[0] = awayX;
            away[1] = awayY;
        }
        return distance;
    }
}
