// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Arc;
import org.robopitch.mixedreality.parameters.RobotParameters;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;

/** ModelTrajectory of the paper's Algorithm 1: where a robot is a sub-step later. */
public sealed interface Trajectory permits Trajectory.Exact, PublishedTrajectory {
    /** Numbers that a trajectory remembers per robot, in the memory of the bodies. */
    int MEMORY = 6;

    /**
     * {@return the trajectory that parameters describe}
     *
     * @param parameters which
     * @param robot the body it moves
     */
    static Trajectory of(TrajectoryParameters parameters, RobotParameters robot) {
        return parameters.model() == TrajectoryParameters.Model.EXACT
                ? new Exact(robot.track())
                : new PublishedTrajectory(parameters, robot.track());
    }

    /**
     * Begins a cycle: what is remembered of a robot is taken from its pose.
     *
     * @param bodies the state
     * @param robot which robot
     */
    void beginCycle(Bodies bodies, int robot);

    /**
     * Moves a robot.
     *
     * @param bodies the state
     * @param robot which robot
     * @param left speed of the left wheel, m/s
     * @param right speed of the right wheel, m/s
     * @param seconds the sub-step, s
     */
    void advance(Bodies bodies, int robot, double left, double right, double seconds);

    /**
     * Takes note that a robot was turned by something else than its wheels: it is where its pose says.
     *
     * @param bodies the state
     * @param robot which robot
     */
    default void turned(Bodies bodies, int robot) {}

    /**
     * The circular arc in closed form. A departure from MR-Simulator 2011, sec. 3.2, whose scheme tends to it as its step
     * goes to zero.
     *
     * @param track between the wheels, m
     */
    record Exact(double track) implements Trajectory {
        @Override
        public void beginCycle(Bodies bodies, int robot) {}

        @Override
        public void advance(Bodies bodies, int robot, double left, double right, double seconds) {
            Arc.advance(bodies.body[robot], 0.5 * (left + right), 0, (right - left) / track, seconds);
        }
    }
}
