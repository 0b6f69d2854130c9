// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

/** Something that moves on the field, as a robot believes it, in the team's frame. Used again in each cycle. */
public class Moving implements Remembering {
    /** Place, m. */
    public double x;

    /** Place, m. */
    public double y;

    /** Velocity, m/s. */
    public double vx;

    /** Velocity, m/s. */
    public double vy;

    /** Sets place and velocity. */
    public final void set(double newX, double newY, double newVx, double newVy) {
        x = newX;
        y = newY;
        vx = newVx;
        vy = newVy;
    }

    /** {@return speed along the ground, m/s} */
    public final double speed() {
        return Math.sqrt(vx * vx + vy * vy);
    }

    /** {@return how far away a point is, m} */
    public final double distance(double toX, double toY) {
        return Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
    }

    /** {@return how far away something else is, m} */
    public final double distance(Moving other) {
        return distance(other.x, other.y);
    }

    /** {@return the direction to a point, rad} */
    public final double bearing(double toX, double toY) {
        return StrictMath.atan2(toY - y, toX - x);
    }

    /** {@return the direction to something else, rad} */
    public final double bearing(Moving other) {
        return bearing(other.x, other.y);
    }
}
