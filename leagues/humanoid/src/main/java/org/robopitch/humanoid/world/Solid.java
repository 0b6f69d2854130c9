// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Shape;

/** One shape at its place in the world, for the tests of pairs. */
final class Solid {
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
