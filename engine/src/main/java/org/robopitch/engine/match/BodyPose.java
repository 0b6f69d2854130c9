// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Where a body is and how it moves, in the world's frame: a buffer to read into. */
public final class BodyPose {
    /** Whether it is on the pitch. */
    public boolean present;

    /** Position, m. */
    public double x;

    /** Position, m. */
    public double y;

    /** Height of its lowest point, m. */
    public double z;

    /** Heading, x of the unit vector. */
    public double headingX = 1;

    /** Heading, y of the unit vector. */
    public double headingY;

    /** Velocity, m/s. */
    public double vx;

    /** Velocity, m/s. */
    public double vy;

    /** Vertical velocity, m/s. */
    public double vz;

    /** Angular velocity about the vertical, rad/s. */
    public double spin;

    /** A buffer that nothing was read into yet. */
    public BodyPose() {}
}
