// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see;

/** What a colour means. */
public enum Meaning {
    /** Nothing that is known. */
    UNKNOWN(0x808080),
    /** The carpet. */
    FIELD(0x00a000),
    /** A line. */
    LINE(0xffffff),
    /** The ball; pink in segmented images, as in the chapter's fig. 10b. */
    BALL(0xff69b4),
    /** A robot; purple, as there. */
    OBSTACLE(0x800080);

    private final int colour;

    Meaning(int colour) {
        this.colour = colour;
    }

    /** {@return its colour in segmented images, 0xRRGGBB} */
    public int colour() {
        return colour;
    }
}
