// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.front;

import java.util.Arrays;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.Sighting;

/**
 * Finds the ball in the front camera's image (the chapter's sec. 4.2): colour segmentation, regions grown from their
 * pixels, and from the largest region the ball's place by the pinhole model, for a ball that lies on the ground.
 */
public final class FrontVision {
    /** A region with fewer pixels is noise. */
    private static final int LEAST_PIXELS = 12;

    private static final int BALL = Meaning.BALL.ordinal();

    private final FrontGeometry geometry;
    private final ColourTable colours;
    private final double ballRadius;
    private final boolean[] seen;
    private final int[] grow;
    private double sumX;
    private double sumY;
    private double sumZ;
    private boolean touchesBorder;
    private int pixels;

    /** The ball, on the ground. */
    public final Sighting ball = new Sighting();

    /**
     * Vision for a camera.
     *
     * @param geometry how it is mounted
     * @param colours their meaning
     * @param ballRadius m
     */
    public FrontVision(FrontGeometry geometry, ColourTable colours, double ballRadius) {
        this.geometry = geometry;
        this.colours = colours;
        this.ballRadius = ballRadius;
        this.seen = new boolean[geometry.width() * geometry.height()];
        this.grow = new int[geometry.width() * geometry.height()];
    }

    /**
     * Looks at an image.
     *
     * @param image as large as the geometry says
     */
    public void look(Image image) {
        Arrays.fill(seen, false);
        ball.seen = false;
        pixels = LEAST_PIXELS - 1;
        for (int i = 0; i < seen.length; i++) {
            if (!seen[i] && colours.meaning(image.pixels[i]) == BALL) {
                int size = region(image.pixels, i);
                // Half a ball at the border has its middle elsewhere.
                if (size > pixels && !touchesBorder) {
                    pixels = size;
                    place();
                }
            }
        }
    }

    /** Grows a region from a pixel; returns how many pixels it has, and sums the directions of their rays. */
    private int region(int[] image, int first) {
        int width = geometry.width();
        int count = 0;
        int done = 0;
        sumX = 0;
        sumY = 0;
        sumZ = 0;
        touchesBorder = false;
        grow[count++] = first;
        seen[first] = true;
        while (done < count) {
            int at = grow[done++];
            int column = at % width;
            int row = at / width;
            double x = (column - 0.5 * (width - 1)) / geometry.focal();
            double y = (row - 0.5 * (geometry.height() - 1)) / geometry.focal();
            double length = Math.sqrt(1 + x * x + y * y);
            // A pixel at the rim of the image is a smaller part of what there is to see.
            double weight = 1 / (length * length * length);
            sumX += weight * x / length;
            sumY += weight * y / length;
            sumZ += weight / length;
            touchesBorder |= column == 0 || row == 0 || column == width - 1 || row == geometry.height() - 1;
            count = grown(image, column > 0, at - 1, count);
            count = grown(image, column < width - 1, at + 1, count);
            count = grown(image, row > 0, at - width, count);
            count = grown(image, row < geometry.height() - 1, at + width, count);
        }
        return count;
    }

    private int grown(int[] image, boolean inside, int at, int count) {
        if (!inside || seen[at] || colours.meaning(image[at]) != BALL) {
            return count;
        }
        seen[at] = true;
        grow[count] = at;
        return count + 1;
    }

    /** The ray through the region's middle, down to the height of the middle of a ball on the ground. */
    private void place() {
        double cosine = StrictMath.cos(geometry.down());
        double sine = StrictMath.sin(geometry.down());
        double ahead = cosine * sumZ - sine * sumY;
        double drop = sine * sumZ + cosine * sumY;
        double far = drop > 0 ? (geometry.z() - ballRadius) / drop : 0;
        ball.seen = far > 0;
        ball.x = geometry.x() + far * ahead;
        ball.y = -far * sumX;
    }
}
