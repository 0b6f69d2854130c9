// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** A shape on the ground, the plane z = 0. */
final class GroundPair {
    private static final int MOST_POINTS = 4;

    private final double[] corner = new double[3 * 8];
    private final boolean[] used = new boolean[8];

    void collide(Solid solid, Contacts.Pair pair, Contacts into) {
        switch (solid.shape.kind()) {
            case BOX -> box(solid, pair, into);
            case CAPSULE -> {
                sphere(solid, solid.shape.z(), pair, into);
                sphere(solid, -solid.shape.z(), pair, into);
            }
            case SPHERE -> sphere(solid, 0, pair, into);
            case MASS_ONLY -> {}
        }
    }

    private static void sphere(Solid solid, double along, Contacts.Pair pair, Contacts into) {
        double radius = solid.shape.x();
        double z = solid.at[2] + along * solid.turn[8] - radius;
        if (z <= 0) {
            double x = solid.at[0] + along * solid.turn[2];
            double y = solid.at[1] + along * solid.turn[5];
            into.add(pair, x, y, z, 0, 0, 1, -z);
        }
    }

    private void box(Solid box, Contacts.Pair pair, Contacts into) {
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
            into.add(pair, corner[3 * deepest], corner[3 * deepest + 1], z, 0, 0, 1, -z);
        }
    }
}
