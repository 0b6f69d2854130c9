// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;

/**
 * The speed of a robot's wheels where the robot's own velocity does not tell it, because they skid or slip: the mean of both rim
 * speeds, and half their difference (right minus left).
 */
public final class WheelMemory {
    /** Numbers remembered per robot. */
    public static final int SIZE = 2;

    private WheelMemory() {}

    /**
     * {@return the mean of the rim speeds, m/s}
     *
     * @param bodies the state
     * @param robot which robot
     */
    public static double along(Bodies bodies, int robot) {
        return bodies.memory[robot * bodies.memoryPerRobot];
    }

    /**
     * {@return half the difference of the rim speeds, right minus left, m/s}
     *
     * @param bodies the state
     * @param robot which robot
     */
    public static double turning(Bodies bodies, int robot) {
        return bodies.memory[robot * bodies.memoryPerRobot + 1];
    }

    /**
     * Sets the speed of a robot's wheels.
     *
     * @param bodies the state
     * @param robot which robot
     * @param along mean of the rim speeds, m/s
     * @param turning half the difference of the rim speeds, right minus left, m/s
     */
    static void set(Bodies bodies, int robot, double along, double turning) {
        bodies.memory[robot * bodies.memoryPerRobot] = along;
        bodies.memory[robot * bodies.memoryPerRobot + 1] = turning;
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
        if (bodies.memoryPerRobot >= SIZE) {
            set(bodies, robot, bodies.body[robot].along, halfTrack * bodies.body[robot].spin);
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
            set(bodies, robot, along, turning);
            bodies.body[robot].skidding = true;
        }
    }
}
