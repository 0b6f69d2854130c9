// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.Decay;
import org.robopitch.engine.move.Drive;

/**
 * Motors of first order (Klančar 2003, eq. 2): each wheel runs up to its commanded speed with a time constant. The
 * step uses the closed form of the equation, so the wheel speeds and the way covered on a straight line are exact.
 *
 * <p>Commands: left and right wheel speed, rad/s, positive forward.
 */
public final class FirstOrderDrive implements Drive {
    private final double wheelRadius;
    private final double track;
    private final double timeConstant;
    private final double maximumWheelSpeed;
    private final SidewaysGrip grip;

    private double decayStep = -1;
    private double decay;
    private double meanShare;

    /**
     * Motors with a time constant and no limit of speed.
     *
     * @param wheelRadius r of the paper, m
     * @param track distance between the wheels, L of the paper, m
     * @param timeConstant T of the paper, s
     * @param grip what takes sideways motion off
     */
    public FirstOrderDrive(double wheelRadius, double track, double timeConstant, SidewaysGrip grip) {
        this(wheelRadius, track, timeConstant, Double.POSITIVE_INFINITY, grip);
    }

    /**
     * Motors with a time constant.
     *
     * @param wheelRadius r of the paper, m
     * @param track distance between the wheels, L of the paper, m
     * @param timeConstant T of the paper, s
     * @param maximumWheelSpeed commands beyond it saturate, rad/s
     * @param grip what takes sideways motion off
     */
    public FirstOrderDrive(
            double wheelRadius, double track, double timeConstant, double maximumWheelSpeed, SidewaysGrip grip) {
        this.wheelRadius = wheelRadius;
        this.track = track;
        this.timeConstant = timeConstant;
        this.maximumWheelSpeed = maximumWheelSpeed;
        this.grip = grip;
    }

    @Override
    public int channels() {
        return 2;
    }

    @Override
    public int memoryPerRobot() {
        return WheelMemory.SIZE;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        if (step != decayStep) {
            decayStep = step;
            decay = Decay.left(step / timeConstant);
            // Mean of the decaying difference over the step, less its value at the end.
            meanShare = Decay.mean(step / timeConstant) - decay;
        }
        for (int i = 0; i < bodies.robots; i++) {
            MovingBody robot = bodies.body[i];
            if (!robot.present) {
                continue;
            }
            double across = robot.across;
            double fell = grip.turn(robot, step);
            double along = robot.along;
            double turning = robot.spin * track / 2;
            if (robot.skidding) {
                along = WheelMemory.along(bodies, i);
                turning = WheelMemory.turning(bodies, i);
                robot.skidding = false;
            }
            // Sum and difference of the wheels decay like the wheels themselves.
            double left = Saturation.limit(commands[2 * i], maximumWheelSpeed);
            double right = Saturation.limit(commands[2 * i + 1], maximumWheelSpeed);
            double wantedAlong = (right + left) * (wheelRadius / 2);
            double wantedTurning = (right - left) * (wheelRadius / 2);
            double lackAlong = along - wantedAlong;
            double lackTurning = turning - wantedTurning;
            robot.along = wantedAlong + lackAlong * decay;
            robot.spin = (wantedTurning + lackTurning * decay) * (2 / track);
            robot.leadAlong = lackAlong * meanShare;
            robot.leadSpin = lackTurning * meanShare * (2 / track);
            grip.hold(robot, step, across, fell);
        }
    }
}
