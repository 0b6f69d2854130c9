// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.mixedreality.parameters.RobotParameters;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;
import org.robopitch.mixedreality.trajectory.Trajectory;

/** One robot that rolls alone at constant wheel speeds, and how far it ends from the circle that it should follow. */
final class Rolling {
    private static final RobotParameters ROBOT = RobotParameters.defaults();
    /** On no axis, so that a scheme that treats x and y apart shows it, rad. */
    static final double START_HEADING = 0.3;

    private final Bodies bodies;
    private final Trajectory trajectory;

    private Rolling(TrajectoryParameters parameters) {
        Outline outline = Outline.box(ROBOT.length(), ROBOT.width());
        bodies = new Bodies(
                List.of(new Body(outline, Rim.around(outline, 0.01), 1, 1, 1, ROBOT.height())),
                0.01,
                1,
                Trajectory.MEMORY);
        trajectory = Trajectory.of(parameters, ROBOT);
        bodies.body[0].headingX = Math.cos(START_HEADING);
        bodies.body[0].headingY = Math.sin(START_HEADING);
    }

    /**
     * How far off a robot is in the end.
     *
     * @param position of the centre, m
     * @param heading rad
     * @param wheel of the worse wheel, m
     */
    record Error(double position, double heading, double wheel) {}

    /**
     * Rolls a robot.
     *
     * @param parameters by which scheme
     * @param left m/s
     * @param right m/s
     * @param cycles how many cycles
     * @param cycle ΔTc, s
     * @param stepsPerCycle m
     */
    static Error after(
            TrajectoryParameters parameters, double left, double right, int cycles, double cycle, int stepsPerCycle) {
        Rolling rolling = new Rolling(parameters);
        for (int i = 0; i < cycles; i++) {
            rolling.trajectory.beginCycle(rolling.bodies, 0);
            for (int k = 0; k < stepsPerCycle; k++) {
                rolling.trajectory.advance(rolling.bodies, 0, left, right, cycle / stepsPerCycle);
            }
        }
        return rolling.error(left, right, cycles * cycle);
    }

    private Error error(double left, double right, double time) {
        double speed = (left + right) / 2;
        double spin = (right - left) / ROBOT.track();
        double heading = START_HEADING + spin * time;
        double x = spin == 0
                ? speed * time * Math.cos(heading)
                : speed / spin * (Math.sin(heading) - Math.sin(START_HEADING));
        double y = spin == 0
                ? speed * time * Math.sin(heading)
                : speed / spin * (Math.cos(START_HEADING) - Math.cos(heading));
        double dx = bodies.body[0].x - x;
        double dy = bodies.body[0].y - y;
        double turned = Math.atan2(bodies.body[0].headingY, bodies.body[0].headingX) - heading;
        // Half the axle, from the centre to the left wheel.
        double axleX = ROBOT.track() / 2 * (-bodies.body[0].headingY + Math.sin(heading));
        double axleY = ROBOT.track() / 2 * (bodies.body[0].headingX - Math.cos(heading));
        double wheel = Math.max(Math.hypot(dx + axleX, dy + axleY), Math.hypot(dx - axleX, dy - axleY));
        return new Error(Math.hypot(dx, dy), Math.abs(Math.IEEEremainder(turned, 2 * Math.PI)), wheel);
    }
}
