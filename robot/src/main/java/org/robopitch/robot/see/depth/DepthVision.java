// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.depth;

import java.util.Arrays;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.Sighting;
import org.robopitch.robot.see.SymmetricMatrix;

/**
 * Finds the ball in a colour image with depth (fig. 12): pixels of the ball's colour are the candidates, their depths make
 * a cloud of points, and a sphere of the ball's radius is found in it by random sample consensus (RANSAC): spheres through three
 * points drawn at random, and the one that most points lie on; those points then improve it. Positions are in the robot's frame: x ahead, y left, z up, m.
 */
public final class DepthVision implements Remembering {
    private static final int MOST = 400;
    private static final int BALL = Meaning.BALL.ordinal();

    private static final int DRAWS = 40;
    private static final int LEAST_POINTS = 8;
    private static final int IMPROVEMENTS = 6;

    /** How far from the sphere a point may lie, m. */
    private static final double TOLERANCE = 0.035;

    /** A ball that is near enough to matter is higher than so many rows. */
    private static final int SOME_ROWS = 4;

    private final DepthGeometry geometry;
    private final ColourTable colours;
    private final double radius;
    private final double cosine;
    private final double sine;
    private final transient int[] candidate;
    private final transient double[] px = new double[MOST];
    private final transient double[] py = new double[MOST];
    private final transient double[] pz = new double[MOST];
    private transient int points;
    private long state = 0x9E3779B97F4A7C15L;
    private final transient double[] normal = new double[9];
    private final transient double[] right = new double[3];
    private final transient double[] toward = new double[3];

    /** The ball's middle. */
    public final Sighting ball = new Sighting();

    /**
     * Vision for a camera.
     *
     * @param geometry how it is mounted
     * @param colours their meaning
     * @param ballRadius m
     */
    public DepthVision(DepthGeometry geometry, ColourTable colours, double ballRadius) {
        this.geometry = geometry;
        this.cosine = StrictMath.cos(geometry.yaw());
        this.sine = StrictMath.sin(geometry.yaw());
        this.candidate = new int[geometry.width() * geometry.height()];
        this.colours = colours;
        this.radius = ballRadius;
    }

    /**
     * {@return whether the ball is in the image}
     *
     * @param image colours
     * @param depth distance along the optical axis of each pixel, m; 0 where there is none
     */
    public boolean look(Image image, float[] depth) {
        int candidates = candidates(image);
        int every = 1 + candidates / MOST;
        points = 0;
        for (int i = 0; i < candidates && points < MOST; i += every) {
            int at = candidate[i];
            if (depth[at] > 0) {
                add(at % image.width, at / image.width, depth[at]);
            }
        }
        return find();
    }

    /** Pixels of the ball's colour: some rows of the image tell which rows to search. */
    private int candidates(Image image) {
        int height = image.pixels.length / image.width;
        int first = height;
        int last = -1;
        for (int row = 0; row < height; row += SOME_ROWS) {
            if (collect(image, row, 0) > 0) {
                first = Math.min(first, row);
                last = row;
            }
        }
        int count = 0;
        for (int row = Math.max(0, first - SOME_ROWS + 1); row < Math.min(height, last + SOME_ROWS); row++) {
            count = collect(image, row, count);
        }
        return count;
    }

    private int collect(Image image, int row, int before) {
        int count = before;
        for (int i = row * image.width; i < (row + 1) * image.width; i++) {
            if (colours.meaning(image.pixels[i]) == BALL) {
                candidate[count++] = i;
            }
        }
        return count;
    }

    private void add(int column, int row, double depth) {
        double right = (column - 0.5 * (geometry.width() - 1)) * depth / geometry.focal();
        double down = (row - 0.5 * (geometry.height() - 1)) * depth / geometry.focal();
        px[points] = geometry.x() + cosine * depth + sine * right;
        py[points] = geometry.y() + sine * depth - cosine * right;
        pz[points] = geometry.z() - down;
        points++;
    }

    private boolean find() {
        if (points < LEAST_POINTS) {
            return false;
        }
        int best = 0;
        double bestX = 0;
        double bestY = 0;
        double bestZ = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            if (!through(next(points), next(points), next(points))) {
                continue;
            }
            int on = count();
            if (on > best) {
                best = on;
                bestX = ball.x;
                bestY = ball.y;
                bestZ = ball.z;
            }
        }
        ball.x = bestX;
        ball.y = bestY;
        ball.z = bestZ;
        if (best < Math.max(LEAST_POINTS, points / 3)) {
            return false;
        }
        improve();
        return true;
    }

    private int next(int bound) {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return Math.floorMod(state >>> 11, bound);
    }

    /** The sphere through three points whose middle is farther from the lens than they are: it lies behind what is seen of it. */
    private boolean through(int a, int b, int c) {
        double ux = px[b] - px[a];
        double uy = py[b] - py[a];
        double uz = pz[b] - pz[a];
        double vx = px[c] - px[a];
        double vy = py[c] - py[a];
        double vz = pz[c] - pz[a];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double squared = nx * nx + ny * ny + nz * nz;
        if (squared < 1e-10) {
            return false;
        }
        double uu = ux * ux + uy * uy + uz * uz;
        double vv = vx * vx + vy * vy + vz * vz;
        // The middle of the circle through the three, from the first.
        double wx = (uu * (vy * nz - vz * ny) + vv * (ny * uz - nz * uy)) / (2 * squared);
        double wy = (uu * (vz * nx - vx * nz) + vv * (nz * ux - nx * uz)) / (2 * squared);
        double wz = (uu * (vx * ny - vy * nx) + vv * (nx * uy - ny * ux)) / (2 * squared);
        double left = radius * radius - (wx * wx + wy * wy + wz * wz);
        if (left < 0) {
            return false;
        }
        double up = Math.sqrt(left / squared);
        double away = nx * (px[a] - geometry.x()) + ny * (py[a] - geometry.y()) + nz * (pz[a] - geometry.z());
        double side = away > 0 ? up : -up;
        ball.x = px[a] + wx + side * nx;
        ball.y = py[a] + wy + side * ny;
        ball.z = pz[a] + wz + side * nz;
        return true;
    }

    private int count() {
        int on = 0;
        for (int i = 0; i < points; i++) {
            on += Math.abs(distance(px[i], py[i], pz[i]) - radius) < TOLERANCE ? 1 : 0;
        }
        return on;
    }

    private double distance(double px, double py, double pz) {
        double dx = px - ball.x;
        double dy = py - ball.y;
        double dz = pz - ball.z;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /** Gauss-Newton on the points that lie on it. */
    private void improve() {
        for (int round = 0; round < IMPROVEMENTS; round++) {
            Arrays.fill(normal, 0);
            Arrays.fill(right, 0);
            for (int i = 0; i < points; i++) {
                double away = distance(px[i], py[i], pz[i]);
                double off = away - radius;
                if (Math.abs(off) > 2 * TOLERANCE || away < 1e-6) {
                    continue;
                }
                toward[0] = (ball.x - px[i]) / away;
                toward[1] = (ball.y - py[i]) / away;
                toward[2] = (ball.z - pz[i]) / away;
                for (int j = 0; j < 3; j++) {
                    right[j] += toward[j] * off;
                    for (int k = 0; k < 3; k++) {
                        normal[3 * j + k] += toward[j] * toward[k];
                    }
                }
            }
            double damp = 1e-3 * (normal[0] + normal[4] + normal[8]) + 1e-12;
            for (int i = 0; i < 3; i++) {
                normal[4 * i] += damp;
            }
            if (SymmetricMatrix.invert(normal, 3)) {
                ball.x -= normal[0] * right[0] + normal[1] * right[1] + normal[2] * right[2];
                ball.y -= normal[3] * right[0] + normal[4] * right[1] + normal[5] * right[2];
                ball.z -= normal[6] * right[0] + normal[7] * right[1] + normal[8] * right[2];
            }
        }
    }
}
