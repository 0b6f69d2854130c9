// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Arc;

/**
 * The circular arc in closed form. A departure from MR-Simulator 2011, sec. 3.2, whose scheme tends to it as its step
 * goes to zero.
 */
final class ExactTrajectory implements Trajectory {
    private final double track;

    ExactTrajectory(double track) {
        this.track = track;
    }

    @Override
    public void beginCycle(Bodies bodies, int robot) {}

    @Override
    public void advance(Bodies bodies, int robot, double left, double right, double seconds) {
        Arc.advance(bodies.body[robot], 0.5 * (left + right), 0, (right - left) / track, seconds);
    }
}
