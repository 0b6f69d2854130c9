// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** How long something, usually the ball, has stayed within a distance of where it was. */
public final class Stay implements Stateful {
    private final double radius;
    private double fromX;
    private double fromY;
    private double seconds;

    /**
     * Begins at the centre of the pitch.
     *
     * @param radius how far it may move and still stays, m
     */
    public Stay(double radius) {
        this.radius = radius;
    }

    /**
     * Begins again.
     *
     * @param x where it is, m
     * @param y where it is, m
     */
    public void begin(double x, double y) {
        fromX = x;
        fromY = y;
        seconds = 0;
    }

    /**
     * Looks where it is now; begins again there if it has left.
     *
     * @param x where it is, m
     * @param y where it is, m
     * @param passed how much time has passed, s
     * @return whether it has left
     */
    public boolean hasLeft(double x, double y, double passed) {
        double dx = x - fromX;
        double dy = y - fromY;
        if (dx * dx + dy * dy > radius * radius) {
            begin(x, y);
            return true;
        }
        seconds += passed;
        return false;
    }

    /** {@return how long it has stayed, s} */
    public double seconds() {
        return seconds;
    }

    /** Counts again from 0 at the same place. */
    public void forgetTime() {
        seconds = 0;
    }

    @Override
    public void state(StateVisitor visitor) {
        fromX = visitor.real(fromX);
        fromY = visitor.real(fromY);
        seconds = visitor.real(seconds);
    }
}
