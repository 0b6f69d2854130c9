// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.Arrays;

/**
 * The shape of a body as other bodies and the walls feel it: a convex polygon or a disc, in the body's own frame
 * (x forward, y left, metres).
 */
public sealed interface Outline {

    /** {@return the distance from the body's origin to its farthest point, m} */
    double reach();

    /** {@return how much of the ground it covers, m²} */
    double area();

    /**
     * A rectangle centred on the body's origin.
     *
     * @param length extent along the heading, m
     * @param width extent across the heading, m
     * @return the rectangle's outline
     */
    static Polygon box(double length, double width) {
        double a = length / 2;
        double b = width / 2;
        return new Polygon(new double[] {a, -a, -a, a}, new double[] {b, b, -b, -b});
    }

    /**
     * A convex polygon, corners counter-clockwise.
     */
    final class Polygon implements Outline {
        private final double[] cornerX;
        private final double[] cornerY;
        private final double reach;
        private final double boxHalfLength;
        private final double boxHalfWidth;

        /**
         * Takes the corners in counter-clockwise order.
         *
         * @param cornerX x of each corner, m
         * @param cornerY y of each corner, m
         * @throws IllegalArgumentException if the corners are fewer than three, not finite, not convex, not
         *     counter-clockwise, or do not enclose the origin
         */
        public Polygon(double[] cornerX, double[] cornerY) {
            this.cornerX = cornerX.clone();
            this.cornerY = cornerY.clone();
            requireConvexAroundOrigin();
            double farthest = 0;
            for (int i = 0; i < cornerX.length; i++) {
                farthest = Math.max(farthest, Math.sqrt(cornerX[i] * cornerX[i] + cornerY[i] * cornerY[i]));
            }
            this.reach = farthest;
            boolean box = cornerX.length == 4 && isBox();
            this.boxHalfLength = box ? Math.abs(cornerX[0]) : 0;
            this.boxHalfWidth = box ? Math.abs(cornerY[0]) : 0;
        }

        private void requireConvexAroundOrigin() {
            int n = cornerX.length;
            if (n < 3 || n != cornerY.length) {
                throw new IllegalArgumentException(
                        "an outline needs at least 3 corners with an x and a y each, but has " + n + " x and "
                                + cornerY.length + " y");
            }
            for (int i = 0; i < n; i++) {
                int j = (i + 1) % n;
                double aroundOrigin = orientation(cornerX[i], cornerY[i], cornerX[j], cornerY[j], 0, 0);
                for (int ahead = 2; ahead < n; ahead++) {
                    int k = (i + ahead) % n;
                    if (!(orientation(cornerX[i], cornerY[i], cornerX[j], cornerY[j], cornerX[k], cornerY[k]) > 0)) {
                        throw new IllegalArgumentException(
                                "an outline must be convex and counter-clockwise, but corner " + k
                                        + " is not to the left of side " + i + ": " + Arrays.toString(cornerX) + " "
                                        + Arrays.toString(cornerY));
                    }
                }
                if (!(aroundOrigin > 0)) {
                    throw new IllegalArgumentException(
                            "an outline must enclose the body's origin, but the origin is outside side " + i);
                }
            }
        }

        private boolean isBox() {
            double a = Math.abs(cornerX[0]);
            double b = Math.abs(cornerY[0]);
            for (int i = 0; i < 4; i++) {
                if (Math.abs(cornerX[i]) != a || Math.abs(cornerY[i]) != b) {
                    return false;
                }
            }
            return true;
        }

        /** {@return how many corners the polygon has} */
        public int corners() {
            return cornerX.length;
        }

        /**
         * {@return x of a corner, m}
         *
         * @param i the corner, counter-clockwise
         */
        public double cornerX(int i) {
            return cornerX[i];
        }

        /**
         * {@return y of a corner, m}
         *
         * @param i the corner, counter-clockwise
         */
        public double cornerY(int i) {
            return cornerY[i];
        }

        /** {@return whether this is a rectangle centred on the origin with sides along the axes} */
        public boolean isCentredBox() {
            return boxHalfLength > 0;
        }

        /** {@return half the extent along the heading if this is a centred rectangle, otherwise 0, m} */
        public double boxHalfLength() {
            return boxHalfLength;
        }

        /** {@return half the extent across the heading if this is a centred rectangle, otherwise 0, m} */
        public double boxHalfWidth() {
            return boxHalfWidth;
        }

        @Override
        public double reach() {
            return reach;
        }

        @Override
        public double area() {
            double twice = 0;
            for (int i = 0; i < cornerX.length; i++) {
                int j = (i + 1) % cornerX.length;
                twice += cornerX[i] * cornerY[j] - cornerX[j] * cornerY[i];
            }
            return twice / 2;
        }
    }

    /**
     * A disc around the body's origin.
     *
     * @param radius m
     */
    record Disc(double radius) implements Outline {
        /** Refuses a radius that is not positive. */
        public Disc {
            if (!(radius > 0) || Double.isInfinite(radius)) {
                throw new IllegalArgumentException("a disc needs a positive radius, but got " + radius + " m");
            }
        }

        @Override
        public double reach() {
            return radius;
        }

        @Override
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    /**
     * Twice the signed area of the triangle of three points: positive if they turn counter-clockwise (Klančar 2003,
     * eq. 10, with the sign that makes a left turn positive).
     *
     * @param x1 first point, m
     * @param y1 first point, m
     * @param x2 second point, m
     * @param y2 second point, m
     * @param x3 third point, m
     * @param y3 third point, m
     * @return twice the signed area, m²
     */
    static double orientation(double x1, double y1, double x2, double y2, double x3, double y3) {
        return (x1 - x2) * (y1 - y3) - (x1 - x3) * (y1 - y2);
    }
}
