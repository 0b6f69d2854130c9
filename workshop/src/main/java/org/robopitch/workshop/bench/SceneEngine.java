// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/** A physics engine behind the few calls that a benchmark scene needs: ten robots, a ball and a walled pitch. */
public interface SceneEngine {

    /** Puts all bodies at rest on their places of the formation. */
    void reset(Formation formation);

    /** Puts all bodies into a moment of a scene. */
    void start(StartState state);

    /** Sets the wheel speeds, in rad/s, that a robot's motors strive for from now on. */
    void command(int robot, double leftWheelSpeed, double rightWheelSpeed);

    /** Advances the world by one step of {@link BenchParameters#step()}. */
    void step();

    double ballX();

    double ballY();

    double robotX(int robot);

    double robotY(int robot);

    /** Cosine of the robot's heading: engines keep it at hand, the angle itself they may not. */
    double robotHeadingCosine(int robot);

    /** Sine of the robot's heading. */
    double robotHeadingSine(int robot);
}
