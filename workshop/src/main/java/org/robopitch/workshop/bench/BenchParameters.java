// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.RobotParameters;

/**
 * The numbers of our middle MiroSot league that a general engine can be given, in SI units.
 *
 * <p>What such an engine has no notion of is put in its own terms: a ball that only loses speed in proportion to it, and
 * one restitution per body instead of one per kind of pair (both peers take the larger of the two bodies').
 *
 * @param pitchLength inner length of the playing field along x, m
 * @param pitchWidth inner width of the playing field along y, m
 * @param goalWidth opening of each goal, m
 * @param goalDepth depth of each goal behind the goal line, m
 * @param cornerCut leg of the triangle that fills each corner, m
 * @param robotSide side of the square robot, m
 * @param robotMass mass of a robot as its rolling wheels let it be felt, evenly spread, kg
 * @param wheelTrack distance between the two wheels, m
 * @param wheelRadius radius of a wheel, m
 * @param maximumWheelSpeed largest wheel speed that is ever commanded, rad/s
 * @param motorTimeConstant time constant of the first-order motors, s
 * @param ballRadius radius of the golf ball, m
 * @param ballMass mass of the golf ball, kg
 * @param ballDamping rate at which a free ball loses speed, 1/s
 * @param ballRestitution restitution of the ball
 * @param robotRestitution restitution of a robot
 * @param wallRestitution restitution of a wall
 * @param step simulated time of one step, s
 */
public record BenchParameters(
        double pitchLength,
        double pitchWidth,
        double goalWidth,
        double goalDepth,
        double cornerCut,
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
        double wallRestitution,
        double step) {

    /** Robots on the pitch, two teams of five. */
    public static final int ROBOTS = 10;

    /** For engines without rolling resistance, 1/s: at 0.5 m/s the ball slows down about as much as ours. */
    private static final double BALL_DAMPING = 0.3;

    /** The numbers of a league of square robots. */
    public static BenchParameters of(MirosotLeague league) {
        PitchParameters pitch = league.pitch();
        RobotParameters robot = league.parameters().robot();
        DriveParameters drive = league.parameters().drive();
        BallParameters ball = league.parameters().ball();
        CollisionParameters collisions = league.parameters().collisions();
        return new BenchParameters(
                pitch.length(),
                pitch.width(),
                pitch.goalWidth(),
                pitch.goalDepth(),
                pitch.cornerCut(),
                Math.sqrt(2.0) * robot.outline().outline().reach(),
                robot.rollingMass(),
                robot.track(),
                robot.wheelRadius(),
                drive.maximumWheelSpeed(),
                drive.timeConstant(),
                ball.radius(),
                ball.mass(),
                BALL_DAMPING,
                collisions.ballRobotRestitution(),
                collisions.robotRestitution(),
                collisions.wallRestitution(),
                league.parameters().timing().step());
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
