// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** The ball as a team sees it, in the team's frame. */
public final class BallView implements Stateful {
    private double x;
    private double y;
    private double z;
    private double vx;
    private double vy;
    private double vz;
    private boolean visible;

    /** A ball that has not been seen yet. */
    public BallView() {}

    /** {@return position, m} */
    public double x() {
        return x;
    }

    /** {@return position, m} */
    public double y() {
        return y;
    }

    /** {@return height of its lowest point, m} */
    public double z() {
        return z;
    }

    /** {@return velocity, m/s} */
    public double vx() {
        return vx;
    }

    /** {@return velocity, m/s} */
    public double vy() {
        return vy;
    }

    /** {@return vertical velocity, m/s} */
    public double vz() {
        return vz;
    }

    /** {@return whether it was seen in this cycle; if not, the numbers are those of the last time it was} */
    public boolean visible() {
        return visible;
    }

    /**
     * Writes what is seen.
     *
     * @param newX m
     * @param newY m
     * @param newZ m
     * @param newVx m/s
     * @param newVy m/s
     * @param newVz m/s
     */
    public void set(double newX, double newY, double newZ, double newVx, double newVy, double newVz) {
        x = newX;
        y = newY;
        z = newZ;
        vx = newVx;
        vy = newVy;
        vz = newVz;
        visible = true;
    }

    /** Says that it was not seen in this cycle. */
    public void hide() {
        visible = false;
    }

    void copyFrom(BallView other) {
        if (other.visible) {
            set(other.x, other.y, other.z, other.vx, other.vy, other.vz);
        } else {
            visible = false;
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        x = visitor.real(x);
        y = visitor.real(y);
        z = visitor.real(z);
        vx = visitor.real(vx);
        vy = visitor.real(vy);
        vz = visitor.real(vz);
        visible = visitor.flag(visible);
    }
}
