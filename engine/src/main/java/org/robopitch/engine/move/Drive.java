// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import org.robopitch.engine.body.Bodies;

/**
 * How robots turn commands into velocities. One call serves all robots of a world.
 */
public interface Drive {
    /** {@return how many numbers a command of one robot has} */
    int channels();

    /** {@return how many numbers the drive remembers of each robot} */
    int memoryPerRobot();

    /**
     * {@return whether driving for a while and then for another is the same as driving for both, so that a step can be cut
     * where robots collide in it. The robots' velocities and memory are then all that a drive remembers.}
     */
    default boolean canBeCut() {
        return true;
    }

    /**
     * {@return whether robots slide: nothing but contacts and {@link #drive} changes their velocity in the world, so that it
     * turns in their own frame as they turn. The world sees to that. Otherwise wheels take the velocity along as they turn.}
     */
    default boolean slides() {
        return false;
    }

    /**
     * {@return whether wheels can slip: a robot that moves across its heading then slides as above, until {@link #drive} ends that
     * motion. One that does not is carried by its wheels.}
     */
    default boolean slips() {
        return false;
    }

    /**
     * Sets the velocities at the end of a step, and by how much the mean velocity over the step differs from them (the
     * lead), for every robot that is present. A robot that slides stays in the frame that it has now, any other has turned with its
     * wheels.
     *
     * @param bodies the state
     * @param commands {@link #channels()} numbers per robot
     * @param step s
     */
    void drive(Bodies bodies, double[] commands, double step);
}
