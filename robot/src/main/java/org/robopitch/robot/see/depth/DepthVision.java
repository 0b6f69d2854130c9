// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.depth;

import org.robopitch.robot.Memory;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;

/**
 * Finds the ball in a colour image with depth (fig. 12): pixels of the ball's colour are the candidates, their depths make
 * a cloud of points, and a sphere is fitted into it. Positions are in the robot's frame: x ahead, y left, z up, m.
 */
public final class DepthVision implements Remembering {
    private static final int MOST = 400;

    private final DepthGeometry geometry;
    private final ColourTable colours;
    private final SphereFit sphere;
    private final double[] px = new double[MOST];
    private final double[] py = new double[MOST];
    private final double[] pz = new double[MOST];
    private int points;

    /**
     * Vision for a camera.
     *
     * @param geometry how it is mounted
     * @param colours their meaning
     * @param ballRadius m
     */
    public DepthVision(DepthGeometry geometry, ColourTable colours, double ballRadius) {
        this.geometry = geometry;
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
        int ball = Meaning.BALL.ordinal();
        int candidates = 0;
        for (int colour : image.pixels) {
            candidates += colours.meaning(colour) == ball ? 1 : 0;
        }
        int every = 1 + candidates / MOST;
        int seen = 0;
        points = 0;
        for (int i = 0; i < image.pixels.length && points < MOST; i++) {
            if (colours.meaning(image.pixels[i]) == ball && seen++ % every == 0 && depth[i] > 0) {
                add(i % image.width(), i / image.width(), depth[i]);
            }
        }
        return sphere.find(px, py, pz, points, geometry.x(), geometry.y(), geometry.z());
    }

    private void add(int column, int row, double depth) {
        double right = (column - 0.5 * (geometry.width() - 1)) * depth / geometry.focal();
        double down = (row - 0.5 * (geometry.height() - 1)) * depth / geometry.focal();
        double cosine = StrictMath.cos(geometry.yaw());
        double sine = StrictMath.sin(geometry.yaw());
        px[points] = geometry.x() + cosine * depth + sine * right;
        py[points] = geometry.y() + sine * depth - cosine * right;
        pz[points] = geometry.z() - down;
        points++;
    }

    /** {@return how many points the cloud had} */
    public int points() {
        return points;
    }

    /** {@return the ball's middle, m} */
    public double ballX() {
        return sphere.x();
    }

    /** {@return the ball's middle, m} */
    public double ballY() {
        return sphere.y();
    }

    /** {@return the ball's middle, m} */
    public double ballZ() {
        return sphere.z();
    }

    @Override
    public void remember(Memory memory) {
        sphere.remember(memory);
    }
}
