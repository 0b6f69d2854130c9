// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Where a body is, how it is turned and how it moves, in the world's frame: a buffer to read into. */
public final class BodyPose {
    /** Below this share of its length the forward axis points up or down, and has no direction in the plane. */
    private static final double UPRIGHT = 1e-9;

    /** Whether it is on the pitch. */
    public boolean present;

    /** Position, m. */
    public double x;

    /** Position, m. */
    public double y;

    /** Height, m: of the lowest point of a planar body or a ball; of the body's own origin where it has parts. */
    public double z;

    /** Heading, x of the unit vector; written by {@link #face} and {@link #orient}. */
    public double headingX = 1;

    /** Heading, y of the unit vector. */
    public double headingY;

    /** Orientation, a unit quaternion that turns the body's axes into the world's; written with the heading. */
    public double qx;

    /** Orientation, the quaternion's y. */
    public double qy;

    /** Orientation, the quaternion's z. */
    public double qz;

    /** Orientation, the quaternion's real part. */
    public double qw = 1;

    /** Velocity, m/s. */
    public double vx;

    /** Velocity, m/s. */
    public double vy;

    /** Vertical velocity, m/s. */
    public double vz;

    /** Angular velocity about the world's x, rad/s; 0 for planar bodies. */
    public double spinX;

    /** Angular velocity about the world's y, rad/s; 0 for planar bodies. */
    public double spinY;

    /** Angular velocity about the vertical, rad/s. */
    public double spin;

    /** A buffer that nothing was read into yet. */
    public BodyPose() {}

    /**
     * Turns the body about the vertical: heading and orientation of a planar body.
     *
     * @param newHeadingX x of the unit vector
     * @param newHeadingY y of the unit vector
     */
    public void face(double newHeadingX, double newHeadingY) {
        headingX = newHeadingX;
        headingY = newHeadingY;
        // Half-angle formulas: square roots alone, the same bits everywhere.
        qx = 0;
        qy = 0;
        qz = Math.copySign(Math.sqrt(Math.max(0, (1 - newHeadingX) / 2)), newHeadingY);
        qw = Math.sqrt(Math.max(0, (1 + newHeadingX) / 2));
    }

    /**
     * Turns the body in space. Its heading is the direction of its forward axis in the plane; a body that lies on its
     * back or face heads where it headed before it fell.
     *
     * @param newQx x of a unit quaternion
     * @param newQy y
     * @param newQz z
     * @param newQw its real part
     */
    public void orient(double newQx, double newQy, double newQz, double newQw) {
        qx = newQx;
        qy = newQy;
        qz = newQz;
        qw = newQw;
        double forwardX = 1 - 2 * (qy * qy + qz * qz);
        double forwardY = 2 * (qx * qy + qz * qw);
        double length = Math.sqrt(forwardX * forwardX + forwardY * forwardY);
        if (length < UPRIGHT) {
            // The forward axis points down: the upward axis has tipped to where the body headed; or up: away from
            // there.
            double away = qx * qz - qy * qw > 0 ? -1 : 1;
            forwardX = away * 2 * (qx * qz + qy * qw);
            forwardY = away * 2 * (qy * qz - qx * qw);
            length = Math.sqrt(forwardX * forwardX + forwardY * forwardY);
        }
        headingX = forwardX / length;
        headingY = forwardY / length;
    }
}
