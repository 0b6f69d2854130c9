// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Where the frame of a body's part is, in the world's frame: a buffer to read into. */
public final class PartPose {
    /** Position, m. */
    public double x;

    /** Position, m. */
    public double y;

    /** Height, m. */
    public double z;

    /** Orientation, a unit quaternion that turns the part's axes into the world's. */
    public double qx;

    /** Orientation, the quaternion's y. */
    public double qy;

    /** Orientation, the quaternion's z. */
    public double qz;

    /** Orientation, the quaternion's real part. */
    public double qw = 1;

    /** A buffer that nothing was read into yet. */
    public PartPose() {}
}
