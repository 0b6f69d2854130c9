// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;
import org.robopitch.middlesize.parameters.DriveParameters;
import org.robopitch.middlesize.parameters.RobotParameters;

/**
 * Robots that four wheels push towards the commanded velocity (dialect B). Each wheel has a strongest push, another when
 * it slows down; it is such that a regular robot speeds up and slows down straight ahead as its parameters say. If one
 * wheel cannot do its part, all do less in proportion, so that the robot goes where it should, later.
 */
public final class WheelDrive implements Drive {
    private final VelocityLimit limit;
    private final WheelLayout regular;
    private final WheelLayout keeper;
    private final int robotsPerTeam;
    private final double mass;
    private final double inertia;

    /** One over the strongest push of a wheel that speeds up or slows down, 1/N: this spares a division a wheel. */
    private final double perPushSpeedingUp;

    private final double perPushSlowingDown;

    /**
     * Drives robots of two teams; the first of each is the goalkeeper.
     *
     * @param parameters wheels and limits
     * @param robot what the wheels have to push
     * @param robotsPerTeam how many a side
     */
    public WheelDrive(DriveParameters parameters, RobotParameters robot, int robotsPerTeam) {
        this.limit = new VelocityLimit(parameters);
        this.regular = WheelLayout.of(DriveParameters.Wheels.REGULAR, parameters.wheelDistance());
        this.keeper = WheelLayout.of(parameters.keeperWheels(), parameters.wheelDistance());
        this.robotsPerTeam = robotsPerTeam;
        this.mass = robot.mass();
        this.inertia = robot.inertia();
        this.perPushSpeedingUp = regular.forwardPush() / (mass * parameters.acceleration());
        this.perPushSlowingDown = regular.forwardPush() / (mass * parameters.deceleration());
    }

    @Override
    public int channels() {
        return VelocityLimit.CHANNELS;
    }

    @Override
    public int memoryPerRobot() {
        return 0;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        double massOverStep = mass / step;
        double inertiaOverStep = inertia / step;
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.body[i].present) {
                limit.read(commands, i);
                boolean isKeeper = i == 0 || i == robotsPerTeam;
                accelerate(bodies, i, isKeeper ? keeper : regular, massOverStep, inertiaOverStep);
            }
        }
    }

    private void accelerate(Bodies bodies, int robot, WheelLayout wheels, double massOverStep, double inertiaOverStep) {
        double along = limit.along - bodies.body[robot].along;
        double across = limit.across - bodies.body[robot].across;
        double spin = limit.spin - bodies.body[robot].spin;
        if (along == 0 && across == 0 && spin == 0) {
            bodies.body[robot].leadAlong = 0;
            bodies.body[robot].leadAcross = 0;
            bodies.body[robot].leadSpin = 0;
            return;
        }
        double strain = wheels.strain(
                bodies.body[robot].along,
                bodies.body[robot].across,
                bodies.body[robot].spin,
                massOverStep * along,
                massOverStep * across,
                inertiaOverStep * spin,
                perPushSpeedingUp,
                perPushSlowingDown);
        if (strain > 1) {
            double share = 1 / strain;
            along *= share;
            across *= share;
            spin *= share;
            bodies.body[robot].along += along;
            bodies.body[robot].across += across;
            bodies.body[robot].spin += spin;
        } else {
            // Who reaches its command has it bit for bit, and has nothing to do in the next step.
            bodies.body[robot].along = limit.along;
            bodies.body[robot].across = limit.across;
            bodies.body[robot].spin = limit.spin;
        }
        // Over the step the robot was slower by half of what it gained.
        bodies.body[robot].leadAlong = -0.5 * along;
        bodies.body[robot].leadAcross = -0.5 * across;
        bodies.body[robot].leadSpin = -0.5 * spin;
    }
}
