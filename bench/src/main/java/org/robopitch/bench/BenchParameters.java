// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bench;

/**
 * The one set of physical numbers that every engine on the bench simulates, in SI units.
 *
 * @param pitchLength inner length of the playing field along x, m
 * @param pitchWidth inner width of the playing field along y, m
 * @param goalWidth opening of each goal, m
 * @param goalDepth depth of each goal behind the goal line, m
 * @param robotSide side of the square robot, m
 * @param robotMass mass of a robot, kg
 * @param wheelTrack distance between the two wheels, m
 * @param wheelRadius radius of a wheel, m
 * @param maximumWheelSpeed largest wheel speed that is ever commanded, rad/s
 * @param motorTimeConstant time constant of the first-order motors, s
 * @param ballRadius radius of the golf ball, m
 * @param ballMass mass of the golf ball, kg
 * @param ballDamping rate at which a free ball loses speed, 1/s
 * @param ballRestitution restitution of every contact of the ball
 * @param robotRestitution restitution between robots, and between a robot and a wall
 * @param step simulated time of one step, s
 */
public record BenchParameters(
        double pitchLength,
        double pitchWidth,
        double goalWidth,
        double goalDepth,
        double robotSide,
        double robotMass,
        double wheelTrack,
        double wheelRadius,
        double maximumWheelSpeed,
        double motorTimeConstant,
        double ballRadius,
        double ballMass,
        double ballDamping,
        double ballRestitution,
        double robotRestitution,
        double step) {

    /** Robots on the pitch, two teams of five. */
    public static final int ROBOTS = 10;

    /** The middle MiroSot league, five a side, in steps of a millisecond. */
    public static BenchParameters defaults() {
        return new BenchParameters(
                2.2, 1.8, 0.4, 0.15, 0.075, 0.6, 0.065, 0.025, 68.0, 0.05, 0.02135, 0.046, 0.3, 0.7, 0.3, 0.001);
    }

    /** Share of the difference to the commanded wheel speed that a first-order motor takes off in one step. */
    public double motorGain() {
        return 1.0 - StrictMath.exp(-step / motorTimeConstant);
    }

    /** Forward speed that two wheel speeds ask for, m/s. */
    public double forwardSpeed(double leftWheelSpeed, double rightWheelSpeed) {
        return 0.5 * wheelRadius * (leftWheelSpeed + rightWheelSpeed);
    }

    /** Turning rate that two wheel speeds ask for, rad/s, counter-clockwise. */
    public double turningRate(double leftWheelSpeed, double rightWheelSpeed) {
        return wheelRadius * (rightWheelSpeed - leftWheelSpeed) / wheelTrack;
    }
}
