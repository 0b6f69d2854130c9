// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** A robot as a team sees it, in the team's frame. */
public final class RobotView extends BodyView {
    /** A robot that has not been seen yet. */
    public RobotView() {}

    /** {@return direction it faces, rad, counter-clockwise from +x, in (−π, π]} */
    public double heading() {
        return third;
    }

    /** {@return angular velocity, rad/s} */
    public double spin() {
        return thirdRate;
    }
}
