// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.world.WallHandler;
import org.robopitch.mirosot.ball.CoulombBall;
import org.robopitch.mirosot.ball.PublishedBall;
import org.robopitch.mirosot.ball.SlidingBall;
import org.robopitch.mirosot.drive.DynamicDrive;
import org.robopitch.mirosot.drive.FirstOrderDrive;
import org.robopitch.mirosot.drive.IdealDrive;
import org.robopitch.mirosot.drive.Motor;
import org.robopitch.mirosot.drive.SidewaysGrip;
import org.robopitch.mirosot.drive.SlippingDrive;
import org.robopitch.mirosot.drive.Wheels;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.CollisionMode;
import org.robopitch.mirosot.parameters.CommandKind;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.MotorParameters;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.WallRule;
import org.robopitch.mirosot.parameters.WheelGrip;
import org.robopitch.mirosot.wall.CornerRule;

/** Makes the models that the parameters name. */
final class Models {
    private Models() {}

    static Drive drive(MirosotParameters parameters) {
        RobotParameters robot = parameters.robot();
        DriveParameters drive = parameters.drive();
        if (drive.grip() instanceof WheelGrip.Limited limited) {
            double weightPerWheel = robot.mass() * parameters.pitch().gravity() / 2;
            return new SlippingDrive(
                    wheels(robot, drive),
                    robot.halfTrack(),
                    robot.mass(),
                    robot.inertia(),
                    limited.forward() * weightPerWheel,
                    limited.sideways() * weightPerWheel);
        }
        SidewaysGrip grip = sidewaysGrip(parameters);
        return switch (drive.model()) {
            case IDEAL -> new IdealDrive(robot.wheelRadius(), robot.track(), drive.maximumWheelSpeed());
            case FIRST_ORDER ->
                new FirstOrderDrive(
                        robot.wheelRadius(), robot.track(), drive.timeConstant(), drive.maximumWheelSpeed(), grip);
            case DYNAMIC ->
                new DynamicDrive(
                        robot.wheelRadius(),
                        robot.halfTrack(),
                        robot.mass(),
                        robot.inertia(),
                        robot.wheelInertia(),
                        robot.bodyMass() * robot.massCentreOffset(),
                        drive.damping(),
                        motor(drive),
                        grip);
        };
    }

    /** Only a free collision pushes a robot sideways in earnest; where wheels hold it, they hold it at once. */
    private static SidewaysGrip sidewaysGrip(MirosotParameters parameters) {
        return parameters.collisions().mode() == CollisionMode.FREE
                ? new SidewaysGrip(parameters.drive().grip().sideways()
                        * parameters.pitch().gravity())
                : SidewaysGrip.PERFECT;
    }

    private static Wheels wheels(RobotParameters robot, DriveParameters drive) {
        double r = robot.wheelRadius();
        return switch (drive.model()) {
            case IDEAL -> new Wheels.Kinematic(r, 0, drive.maximumWheelSpeed());
            case FIRST_ORDER -> new Wheels.Kinematic(r, drive.timeConstant(), drive.maximumWheelSpeed());
            case DYNAMIC -> new Wheels.Torqued(r, robot.wheelInertia(), drive.damping(), motor(drive));
        };
    }

    private static Motor motor(DriveParameters drive) {
        if (drive.command() == CommandKind.TORQUE) {
            return new Motor.Direct();
        }
        MotorParameters motor = drive.motor();
        return new Motor.SpeedControlled(
                motor.batteryVoltage(),
                motor.torquePerVolt(),
                motor.backVoltagePerSpeed(),
                motor.speedGain(),
                drive.damping(),
                drive.maximumWheelSpeed());
    }

    static BallMotion ball(MirosotParameters parameters) {
        BallParameters ball = parameters.ball();
        double mass = ball.mass();
        double viscous = ball.viscousFriction();
        double rolling = ball.rollingFriction();
        double gravity = parameters.pitch().gravity();
        double fadeSpeed = ball.fadeSpeed();
        return switch (ball.model()) {
            case VISCOUS -> new CoulombBall(mass, viscous, 0, gravity, fadeSpeed);
            case COULOMB -> new CoulombBall(mass, viscous, rolling, gravity, fadeSpeed);
            case PUBLISHED -> new PublishedBall(mass, viscous, rolling, gravity, fadeSpeed);
            case SLIDING -> new SlidingBall(mass, viscous, rolling, ball.slidingFriction(), gravity, fadeSpeed);
        };
    }

    static @Nullable WallHandler wall(MirosotParameters parameters) {
        if (parameters.collisions().wallRule() instanceof WallRule.Corners corners) {
            return new CornerRule(parameters.robot().track(), corners.pivotAngle());
        }
        return null;
    }
}
