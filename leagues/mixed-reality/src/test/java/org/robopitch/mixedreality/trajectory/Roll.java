// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.mixedreality.parameters.RobotParameters;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;

/** One robot rolling without anything around it. */
final class Roll {
    private final Bodies bodies;
    private final Trajectory trajectory;

    Roll(TrajectoryParameters parameters, double track, double x, double y, double heading) {
        Outline outline = Outline.box(0.025, 0.027);
        bodies = new Bodies(
                List.of(new Body(outline, Rim.around(outline, 0.01), 1, 1, 1, 0.028)), 0.01, 1, Trajectory.MEMORY);
        trajectory = Trajectory.of(parameters, new RobotParameters(0.025, 0.027, 0.028, track));
        bodies.body[0].x = x;
        bodies.body[0].y = y;
        bodies.body[0].headingX = Math.cos(heading);
        bodies.body[0].headingY = Math.sin(heading);
    }

    void cycle(double left, double right, double seconds, int steps) {
        trajectory.beginCycle(bodies, 0);
        for (int k = 0; k < steps; k++) {
            trajectory.advance(bodies, 0, left, right, seconds / steps);
        }
    }

    double x() {
        return bodies.body[0].x;
    }

    double y() {
        return bodies.body[0].y;
    }

    double headingX() {
        return bodies.body[0].headingX;
    }

    double headingY() {
        return bodies.body[0].headingY;
    }
}
