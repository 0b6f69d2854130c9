// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** A robot as a team sees it, in the team's frame. */
public final class RobotView implements Stateful {
    private double x;
    private double y;
    private double heading;
    private double vx;
    private double vy;
    private double spin;
    private boolean visible;

    /** A robot that has not been seen yet. */
    public RobotView() {}

    /** {@return position, m} */
    public double x() {
        return x;
    }

    /** {@return position, m} */
    public double y() {
        return y;
    }

    /** {@return direction it faces, rad, counter-clockwise from +x, in (−π, π]} */
    public double heading() {
        return heading;
    }

    /** {@return velocity, m/s} */
    public double vx() {
        return vx;
    }

    /** {@return velocity, m/s} */
    public double vy() {
        return vy;
    }

    /** {@return angular velocity, rad/s} */
    public double spin() {
        return spin;
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
     * @param newHeading rad
     * @param newVx m/s
     * @param newVy m/s
     * @param newSpin rad/s
     */
    public void set(double newX, double newY, double newHeading, double newVx, double newVy, double newSpin) {
        x = newX;
        y = newY;
        heading = newHeading;
        vx = newVx;
        vy = newVy;
        spin = newSpin;
        visible = true;
    }

    /** Says that it was not seen in this cycle. */
    public void hide() {
        visible = false;
    }

    void copyFrom(RobotView other) {
        if (other.visible) {
            set(other.x, other.y, other.heading, other.vx, other.vy, other.spin);
        } else {
            visible = false;
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        x = visitor.real(x);
        y = visitor.real(y);
        heading = visitor.real(heading);
        vx = visitor.real(vx);
        vy = visitor.real(vy);
        spin = visitor.real(spin);
        visible = visitor.flag(visible);
    }
}
