// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import java.util.Arrays;

/**
 * The shape of a body as other bodies and the walls feel it: a convex polygon in the body's own frame (x forward, y left,
 * metres), its corners counter-clockwise. A side has the number of the corner it begins at.
 *
 * <p>The arrays are open to the detectors, which read them in every step. Distances are taken from the middles of the sides,
 * so that they are the same bits in a mirror, where the sides run the other way.
 */
public final class Outline {
    /** The corners, m; not to be written. */
    public final double[] cornerX;

    /** The corners, m; not to be written. */
    public final double[] cornerY;

    /** The middles of the sides, m; not to be written. */
    public final double[] middleX;

    /** The middles of the sides, m; not to be written. */
    public final double[] middleY;

    /** The unit normals of the sides, outwards; not to be written. */
    public final double[] normalX;

    /** The unit normals of the sides, outwards; not to be written. */
    public final double[] normalY;

    /** The lengths of the sides, m; not to be written. */
    public final double[] length;

    /** Half the extent along the heading of a rectangle centred on the origin, m; 0 for other shapes. */
    public final double halfLength;

    /** Half the extent across the heading of a rectangle centred on the origin, m; 0 for other shapes. */
    public final double halfWidth;

    private final double reach;

    /** Of a box, which corner is where: at the right of the back, at its left, then those of the front. */
    private final int[] boxCorner = new int[4];

    /**
     * The outline of a robot.
     *
     * @param cornerX x of each corner, m
     * @param cornerY y of each corner, m
     * @throws IllegalArgumentException if the corners are fewer than three, not finite, not convex, not
     *     counter-clockwise, or do not enclose the origin
     */
    public Outline(double[] cornerX, double[] cornerY) {
        this(cornerX, cornerY, true);
    }

    /** The outline of a robot, or of a block somewhere on the pitch, which is convex by construction. */
    Outline(double[] cornerX, double[] cornerY, boolean ofRobot) {
        this.cornerX = cornerX.clone();
        this.cornerY = cornerY.clone();
        if (ofRobot) {
            requireConvexAroundOrigin();
        }
        int n = cornerX.length;
        middleX = new double[n];
        middleY = new double[n];
        normalX = new double[n];
        normalY = new double[n];
        length = new double[n];
        double farthest = 0;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            double edgeX = cornerX[j] - cornerX[i];
            double edgeY = cornerY[j] - cornerY[i];
            middleX[i] = 0.5 * (cornerX[i] + cornerX[j]);
            middleY[i] = 0.5 * (cornerY[i] + cornerY[j]);
            length[i] = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
            normalX[i] = edgeY / length[i];
            normalY[i] = -edgeX / length[i];
            farthest = Math.max(farthest, Math.sqrt(cornerX[i] * cornerX[i] + cornerY[i] * cornerY[i]));
        }
        reach = farthest;
        boolean box = n == 4 && isBox();
        halfLength = box ? Math.abs(cornerX[0]) : 0;
        halfWidth = box ? Math.abs(cornerY[0]) : 0;
        for (int i = 0; box && i < 4; i++) {
            boxCorner[(cornerX[i] > 0 ? 2 : 0) + (cornerY[i] > 0 ? 1 : 0)] = i;
        }
    }

    /**
     * A rectangle centred on the body's origin.
     *
     * @param length extent along the heading, m
     * @param width extent across the heading, m
     * @return the rectangle's outline
     */
    public static Outline box(double length, double width) {
        double a = length / 2;
        double b = width / 2;
        return new Outline(new double[] {a, -a, -a, a}, new double[] {b, b, -b, -b});
    }

    private void requireConvexAroundOrigin() {
        int n = cornerX.length;
        if (n < 3 || n != cornerY.length) {
            throw new IllegalArgumentException("an outline needs at least 3 corners with an x and a y each, but has "
                    + n + " x and " + cornerY.length + " y");
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

    /** {@return whether this is a rectangle centred on the origin with sides along the axes} */
    public boolean isCentredBox() {
        return halfLength > 0;
    }

    /** {@return the distance from the body's origin to its farthest point, m} */
    public double reach() {
        return reach;
    }

    /**
     * {@return how far the outline reaches from the body's origin in a direction, m}
     *
     * @param x unit vector in the body's frame
     * @param y unit vector in the body's frame
     */
    public double extent(double x, double y) {
        if (halfLength > 0) {
            return Math.abs(x) * halfLength + Math.abs(y) * halfWidth;
        }
        int corner = farthest(x, y);
        return x * cornerX[corner] + y * cornerY[corner];
    }

    /**
     * {@return the corner that is farthest in a direction}
     *
     * @param x unit vector in the body's frame
     * @param y unit vector in the body's frame
     */
    public int farthest(double x, double y) {
        if (halfLength > 0) {
            return boxCorner[(x >= 0 ? 2 : 0) + (y >= 0 ? 1 : 0)];
        }
        int farthest = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < cornerX.length; i++) {
            double out = x * cornerX[i] + y * cornerY[i];
            farthest = out > most ? i : farthest;
            most = out > most ? out : most;
        }
        return farthest;
    }

    /**
     * {@return the corner before or after another, whichever is farther in a direction}
     *
     * @param corner the other
     * @param x unit vector in the body's frame
     * @param y unit vector in the body's frame
     */
    public int neighbour(int corner, double x, double y) {
        int before = corner == 0 ? cornerX.length - 1 : corner - 1;
        int after = corner + 1 == cornerX.length ? 0 : corner + 1;
        double farBefore = x * cornerX[before] + y * cornerY[before];
        double farAfter = x * cornerX[after] + y * cornerY[after];
        // Of two that are equally far, the one more to the front: in a mirror it is the same one.
        boolean equal = farBefore == farAfter;
        return (equal ? cornerX[before] > cornerX[after] : farBefore > farAfter) ? before : after;
    }

    /** {@return how much of the ground it covers, m²} */
    public double area() {
        double twice = 0;
        for (int i = 0; i < cornerX.length; i++) {
            int j = (i + 1) % cornerX.length;
            twice += cornerX[i] * cornerY[j] - cornerX[j] * cornerY[i];
        }
        return twice / 2;
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
