// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Shape;

/** Pairs of which at least one is a sphere or a capsule: one contact, at the nearest points. */
final class RoundPair {
    private static final int HALVINGS = 24;

    private final double[] point = new double[3];
    private final double[] other = new double[3];
    private final double[] nearest = new double[3];

    /** Adds the contact of a (the pair's first) and b, if they touch. */
    void collide(Solid a, Solid b, Contacts.Pair pair, Contacts into) {
        if (b.shape.kind() == Shape.Kind.BOX) {
            roundAgainstBox(a, b, 1, pair, into);
        } else if (a.shape.kind() == Shape.Kind.BOX) {
            roundAgainstBox(b, a, -1, pair, into);
        } else {
            nearestOnAxes(a, b);
            spheres(a.shape.x(), b.shape.x(), pair, into);
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

    private void roundAgainstBox(Solid round, Solid box, int sign, Contacts.Pair pair, Contacts into) {
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
        sphereAgainstBox(round.shape.x(), box, sign, pair, into);
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
    private void sphereAgainstBox(double radius, Solid box, int sign, Contacts.Pair pair, Contacts into) {
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
            into.add(
                    pair,
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
            into.add(pair, nearest[0], nearest[1], nearest[2], s * x, s * y, s * z, radius - distance);
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

    private void spheres(double ra, double rb, Contacts.Pair pair, Contacts into) {
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
        into.add(pair, point[0] + along * x, point[1] + along * y, point[2] + along * z, x, y, z, ra + rb - distance);
    }
}
