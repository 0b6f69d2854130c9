// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

/**
 * Where a robot is and where it looks.
 *
 * @param x of the middle of its axle, m
 * @param y of the middle of its axle, m
 * @param headingX x of the heading, a unit vector
 * @param headingY y of the heading
 */
public record Pose(double x, double y, double headingX, double headingY) {

    /** Refuses what is not a number, and a heading that is not a unit vector. */
    public Pose {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("a pose needs a finite position, but has (" + x + ", " + y + ") m");
        }
        double length = headingX * headingX + headingY * headingY;
        if (!(Math.abs(length - 1) < 1e-6)) {
            throw new IllegalArgumentException(
                    "a heading must be a unit vector, but is (" + headingX + ", " + headingY + ")");
        }
    }

    /**
     * {@return a pose with its heading given as an angle}
     *
     * @param x m
     * @param y m
     * @param angle counter-clockwise from the x axis, rad
     */
    public static Pose ofAngle(double x, double y, double angle) {
        return new Pose(x, y, StrictMath.cos(angle), StrictMath.sin(angle));
    }
}
