// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import java.util.Arrays;

/**
 * The speeds of all wheels: what was commanded, and what is left of it after collisions, v* of the paper. A robot in
 * several collisions at once takes the mean of what each makes of its commanded speeds, so their order does not matter
 * and slip never compounds.
 */
public final class Wheels {
    /** Commanded speed of each robot's left wheel, m/s. */
    public final double[] commandedLeft;

    /** Commanded speed of each robot's right wheel, m/s. */
    public final double[] commandedRight;

    /** Speed of each robot's left wheel in this sub-step, m/s. */
    public final double[] left;

    /** Speed of each robot's right wheel in this sub-step, m/s. */
    public final double[] right;

    private final double[] sumLeft;
    private final double[] sumRight;
    private final int[] collisions;

    /**
     * Wheels at rest.
     *
     * @param robots how many robots
     */
    public Wheels(int robots) {
        commandedLeft = new double[robots];
        commandedRight = new double[robots];
        left = new double[robots];
        right = new double[robots];
        sumLeft = new double[robots];
        sumRight = new double[robots];
        collisions = new int[robots];
    }

    /** UpdateVelRobots of Algorithm 1: the wheels turn as commanded until a collision says otherwise. */
    public void update() {
        System.arraycopy(commandedLeft, 0, left, 0, left.length);
        System.arraycopy(commandedRight, 0, right, 0, right.length);
        Arrays.fill(sumLeft, 0);
        Arrays.fill(sumRight, 0);
        Arrays.fill(collisions, 0);
    }

    /** The commanded speed of a robot along its heading, m/s. */
    double along(int robot) {
        return 0.5 * (commandedLeft[robot] + commandedRight[robot]);
    }

    /** Adds what one collision makes of a robot's speeds. */
    void collide(int robot, double newLeft, double newRight) {
        sumLeft[robot] += newLeft;
        sumRight[robot] += newRight;
        collisions[robot]++;
        left[robot] = sumLeft[robot] / collisions[robot];
        right[robot] = sumRight[robot] / collisions[robot];
    }

    /** Stops both wheels of a robot: slip 1. */
    void stop(int robot) {
        left[robot] = 0;
        right[robot] = 0;
    }
}
