// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/** A physics engine behind the few calls that a scene needs: ten robots, a ball and a walled pitch. */
interface SceneEngine {
    /** Puts all bodies into a moment of a scene, commands included. */
    void start(Moment moment);

    /** Sets the wheel speeds, in rad/s, that a robot's motors strive for from now on. */
    void command(int robot, double leftWheelSpeed, double rightWheelSpeed);

    /** Advances the world by one step. */
    void step();

    /** Reads where everything is: places and headings of the robots, and the ball's place. */
    void look(Moment into);
}
