// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** The ball as a team sees it, in the team's frame. */
public final class BallView extends BodyView {
    /** A ball that has not been seen yet. */
    public BallView() {}

    /** {@return height of its lowest point, m} */
    public double z() {
        return third;
    }

    /** {@return vertical velocity, m/s} */
    public double vz() {
        return thirdRate;
    }
}
