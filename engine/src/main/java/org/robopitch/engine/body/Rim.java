// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import org.jspecify.annotations.Nullable;

/**
 * The curve on which the centre of a ball lies while the ball is rolled around a robot (Klančar 2007, fig. 8): two
 * look-up tables, distance and outward normal, addressed by the direction from the robot's centre.
 *
 * <p>With it, robot and ball collide like two points. The tables are addressed by the "diamond angle"
 * y/(|x|+|y|) instead of φ itself: it grows with φ just as steadily and needs no arc tangent.
 */
public final class Rim {
    private static final int CELLS = 512;
    private static final double CELLS_PER_QUARTER = CELLS / 2.0;
    private static final double SYMMETRIC_WITHIN = 1e-11;

    private final Side left;
    private final Side right;
    private final double reach;
    private final Mouth[] mouths;

    private Rim(Curve curve) {
        this(curve, new Mouth[0]);
    }

    private Rim(Curve curve, Mouth[] mouths) {
        this.mouths = mouths;
        this.left = new Side(curve, 1);
        Side sampled = new Side(curve, -1);
        // A robot that is symmetric must meet mirrored balls with mirrored bits.
        boolean symmetric = sampled.sameAs(left);
        this.right = symmetric ? left : sampled;
        if (symmetric) {
            left.straighten(0);
            left.straighten(CELLS);
        }
        this.reach = Math.max(left.reach, right.reach);
    }

    /** One half of the rim, from dead ahead to dead astern, as if it were the left one. */
    private static final class Side {
        final double[] radius = new double[CELLS + 2];
        final double[] normalX = new double[CELLS + 2];
        final double[] normalY = new double[CELLS + 2];
        final double reach;

        Side(Curve curve, int sign) {
            double farthest = 0;
            double[] sample = new double[3];
            for (int i = 0; i <= CELLS; i++) {
                double diamond = i / CELLS_PER_QUARTER;
                double directionX = 1 - diamond;
                double directionY = 1 - Math.abs(directionX);
                double length = Math.sqrt(directionX * directionX + directionY * directionY);
                curve.sample(directionX / length, sign * directionY / length, sample);
                radius[i] = sample[0];
                normalX[i] = sample[1];
                normalY[i] = sign * sample[2];
                farthest = Math.max(farthest, sample[0]);
            }
            radius[CELLS + 1] = radius[CELLS];
            normalX[CELLS + 1] = normalX[CELLS];
            normalY[CELLS + 1] = normalY[CELLS];
            reach = farthest;
        }

        boolean sameAs(Side other) {
            double worst = 0;
            for (int i = 0; i <= CELLS; i++) {
                worst = Math.max(worst, Math.abs(radius[i] - other.radius[i]));
                worst = Math.max(worst, Math.abs(normalX[i] - other.normalX[i]));
                // Dead ahead and astern, where a symmetric rim may have a corner, either of its sides may be sampled.
                boolean end = i == 0 || i == CELLS;
                worst = Math.max(worst, end ? 0 : Math.abs(normalY[i] - other.normalY[i]));
            }
            return worst < SYMMETRIC_WITHIN;
        }

        /** Dead ahead and astern the normal of a symmetric rim has no sideways part. */
        void straighten(int i) {
            normalX[i] = i == 0 ? 1 : -1;
            normalY[i] = 0;
        }
    }

    /** Where a ray from the robot's centre meets the rim, and the outward normal there. */
    private interface Curve {
        void sample(double directionX, double directionY, double[] radiusNormalXNormalY);
    }

    /**
     * The rim of an outline, found by rolling the ball around it.
     *
     * @param outline the robot's outline
     * @param ballRadius m
     * @return the rim
     */
    public static Rim around(Outline outline, double ballRadius) {
        return aroundContour(outline.cornerX, outline.cornerY, ballRadius);
    }

    /**
     * The rim of a closed contour that need not be convex, such as a robot with a mouth for the ball. Every ray from
     * the origin is followed inwards until the ball touches.
     *
     * @param contourX x of the contour's points, m
     * @param contourY y of the contour's points, m
     * @param ballRadius m
     * @return the rim
     */
    public static Rim aroundContour(double[] contourX, double[] contourY, double ballRadius) {
        return new Rim(rolling(contourX, contourY, ballRadius));
    }

    /**
     * The rim of a closed contour in whose mouths the ball can touch it at several places at once.
     *
     * @param contourX x of the contour's points, counter-clockwise, m
     * @param contourY y of the contour's points, m
     * @param ballRadius m
     * @return the rim
     */
    public static Rim withMouths(double[] contourX, double[] contourY, double ballRadius) {
        Curve curve = rolling(contourX, contourY, ballRadius);
        return new Rim(curve, Mouth.of(contourX, contourY, ballRadius));
    }

    private static Curve rolling(double[] contourX, double[] contourY, double ballRadius) {
        double farthest = 0;
        for (int i = 0; i < contourX.length; i++) {
            farthest = Math.max(farthest, Math.sqrt(contourX[i] * contourX[i] + contourY[i] * contourY[i]));
        }
        double start = farthest + ballRadius;
        return (ux, uy, out) -> {
            double along = start;
            double[] nearest = new double[2];
            for (int i = 0; i < 10_000; i++) {
                double distance = distanceToContour(along * ux, along * uy, contourX, contourY, nearest);
                double step = distance - ballRadius;
                along -= step;
                if (step < 1e-13) {
                    break;
                }
                if (along <= 0) {
                    throw new IllegalArgumentException("the contour does not enclose the robot's centre: a ray in"
                            + " direction (" + ux + ", " + uy + ") passes it by");
                }
            }
            double awayX = along * ux - nearest[0];
            double awayY = along * uy - nearest[1];
            double length = Math.sqrt(awayX * awayX + awayY * awayY);
            out[0] = along;
            out[1] = awayX / length;
            out[2] = awayY / length;
        };
    }

    private static double distanceToContour(double x, double y, double[] xs, double[] ys, double[] nearest) {
        double best = Double.POSITIVE_INFINITY;
        for (int i = 0; i < xs.length; i++) {
            int j = (i + 1) % xs.length;
            double edgeX = xs[j] - xs[i];
            double edgeY = ys[j] - ys[i];
            double share = ((x - xs[i]) * edgeX + (y - ys[i]) * edgeY) / (edgeX * edgeX + edgeY * edgeY);
            share = Math.max(0, Math.min(1, share));
            double nearX = xs[i] + share * edgeX;
            double nearY = ys[i] + share * edgeY;
            double distance = Math.sqrt((x - nearX) * (x - nearX) + (y - nearY) * (y - nearY));
            if (distance < best) {
                best = distance;
                nearest[0] = nearX;
                nearest[1] = nearY;
            }
        }
        return best;
    }

    /**
     * The rim given as a table r(φ) at equal angles from φ = 0, counter-clockwise, as the paper gives it. The normal
     * follows from the table: its angle is φ + atan2(r, r′) − π/2.
     *
     * @param radii distance from the robot's centre to the ball's centre, m
     * @return the rim
     */
    public static Rim ofTable(double[] radii) {
        if (radii.length < 8) {
            throw new IllegalArgumentException("a rim table needs at least 8 radii, but has " + radii.length);
        }
        for (double r : radii) {
            if (!(r > 0) || Double.isInfinite(r)) {
                throw new IllegalArgumentException("a rim table needs positive radii, but has " + r + " m");
            }
        }
        double[] table = radii.clone();
        double cell = 2 * Math.PI / table.length;
        return new Rim((ux, uy, out) -> {
            double phi = StrictMath.atan2(uy, ux);
            double position = (phi < 0 ? phi + 2 * Math.PI : phi) / cell;
            int i = (int) position;
            double share = position - i;
            double here = table[i % table.length];
            double next = table[(i + 1) % table.length];
            double slopeHere = (next - table[(i + table.length - 1) % table.length]) / (2 * cell);
            double slopeNext = (table[(i + 2) % table.length] - here) / (2 * cell);
            double r = here + share * (next - here);
            double slope = slopeHere + share * (slopeNext - slopeHere);
            double length = Math.sqrt(r * r + slope * slope);
            out[0] = r;
            out[1] = (r * ux + slope * uy) / length;
            out[2] = (r * uy - slope * ux) / length;
        });
    }

    /**
     * How far the ball's centre is outside of the rim, along the rim's normal: negative if the ball is inside the
     * robot.
     *
     * @param x the ball's centre in the robot's frame, m
     * @param y the ball's centre in the robot's frame, m
     * @return the gap, m
     */
    public double gap(double x, double y) {
        Mouth mouth = mouth(x, y);
        double inMouth = mouth == null ? Double.POSITIVE_INFINITY : mouth.gap(x, y);
        return inMouth < Double.POSITIVE_INFINITY ? inMouth : gapByTable(x, y);
    }

    /**
     * {@return the mouth that a ball is in or before, or null: there, ask it what the ball touches}
     *
     * @param x the ball's centre in the robot's frame, m
     * @param y the ball's centre in the robot's frame, m
     */
    @Nullable
    Mouth mouth(double x, double y) {
        for (Mouth mouth : mouths) {
            if (mouth.covers(x, y)) {
                return mouth;
            }
        }
        return null;
    }

    /** {@return at how many places a ball can touch the robot at most} */
    public int mostPlaces() {
        int most = 1;
        for (Mouth mouth : mouths) {
            most = Math.max(most, mouth.mostPlaces());
        }
        return most;
    }

    /**
     * Finds the places of the robot that are nearest to a ball: one, or in a mouth several.
     *
     * @param x the ball's centre in the robot's frame, m
     * @param y the ball's centre in the robot's frame, m
     * @param places receives of each place the gap, m, and the unit normal, x and y
     * @return how many there are
     */
    public int touch(double x, double y, double[] places) {
        Mouth mouth = mouth(x, y);
        int found = mouth == null ? 0 : mouth.touch(x, y, places);
        if (found > 0) {
            return found;
        }
        normal(x, y, places);
        places[2] = places[1];
        places[1] = places[0];
        places[0] = gapByTable(x, y);
        return 1;
    }

    private double gapByTable(double x, double y) {
        Side side = y >= 0 ? left : right;
        double across = Math.abs(y);
        double cell = cell(x, across);
        int i = (int) cell;
        double share = cell - i;
        double distance = Math.sqrt(x * x + across * across);
        double r = side.radius[i] + share * (side.radius[i + 1] - side.radius[i]);
        double nx = side.normalX[i] + share * (side.normalX[i + 1] - side.normalX[i]);
        double ny = side.normalY[i] + share * (side.normalY[i + 1] - side.normalY[i]);
        double facing = distance > 0 ? (nx * x + ny * across) / distance : 1;
        return (distance - r) * facing;
    }

    /**
     * The outward normal of the rim in the direction of a point, in the robot's frame, as a unit vector.
     *
     * @param x a point in the robot's frame, m
     * @param y a point in the robot's frame, m
     * @param normal receives x and y of the normal
     */
    public void normal(double x, double y, double[] normal) {
        Side side = y >= 0 ? left : right;
        double cell = cell(x, Math.abs(y));
        int i = (int) cell;
        double share = cell - i;
        double nx = side.normalX[i] + share * (side.normalX[i + 1] - side.normalX[i]);
        double ny = side.normalY[i] + share * (side.normalY[i + 1] - side.normalY[i]);
        double length = Math.sqrt(nx * nx + ny * ny);
        normal[0] = nx / length;
        normal[1] = (y >= 0 ? ny : -ny) / length;
    }

    /**
     * The distance from the robot's centre to the rim in the direction of a point: r(φ) of the paper.
     *
     * @param x a point in the robot's frame, m
     * @param y a point in the robot's frame, m
     * @return the distance, m
     */
    public double radius(double x, double y) {
        Side side = y >= 0 ? left : right;
        double cell = cell(x, Math.abs(y));
        int i = (int) cell;
        return side.radius[i] + (cell - i) * (side.radius[i + 1] - side.radius[i]);
    }

    /** {@return the rim's largest distance from the robot's centre, m} */
    public double reach() {
        return reach;
    }

    private static double cell(double x, double across) {
        double sum = Math.abs(x) + across;
        if (!(sum > 0)) {
            return 0;
        }
        return (1 - x / sum) * CELLS_PER_QUARTER;
    }
}
