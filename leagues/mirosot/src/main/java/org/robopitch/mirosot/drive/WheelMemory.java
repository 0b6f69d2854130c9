// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;

/**
 * The speed of a robot's wheels while they skid, when the robot's own velocity does not tell it: the mean of both rim
 * speeds, and half their difference (right minus left).
 */
public final class WheelMemory {
    /** Numbers remembered per robot. */
    public static final int SIZE = 2;

    private WheelMemory() {}

    static double along(Bodies bodies, int robot) {
        return bodies.memory[robot * bodies.memoryPerRobot];
    }

    static double turning(Bodies bodies, int robot) {
        return bodies.memory[robot * bodies.memoryPerRobot + 1];
    }

    /**
     * Lets the wheels of a robot turn as it moves, after its velocity was set from outside.
     *
     * @param bodies the state
     * @param robot which robot
     * @param halfTrack half the distance between the wheels, m
     */
    public static void roll(Bodies bodies, int robot, double halfTrack) {
        bodies.body[robot].skidding = false;
        if (bodies.memoryPerRobot > SIZE) {
            SlippingDrive.roll(bodies, robot, halfTrack);
        }
    }

    /**
     * Notes that the wheels turn with other speeds than the robot moves.
     *
     * @param bodies the state
     * @param robot which robot
     * @param along mean rim speed of the wheels, m/s
     * @param turning half the difference of the rim speeds, right minus left, m/s
     */
    public static void skid(Bodies bodies, int robot, double along, double turning) {
        if (bodies.memoryPerRobot >= SIZE) {
            bodies.memory[robot * bodies.memoryPerRobot] = along;
            bodies.memory[robot * bodies.memoryPerRobot + 1] = turning;
            bodies.body[robot].skidding = true;
        }
    }
}
