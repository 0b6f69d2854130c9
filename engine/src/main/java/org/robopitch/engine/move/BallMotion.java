// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import org.robopitch.engine.body.Bodies;

/**
 * How a ball that nothing touches changes its velocity: rolling friction, sliding, gravity.
 *
 * <p>The world moves the ball in between: half a step of friction, the path at the velocity reached, the other half. So
 * the position is exact to second order while each half may use the closed form of its friction.
 */
public interface BallMotion {
    /** Place in the ball's memory of its height above the ground, m. */
    int HEIGHT = 0;

    /** Place in the ball's memory of its vertical velocity, m/s. */
    int CLIMB = 1;

    /** Place in the ball's memory of the x velocity with which its surface would roll, m/s. */
    int ROLL_X = 2;

    /** Place in the ball's memory of the y velocity with which its surface would roll, m/s. */
    int ROLL_Y = 3;

    /** How many numbers a ball remembers. */
    int MEMORY = 4;

    /**
     * Changes the ball's velocity for a while of free motion.
     *
     * @param bodies the state; the ball's velocity is {@code along[ball]}, {@code across[ball]} in world axes
     * @param memory height, climb and roll of the ball
     * @param duration s
     */
    void advance(Bodies bodies, double[] memory, double duration);
}
