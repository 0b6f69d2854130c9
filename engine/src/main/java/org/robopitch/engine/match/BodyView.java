// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** A body as a team sees it, in the team's frame; the third coordinate is a robot's heading and the ball's height. */
abstract sealed class BodyView implements Stateful permits RobotView, BallView {
    private double x;
    private double y;
    private double vx;
    private double vy;
    private boolean visible;
    double third;
    double thirdRate;

    /** {@return position, m} */
    public final double x() {
        return x;
    }

    /** {@return position, m} */
    public final double y() {
        return y;
    }

    /** {@return velocity, m/s} */
    public final double vx() {
        return vx;
    }

    /** {@return velocity, m/s} */
    public final double vy() {
        return vy;
    }

    /** {@return whether it was seen in this cycle; if not, the numbers are those of the last time it was} */
    public final boolean visible() {
        return visible;
    }

    /** Marks it as not seen in this cycle. */
    public final void hide() {
        visible = false;
    }

    /**
     * Writes what is seen.
     *
     * @param newX m
     * @param newY m
     * @param newThird heading of a robot, rad; height of the ball, m
     * @param newVx m/s
     * @param newVy m/s
     * @param newThirdRate spin of a robot, rad/s; vertical velocity of the ball, m/s
     */
    public final void set(double newX, double newY, double newThird, double newVx, double newVy, double newThirdRate) {
        x = newX;
        y = newY;
        third = newThird;
        vx = newVx;
        vy = newVy;
        thirdRate = newThirdRate;
        visible = true;
    }

    final void copyFrom(BodyView other) {
        if (other.visible) {
            set(other.x, other.y, other.third, other.vx, other.vy, other.thirdRate);
        } else {
            visible = false;
        }
    }

    @Override
    public final void state(StateVisitor visitor) {
        x = visitor.real(x);
        y = visitor.real(y);
        third = visitor.real(third);
        vx = visitor.real(vx);
        vy = visitor.real(vy);
        thirdRate = visitor.real(thirdRate);
        visible = visitor.flag(visible);
    }
}
