// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.depth;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.Sighting;

/**
 * Finds the ball in a colour image with depth (fig. 12): pixels of the ball's colour are the candidates, their depths make
 * a cloud of points, and a sphere is fitted into it. Positions are in the robot's frame: x ahead, y left, z up, m.
 */
public final class DepthVision implements Remembering {
    private static final int MOST = 400;
    private static final int BALL = Meaning.BALL.ordinal();

    /** A ball that is near enough to matter is higher than so many rows. */
    private static final int SOME_ROWS = 4;

    private final DepthGeometry geometry;
    private final ColourTable colours;
    private final SphereFit sphere;
    private final double cosine;
    private final double sine;
    private final transient int[] candidate;
    private final transient double[] px = new double[MOST];
    private final transient double[] py = new double[MOST];
    private final transient double[] pz = new double[MOST];
    private transient int points;

    /**
     * Vision for a camera.
     *
     * @param geometry how it is mounted
     * @param colours their meaning
     * @param ballRadius m
     */
    public DepthVision(DepthGeometry geometry, ColourTable colours, double ballRadius) {
        this.geometry = geometry;
        this.cosine = StrictMath.cos(geometry.yaw());
        this.sine = StrictMath.sin(geometry.yaw());
        this.candidate = new int[geometry.width() * geometry.height()];
        this.colours = colours;
        this.sphere = new SphereFit(ballRadius, 0.035);
    }

    /**
     * {@return whether the ball is in the image}
     *
     * @param image colours
     * @param depth distance along the optical axis of each pixel, m; 0 where there is none
     */
    public boolean look(Image image, float[] depth) {
        int candidates = candidates(image);
        int every = 1 + candidates / MOST;
        points = 0;
        for (int i = 0; i < candidates && points < MOST; i += every) {
            int at = candidate[i];
            if (depth[at] > 0) {
                add(at % image.width, at / image.width, depth[at]);
            }
        }
        return sphere.find(px, py, pz, points, geometry.x(), geometry.y(), geometry.z());
    }

    /** Pixels of the ball's colour: some rows of the image tell which rows to search. */
    private int candidates(Image image) {
        int height = image.pixels.length / image.width;
        int first = height;
        int last = -1;
        for (int row = 0; row < height; row += SOME_ROWS) {
            if (collect(image, row, 0) > 0) {
                first = Math.min(first, row);
                last = row;
            }
        }
        int count = 0;
        for (int row = Math.max(0, first - SOME_ROWS + 1); row < Math.min(height, last + SOME_ROWS); row++) {
            count = collect(image, row, count);
        }
        return count;
    }

    private int collect(Image image, int row, int before) {
        int count = before;
        for (int i = row * image.width; i < (row + 1) * image.width; i++) {
            if (colours.meaning(image.pixels[i]) == BALL) {
                candidate[count++] = i;
            }
        }
        return count;
    }

    private void add(int column, int row, double depth) {
        double right = (column - 0.5 * (geometry.width() - 1)) * depth / geometry.focal();
        double down = (row - 0.5 * (geometry.height() - 1)) * depth / geometry.focal();
        px[points] = geometry.x() + cosine * depth + sine * right;
        py[points] = geometry.y() + sine * depth - cosine * right;
        pz[points] = geometry.z() - down;
        points++;
    }

    /** {@return where the ball's middle is} */
    public Sighting ball() {
        return sphere.found;
    }
}
