// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** Where a part is and how it moves; used again and again. */
public final class PartMotion {
    public final double[] position = new double[3];
    public final double[] rotation = new double[9];
    public final double[] velocity = new double[3];
    public final double[] spin = new double[3];

    void read(Entity entity, int part) {
        for (int k = 0; k < 3; k++) {
            position[k] = entity.pose[k] + entity.centre[3 * part + k];
            spin[k] = entity.partSpeed[6 * part + k];
            velocity[k] = entity.partSpeed[6 * part + 3 + k];
        }
        System.arraycopy(entity.rotation, 9 * part, rotation, 0, 9);
    }

    /** {@return the direction in which its forward axis points on the ground, rad} */
    public double heading() {
        return StrictMath.atan2(rotation[4], rotation[1]);
    }

    /** {@return how much its up axis points upwards: 1 upright, 0 lying} */
    public double upright() {
        return rotation[8];
    }
}
