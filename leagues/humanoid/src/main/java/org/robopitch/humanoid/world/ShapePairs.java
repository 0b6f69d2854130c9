// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Shape;

/**
 * Contacts of two shapes, and of a shape with the ground.
 *
 * <p>Two boxes: the axis of least overlap among the fifteen that can separate them; then either the incident face clipped
 * by the reference face, at most four points of it, or the points where two edges are nearest. Pairs with a sphere or a
 * capsule: one contact, at the nearest points.
 */
final class ShapePairs {
    private static final int MOST_POINTS = 4;
    private static final int HALVINGS = 24;

    /** An edge pair must overlap by so much less than a face to be preferred: faces give steadier contacts. */
    private static final double EDGE_BIAS = 0.95;

    private final Contacts into;
    private int first;
    private int firstPart;
    private int second;
    private int secondPart;
    private Surface surface = Surface.ROBOT_GROUND;
    private final double[] normal = new double[3];
    private final double[] polygon = new double[3 * 16];
    private final double[] clipped = new double[3 * 16];
    private final double[] pointDepth = new double[16];
    private final boolean[] chosen = new boolean[16];
    private double leastOverlap;
    private int bestAxis;
    private final double[] point = new double[3];
    private final double[] other = new double[3];
    private final double[] nearest = new double[3];
    private final double[] corner = new double[3 * 8];
    private final boolean[] used = new boolean[8];

    ShapePairs(Contacts into) {
        this.into = into;
    }

    /** Names the pair that is tested next. */
    ShapePairs of(int newFirst, int newFirstPart, int newSecond, int newSecondPart, Surface newSurface) {
        first = newFirst;
        firstPart = newFirstPart;
        second = newSecond;
        secondPart = newSecondPart;
        surface = newSurface;
        return this;
    }

    private void add(double x, double y, double z, double nx, double ny, double nz, double depth) {
        Contact contact = into.add();
        contact.first = first;
        contact.firstPart = firstPart;
        contact.second = second;
        contact.secondPart = secondPart;
        contact.surface = surface;
        contact.place[0] = x;
        contact.place[1] = y;
        contact.place[2] = z;
        contact.normal[0] = nx;
        contact.normal[1] = ny;
        contact.normal[2] = nz;
        contact.depth = depth;
    }

    /** Adds the contacts of a, the pair's first, and b. */
    void collide(Solid a, Solid b) {
        if (a.shape.kind() == Shape.Kind.BOX && b.shape.kind() == Shape.Kind.BOX) {
            boxes(a, b);
        } else {
            round(a, b);
        }
    }

    /** Adds the contacts of a solid with the ground, the plane z = 0. */
    void ground(Solid solid) {
        switch (solid.shape.kind()) {
            case BOX -> box(solid);
            case CAPSULE -> {
                sphere(solid, solid.shape.z());
                sphere(solid, -solid.shape.z());
            }
            case SPHERE -> sphere(solid, 0);
            case MASS_ONLY -> {}
        }
    }

    private void sphere(Solid solid, double along) {
        double radius = solid.shape.x();
        double z = solid.at[2] + along * solid.turn[8] - radius;
        if (z <= 0) {
            double x = solid.at[0] + along * solid.turn[2];
            double y = solid.at[1] + along * solid.turn[5];
            add(x, y, z, 0, 0, 1, -z);
        }
    }

    private void box(Solid box) {
        int touching = 0;
        for (int i = 0; i < 8; i++) {
            double sx = (i & 1) == 0 ? -box.half(0) : box.half(0);
            double sy = (i & 2) == 0 ? -box.half(1) : box.half(1);
            double sz = (i & 4) == 0 ? -box.half(2) : box.half(2);
            for (int k = 0; k < 3; k++) {
                corner[3 * i + k] =
                        box.at[k] + box.turn[3 * k] * sx + box.turn[3 * k + 1] * sy + box.turn[3 * k + 2] * sz;
            }
            used[i] = corner[3 * i + 2] > 0;
            touching += used[i] ? 0 : 1;
        }
        for (int n = 0; n < Math.min(touching, MOST_POINTS); n++) {
            int deepest = -1;
            for (int i = 0; i < 8; i++) {
                if (!used[i] && (deepest < 0 || corner[3 * i + 2] < corner[3 * deepest + 2])) {
                    deepest = i;
                }
            }
            used[deepest] = true;
            double z = corner[3 * deepest + 2];
            add(corner[3 * deepest], corner[3 * deepest + 1], z, 0, 0, 1, -z);
        }
    }

    private void boxes(Solid a, Solid b) {
        if (overlap(a, b) < 0) {
            return;
        }
        if (bestAxis < 3) {
            clip(a, b, bestAxis, -1);
        } else if (bestAxis < 6) {
            clip(b, a, bestAxis - 3, 1);
        } else {
            edgePoint(a, b);
        }
    }

    /** {@return how deep two boxes overlap along the axis where they do least, or −1} */
    double overlap(Solid a, Solid b) {
        double dx = a.at[0] - b.at[0];
        double dy = a.at[1] - b.at[1];
        double dz = a.at[2] - b.at[2];
        leastOverlap = Double.POSITIVE_INFINITY;
        bestAxis = -1;
        for (int k = 0; k < 3; k++) {
            if (!face(a, b, dx, dy, dz, a.turn[k], a.turn[3 + k], a.turn[6 + k], k)) {
                return -1;
            }
        }
        for (int k = 0; k < 3; k++) {
            if (!face(a, b, dx, dy, dz, b.turn[k], b.turn[3 + k], b.turn[6 + k], 3 + k)) {
                return -1;
            }
        }
        double faceOverlap = leastOverlap;
        for (int i = 0; i < 3; i++) {
            for (int k = 0; k < 3; k++) {
                if (!edges(a, b, dx, dy, dz, i, k, faceOverlap)) {
                    return -1;
                }
            }
        }
        return leastOverlap;
    }

    /**
     * {@return whether two boxes overlap by more than a tolerance along all fifteen axes} As on the league's server, the nine cross
     * products of edges are not normalised: boxes with edges within about 20° of each other count as apart.
     */
    boolean overlapBeyond(Solid a, Solid b, double tolerance) {
        for (int i = 0; i < 15; i++) {
            axis(a, b, i);
            double along =
                    (a.at[0] - b.at[0]) * point[0] + (a.at[1] - b.at[1]) * point[1] + (a.at[2] - b.at[2]) * point[2];
            if (Math.abs(along) + tolerance
                    > reach(a, point[0], point[1], point[2]) + reach(b, point[0], point[1], point[2])) {
                return false;
            }
        }
        return true;
    }

    /** Writes an axis into {@link #point}: the faces of a, those of b, then the cross products of their edges. */
    private void axis(Solid a, Solid b, int number) {
        double[] u = a.turn;
        double[] v = b.turn;
        int i = number < 6 ? number % 3 : (number - 6) / 3;
        int k = number % 3;
        for (int m = 0; m < 3; m++) {
            int p = 3 * ((m + 1) % 3);
            int q = 3 * ((m + 2) % 3);
            point[m] =
                    number < 3 ? u[3 * m + i] : number < 6 ? v[3 * m + i] : u[p + i] * v[q + k] - u[q + i] * v[p + k];
        }
    }

    private static double reach(Solid box, double x, double y, double z) {
        double[] r = box.turn;
        return Math.abs(r[0] * x + r[3] * y + r[6] * z) * box.half(0)
                + Math.abs(r[1] * x + r[4] * y + r[7] * z) * box.half(1)
                + Math.abs(r[2] * x + r[5] * y + r[8] * z) * box.half(2);
    }

    private boolean face(Solid a, Solid b, double dx, double dy, double dz, double x, double y, double z, int number) {
        double along = dx * x + dy * y + dz * z;
        double overlap = reach(a, x, y, z) + reach(b, x, y, z) - Math.abs(along);
        if (overlap < 0) {
            return false;
        }
        if (overlap < leastOverlap) {
            keep(overlap, number, along, x, y, z);
        }
        return true;
    }

    private boolean edges(Solid a, Solid b, double dx, double dy, double dz, int i, int k, double faceOverlap) {
        double ax = a.turn[i];
        double ay = a.turn[3 + i];
        double az = a.turn[6 + i];
        double bx = b.turn[k];
        double by = b.turn[3 + k];
        double bz = b.turn[6 + k];
        double x = ay * bz - az * by;
        double y = az * bx - ax * bz;
        double z = ax * by - ay * bx;
        double square = x * x + y * y + z * z;
        if (square < 1e-10) {
            return true;
        }
        double scale = 1 / Math.sqrt(square);
        x *= scale;
        y *= scale;
        z *= scale;
        double along = dx * x + dy * y + dz * z;
        double overlap = reach(a, x, y, z) + reach(b, x, y, z) - Math.abs(along);
        if (overlap < 0) {
            return false;
        }
        if (overlap < EDGE_BIAS * faceOverlap && overlap < leastOverlap) {
            keep(overlap, 6 + 3 * i + k, along, x, y, z);
        }
        return true;
    }

    private void keep(double overlap, int number, double along, double x, double y, double z) {
        double sign = along < 0 ? -1 : 1;
        leastOverlap = overlap;
        bestAxis = number;
        normal[0] = sign * x;
        normal[1] = sign * y;
        normal[2] = sign * z;
    }

    /** Clips the face of the incident box that looks at the reference box's face; outward is the face's own normal. */
    private void clip(Solid reference, Solid incident, int axis, int sign) {
        // The normal points from b to a: out of the reference face if b is the reference, into it if a is.
        double nx = sign * normal[0];
        double ny = sign * normal[1];
        double nz = sign * normal[2];
        int count = incidentFace(incident, nx, ny, nz);
        double[] r = reference.turn;
        for (int k = 1; k <= 2; k++) {
            int side = (axis + k) % 3;
            double half = reference.half(side);
            double x = r[side];
            double y = r[3 + side];
            double z = r[6 + side];
            double middle = x * reference.at[0] + y * reference.at[1] + z * reference.at[2];
            count = cut(count, x, y, z, middle + half);
            count = cut(count, -x, -y, -z, half - middle);
        }
        double face = nx * reference.at[0] + ny * reference.at[1] + nz * reference.at[2] + reference.half(axis);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            double depth = face - nx * polygon[3 * i] - ny * polygon[3 * i + 1] - nz * polygon[3 * i + 2];
            if (depth >= 0) {
                System.arraycopy(polygon, 3 * i, polygon, 3 * kept, 3);
                pointDepth[kept] = depth;
                chosen[kept] = false;
                kept++;
            }
        }
        for (int i = 0; i < Math.min(MOST_POINTS, kept); i++) {
            int p = i == 0 ? deepest(kept) : farthest(kept);
            chosen[p] = true;
            add(polygon[3 * p], polygon[3 * p + 1], polygon[3 * p + 2], normal[0], normal[1], normal[2], pointDepth[p]);
        }
    }

    private int deepest(int count) {
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (pointDepth[i] > pointDepth[best]) {
                best = i;
            }
        }
        return best;
    }

    /** {@return the point farthest from those chosen so far} */
    private int farthest(int count) {
        int best = -1;
        double most = -1;
        for (int i = 0; i < count; i++) {
            if (chosen[i]) {
                continue;
            }
            double nearest = Double.POSITIVE_INFINITY;
            for (int k = 0; k < count; k++) {
                if (chosen[k]) {
                    double x = polygon[3 * i] - polygon[3 * k];
                    double y = polygon[3 * i + 1] - polygon[3 * k + 1];
                    double z = polygon[3 * i + 2] - polygon[3 * k + 2];
                    nearest = Math.min(nearest, x * x + y * y + z * z);
                }
            }
            if (nearest > most) {
                most = nearest;
                best = i;
            }
        }
        return best;
    }

    private int incidentFace(Solid box, double nx, double ny, double nz) {
        int axis = 0;
        double best = -1;
        double towards = 1;
        for (int k = 0; k < 3; k++) {
            double along = box.turn[k] * nx + box.turn[3 + k] * ny + box.turn[6 + k] * nz;
            if (Math.abs(along) > best) {
                best = Math.abs(along);
                axis = k;
                towards = along > 0 ? -1 : 1;
            }
        }
        int u = (axis + 1) % 3;
        int v = (axis + 2) % 3;
        for (int i = 0; i < 4; i++) {
            double su = i == 0 || i == 3 ? 1 : -1;
            double sv = i < 2 ? 1 : -1;
            for (int k = 0; k < 3; k++) {
                polygon[3 * i + k] = box.at[k]
                        + towards * box.turn[3 * k + axis] * box.half(axis)
                        + su * box.turn[3 * k + u] * box.half(u)
                        + sv * box.turn[3 * k + v] * box.half(v);
            }
        }
        return 4;
    }

    /** Cuts off what lies beyond a plane. */
    private int cut(int count, double x, double y, double z, double limit) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int from = 3 * i;
            int to = 3 * ((i + 1) % count);
            double a = x * polygon[from] + y * polygon[from + 1] + z * polygon[from + 2] - limit;
            double b = x * polygon[to] + y * polygon[to + 1] + z * polygon[to + 2] - limit;
            if (a <= 0) {
                System.arraycopy(polygon, from, clipped, 3 * kept, 3);
                kept++;
            }
            if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
                double share = a / (a - b);
                for (int k = 0; k < 3; k++) {
                    clipped[3 * kept + k] = polygon[from + k] + share * (polygon[to + k] - polygon[from + k]);
                }
                kept++;
            }
        }
        System.arraycopy(clipped, 0, polygon, 0, 3 * kept);
        return kept;
    }

    /** One point, in the middle between the two edges where they are nearest. */
    private void edgePoint(Solid a, Solid b) {
        int i = (bestAxis - 6) / 3;
        int k = (bestAxis - 6) % 3;
        double[] p = polygon;
        support(a, i, -1, p, 0);
        support(b, k, 1, p, 3);
        double ux = a.turn[i];
        double uy = a.turn[3 + i];
        double uz = a.turn[6 + i];
        double vx = b.turn[k];
        double vy = b.turn[3 + k];
        double vz = b.turn[6 + k];
        double wx = p[3] - p[0];
        double wy = p[4] - p[1];
        double wz = p[5] - p[2];
        double uv = ux * vx + uy * vy + uz * vz;
        double uw = ux * wx + uy * wy + uz * wz;
        double vw = vx * wx + vy * wy + vz * wz;
        double below = 1 - uv * uv;
        double s = below > 1e-9 ? (uw - uv * vw) / below : 0;
        double t = below > 1e-9 ? (uv * uw - vw) / below : 0;
        add(
                0.5 * (p[0] + s * ux + p[3] + t * vx),
                0.5 * (p[1] + s * uy + p[4] + t * vy),
                0.5 * (p[2] + s * uz + p[5] + t * vz),
                normal[0],
                normal[1],
                normal[2],
                leastOverlap);
    }

    /** Finds the middle of the edge along an axis that lies farthest along the normal, or against it. */
    private void support(Solid box, int axis, int sign, double[] to, int offset) {
        System.arraycopy(box.at, 0, to, offset, 3);
        for (int m = 0; m < 3; m++) {
            if (m == axis) {
                continue;
            }
            double along = box.turn[m] * normal[0] + box.turn[3 + m] * normal[1] + box.turn[6 + m] * normal[2];
            double by = (along * sign > 0 ? 1 : -1) * box.half(m);
            to[offset] += by * box.turn[m];
            to[offset + 1] += by * box.turn[3 + m];
            to[offset + 2] += by * box.turn[6 + m];
        }
    }

    private void round(Solid a, Solid b) {
        if (b.shape.kind() == Shape.Kind.BOX) {
            roundAgainstBox(a, b, 1);
        } else if (a.shape.kind() == Shape.Kind.BOX) {
            roundAgainstBox(b, a, -1);
        } else {
            nearestOnAxes(a, b);
            spheres(a.shape.x(), b.shape.x());
        }
    }

    /** Ends of the axis of a capsule: the same point twice for a sphere. */
    private static double reach(Solid round) {
        return round.shape.kind() == Shape.Kind.CAPSULE ? round.shape.z() : 0;
    }

    private static void onAxis(Solid round, double along, double[] to) {
        for (int k = 0; k < 3; k++) {
            to[k] = round.at[k] + along * round.turn[3 * k + 2];
        }
    }

    private void roundAgainstBox(Solid round, Solid box, int sign) {
        double reach = reach(round);
        double low = -reach;
        double high = reach;
        // The distance to a box is convex along the axis: narrow down on its least.
        for (int i = 0; i < HALVINGS && high > low; i++) {
            double third = (high - low) / 3;
            onAxis(round, low + third, point);
            double left = distanceToBox(box);
            onAxis(round, high - third, point);
            if (left < distanceToBox(box)) {
                high -= third;
            } else {
                low += third;
            }
        }
        onAxis(round, 0.5 * (low + high), point);
        sphereAgainstBox(round.shape.x(), box, sign);
    }

    private double distanceToBox(Solid box) {
        double sum = 0;
        double inside = Double.NEGATIVE_INFINITY;
        for (int m = 0; m < 3; m++) {
            double along = local(box, m);
            double beyond = Math.abs(along) - box.half(m);
            inside = Math.max(inside, beyond);
            sum += beyond > 0 ? beyond * beyond : 0;
        }
        return inside <= 0 ? inside : Math.sqrt(sum);
    }

    private double local(Solid box, int m) {
        return box.turn[m] * (point[0] - box.at[0])
                + box.turn[3 + m] * (point[1] - box.at[1])
                + box.turn[6 + m] * (point[2] - box.at[2]);
    }

    /** The contact lies on the box; if the sphere's centre is inside, there. */
    private void sphereAgainstBox(double radius, Solid box, int sign) {
        System.arraycopy(box.at, 0, nearest, 0, 3);
        int axis = 0;
        double shallowest = Double.NEGATIVE_INFINITY;
        double way = 1;
        boolean inside = true;
        for (int m = 0; m < 3; m++) {
            double along = local(box, m);
            double half = box.half(m);
            double clamped = Math.max(-half, Math.min(half, along));
            inside &= clamped == along;
            if (Math.abs(along) - half > shallowest) {
                shallowest = Math.abs(along) - half;
                axis = m;
                way = along < 0 ? -1 : 1;
            }
            for (int k = 0; k < 3; k++) {
                nearest[k] += clamped * box.turn[3 * k + m];
            }
        }
        if (inside) {
            double s = sign * way;
            add(
                    point[0],
                    point[1],
                    point[2],
                    s * box.turn[axis],
                    s * box.turn[3 + axis],
                    s * box.turn[6 + axis],
                    radius - shallowest);
            return;
        }
        double x = point[0] - nearest[0];
        double y = point[1] - nearest[1];
        double z = point[2] - nearest[2];
        double distance = Math.sqrt(x * x + y * y + z * z);
        if (distance <= radius && distance > 0) {
            double s = sign / distance;
            add(nearest[0], nearest[1], nearest[2], s * x, s * y, s * z, radius - distance);
        }
    }

    /** Finds the nearest points of two axes, into {@link #point} and {@link #other}. */
    private void nearestOnAxes(Solid a, Solid b) {
        double ra = reach(a);
        double rb = reach(b);
        double wx = a.at[0] - b.at[0];
        double wy = a.at[1] - b.at[1];
        double wz = a.at[2] - b.at[2];
        double uw = a.turn[2] * wx + a.turn[5] * wy + a.turn[8] * wz;
        double vw = b.turn[2] * wx + b.turn[5] * wy + b.turn[8] * wz;
        double uv = a.turn[2] * b.turn[2] + a.turn[5] * b.turn[5] + a.turn[8] * b.turn[8];
        double below = 1 - uv * uv;
        double s = below > 1e-9 ? clamp((uv * vw - uw) / below, ra) : 0;
        double t = clamp(vw + uv * s, rb);
        s = clamp(uv * t - uw, ra);
        onAxis(a, s, point);
        onAxis(b, t, other);
    }

    private static double clamp(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }

    private void spheres(double ra, double rb) {
        double x = point[0] - other[0];
        double y = point[1] - other[1];
        double z = point[2] - other[2];
        double distance = Math.sqrt(x * x + y * y + z * z);
        if (distance > ra + rb) {
            return;
        }
        if (distance < 1e-12) {
            x = 0;
            y = 0;
            z = 1;
        } else {
            x /= distance;
            y /= distance;
            z /= distance;
        }
        double along = 0.5 * (rb - ra - distance);
        add(point[0] + along * x, point[1] + along * y, point[2] + along * z, x, y, z, ra + rb - distance);
    }

    /** One shape at its place in the world. */
    static final class Solid {
        Shape shape = new Shape(Shape.Kind.SPHERE, 1, 1, 1);

        /** Its centre, m. */
        final double[] at = new double[3];

        /** Its orientation, by rows. */
        final double[] turn = {1, 0, 0, 0, 1, 0, 0, 0, 1};

        void set(Entity entity, int part) {
            shape = entity.shape(part);
            for (int k = 0; k < 3; k++) {
                at[k] = entity.pose[k] + entity.centre[3 * part + k];
            }
            System.arraycopy(entity.rotation, 9 * part, turn, 0, 9);
        }

        double half(int axis) {
            return axis == 0 ? shape.x() : axis == 1 ? shape.y() : shape.z();
        }
    }
}
