// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

/** The quarters of the pitch, anticlockwise from the one where x and y are positive. */
public enum Quadrant {
    /** None in particular. */
    NO_QUADRANT(0, 0),
    /** x and y positive. */
    QUADRANT_1(1, 1),
    /** x negative, y positive. */
    QUADRANT_2(-1, 1),
    /** x and y negative. */
    QUADRANT_3(-1, -1),
    /** x positive, y negative. */
    QUADRANT_4(1, -1);

    private final int signX;
    private final int signY;

    Quadrant(int signX, int signY) {
        this.signX = signX;
        this.signY = signY;
    }

    /**
     * {@return the quarter in which a point is; points on a line belong to the positive side}
     *
     * @param x m
     * @param y m
     */
    public static Quadrant of(double x, double y) {
        if (y >= 0) {
            return x >= 0 ? QUADRANT_1 : QUADRANT_2;
        }
        return x >= 0 ? QUADRANT_4 : QUADRANT_3;
    }

    /** {@return 1 where x is positive, −1 where it is negative} */
    public int signX() {
        return signX;
    }

    /** {@return 1 where y is positive, −1 where it is negative} */
    public int signY() {
        return signY;
    }
}
