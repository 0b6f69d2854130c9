// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

/** Turns a reference into the velocity that the robot should take next. */
public interface Tracker {
    /**
     * Works out the command of a cycle.
     *
     * @param reference where the robot should be, now and in the next cycles
     * @param place where it is: x, y (m), heading (rad)
     * @param speed how it moves: vx, vy (m/s, in the field's frame), spin (rad/s)
     * @param command receives the velocity along, across (m/s, in the robot's frame) and the spin (rad/s)
     */
    void track(Reference reference, double[] place, double[] speed, double[] command);
}
