// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** Two surfaces that touch; made once and filled again in later steps. */
public final class Contact implements Stateful {
    /** Stands for the second body where that does not move. */
    static final int FIXED = -1;

    /** Number of the robot that is touched, or the number of robots for the ball. */
    public int first;

    /** What touches it: as {@link #first}, or −1 for what does not move. */
    public int second;

    /** Part of the second; 0 for the ground if it does not move. */
    public int secondPart;

    /** Point of contact, m. */
    public final double[] place = new double[3];

    /** Impulse on the first in the last step, N·s. */
    public final double[] impulse = new double[3];

    int firstPart;

    /** Towards the first. */
    final double[] normal = new double[3];

    double depth;
    Surface surface = Surface.ROBOT_GROUND;

    @Override
    public void state(StateVisitor visitor) {
        depth = visitor.real(depth);
        visitor.reals(place);
        visitor.reals(normal);
        visitor.reals(impulse);
        long packed = visitor.whole((first & 0xFFFFL) << 48
                | (firstPart & 0xFFFFL) << 32
                | (second & 0xFFFFL) << 16
                | (secondPart & 0xFFFFL));
        first = (short) (packed >> 48);
        firstPart = (short) (packed >> 32);
        second = (short) (packed >> 16);
        secondPart = (short) packed;
    }
}
