// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;

/**
 * How the wheels take off sideways motion, which a collision between free bodies gives a robot though its wheels cannot
 * roll that way.
 *
 * @param deceleration m/s²; infinite if the wheels never slip sideways
 */
public record SidewaysGrip(double deceleration) {
    /** Wheels that never slip sideways. */
    public static final SidewaysGrip PERFECT = new SidewaysGrip(Double.POSITIVE_INFINITY);

    /** Refuses a deceleration that is not positive. */
    public SidewaysGrip {
        if (!(deceleration > 0)) {
            throw new IllegalArgumentException("sideways grip must be positive, but is " + deceleration + " m/s²");
        }
    }

    void hold(Bodies bodies, int robot, double step) {
        double across = bodies.across[robot];
        if (across == 0) {
            bodies.leadAcross[robot] = 0;
            return;
        }
        double less = Math.max(0, Math.abs(across) - deceleration * step);
        double after = across > 0 ? less : -less;
        bodies.across[robot] = after;
        bodies.leadAcross[robot] = Double.isInfinite(deceleration) ? 0 : 0.5 * (across - after);
    }
}
