// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** Where a part is and how it moves; used again and again. */
public final class PartPose {
    private final double[] position = new double[3];
    private final double[] rotation = new double[9];
    private final double[] velocity = new double[3];
    private final double[] spin = new double[3];

    void read(Entity entity, int part) {
        for (int k = 0; k < 3; k++) {
            position[k] = entity.pose[k] + entity.centre[3 * part + k];
            spin[k] = entity.partSpeed[6 * part + k];
            velocity[k] = entity.partSpeed[6 * part + 3 + k];
        }
        System.arraycopy(entity.rotation, 9 * part, rotation, 0, 9);
    }

    /** {@return its centre in the world, m; not to be written} */
    public double[] position() {
        return position;
    }

    /** {@return the matrix that turns the part's frame into the world's, by rows; not to be written} */
    public double[] rotation() {
        return rotation;
    }

    /** {@return velocity of its centre, m/s; not to be written} */
    public double[] velocity() {
        return velocity;
    }

    /** {@return angular velocity in the world's axes, rad/s; not to be written} */
    public double[] spin() {
        return spin;
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
