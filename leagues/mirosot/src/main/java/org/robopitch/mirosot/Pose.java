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

    /**
     * {@return a pose with its heading given in degrees, exact at multiples of 90}
     *
     * @param x m
     * @param y m
     * @param degrees counter-clockwise from the x axis, °
     */
    public static Pose ofDegrees(double x, double y, double degrees) {
        double quarters = degrees / 90;
        if (quarters == Math.rint(quarters) && Math.abs(quarters) < 1e9) {
            return switch ((int) Math.floorMod((long) quarters, 4)) {
                case 0 -> new Pose(x, y, 1, 0);
                case 1 -> new Pose(x, y, 0, 1);
                case 2 -> new Pose(x, y, -1, 0);
                default -> new Pose(x, y, 0, -1);
            };
        }
        return ofAngle(x, y, StrictMath.toRadians(degrees));
    }
}
