// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see;

/** A colour image: a number 0xRRGGBB for each pixel, row by row from the top. */
public final class Image {
    /** The pixels. */
    public final int[] pixels;

    /** Pixels in a row. */
    public final int width;

    /** Rows. */
    public final int height;

    /**
     * A black image.
     *
     * @param width pixels
     * @param height pixels
     */
    public Image(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
    }
}
