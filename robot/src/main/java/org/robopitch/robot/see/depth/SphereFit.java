// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.depth;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.see.Sighting;
import org.robopitch.robot.see.SymmetricEquations;

/**
 * Finds a sphere of known radius in a cloud of points by random sample consensus (RANSAC): spheres through three points
 * drawn at random, and the one that most points lie on; those points then improve it.
 */
final class SphereFit implements Remembering {
    private static final int DRAWS = 40;
    private static final int LEAST_POINTS = 8;
    private static final int IMPROVEMENTS = 6;

    private final double radius;
    private final double tolerance;
    private long state = 0x9E3779B97F4A7C15L;

    private final transient double[] step = new double[3];

    /** The sphere's middle. */
    final Sighting found = new Sighting();

    /**
     * A finder.
     *
     * @param radius of the sphere, m
     * @param tolerance how far from it a point may lie, m
     */
    public SphereFit(double radius, double tolerance) {
        this.radius = radius;
        this.tolerance = tolerance;
    }

    /**
     * {@return whether there is a sphere}
     *
     * @param px the points, m
     * @param py the points, m
     * @param pz the points, m
     * @param count how many points
     * @param eyeX where they are seen from, m; the sphere's middle lies behind what is seen of it
     * @param eyeY m
     * @param eyeZ m
     */
    public boolean find(double[] px, double[] py, double[] pz, int count, double eyeX, double eyeY, double eyeZ) {
        if (count < LEAST_POINTS) {
            return false;
        }
        int best = 0;
        double bestX = 0;
        double bestY = 0;
        double bestZ = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            if (!through(px, py, pz, next(count), next(count), next(count), eyeX, eyeY, eyeZ)) {
                continue;
            }
            int on = count(px, py, pz, count);
            if (on > best) {
                best = on;
                bestX = found.x;
                bestY = found.y;
                bestZ = found.z;
            }
        }
        found.x = bestX;
        found.y = bestY;
        found.z = bestZ;
        if (best < Math.max(LEAST_POINTS, count / 3)) {
            return false;
        }
        improve(px, py, pz, count);
        return true;
    }

    private int next(int bound) {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return Math.floorMod(state >>> 11, bound);
    }

    /** The sphere through three points whose middle is farther from the eye than they are. */
    private boolean through(
            double[] px, double[] py, double[] pz, int a, int b, int c, double eyeX, double eyeY, double eyeZ) {
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
        double away = nx * (px[a] - eyeX) + ny * (py[a] - eyeY) + nz * (pz[a] - eyeZ);
        double side = away > 0 ? up : -up;
        found.x = px[a] + wx + side * nx;
        found.y = py[a] + wy + side * ny;
        found.z = pz[a] + wz + side * nz;
        return true;
    }

    private int count(double[] px, double[] py, double[] pz, int count) {
        int on = 0;
        for (int i = 0; i < count; i++) {
            on += Math.abs(distance(px[i], py[i], pz[i]) - radius) < tolerance ? 1 : 0;
        }
        return on;
    }

    private double distance(double px, double py, double pz) {
        double dx = px - found.x;
        double dy = py - found.y;
        double dz = pz - found.z;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /** Gauss-Newton on the points that lie on it. */
    private void improve(double[] px, double[] py, double[] pz, int count) {
        for (int round = 0; round < IMPROVEMENTS; round++) {
            double[] a = new double[6];
            double[] b = new double[3];
            for (int i = 0; i < count; i++) {
                double away = distance(px[i], py[i], pz[i]);
                double off = away - radius;
                if (Math.abs(off) > 2 * tolerance || away < 1e-6) {
                    continue;
                }
                double gx = (found.x - px[i]) / away;
                double gy = (found.y - py[i]) / away;
                double gz = (found.z - pz[i]) / away;
                a[0] += gx * gx;
                a[1] += gx * gy;
                a[2] += gx * gz;
                a[3] += gy * gy;
                a[4] += gy * gz;
                a[5] += gz * gz;
                b[0] += gx * off;
                b[1] += gy * off;
                b[2] += gz * off;
            }
            double damp = 1e-3 * (a[0] + a[3] + a[5]) + 1e-12;
            if (SymmetricEquations.solve(a[0] + damp, a[1], a[2], a[3] + damp, a[4], a[5] + damp, b, 1e-18, step)) {
                found.x -= step[0];
                found.y -= step[1];
                found.z -= step[2];
            }
        }
    }
}
