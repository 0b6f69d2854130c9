// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.resolve.WallHandler;
import org.robopitch.mirosot.ball.CoulombBall;
import org.robopitch.mirosot.drive.FirstOrderDrive;
import org.robopitch.mirosot.drive.IdealDrive;
import org.robopitch.mirosot.drive.SidewaysGrip;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.WallRule;
import org.robopitch.mirosot.wall.CornerRule;

/** Makes the models that the parameters name. */
final class Models {
    private static final double RUBBER_ON_WOOD = 0.8;

    private Models() {}

    static Drive drive(MirosotParameters parameters) {
        RobotParameters robot = parameters.robot();
        DriveParameters drive = parameters.drive();
        SidewaysGrip grip = new SidewaysGrip(RUBBER_ON_WOOD * parameters.pitch().gravity());
        return switch (drive.model()) {
            case IDEAL -> new IdealDrive(robot.wheelRadius(), robot.track(), drive.maximumWheelSpeed());
            case FIRST_ORDER ->
                new FirstOrderDrive(
                        robot.wheelRadius(), robot.track(), drive.timeConstant(), drive.maximumWheelSpeed(), grip);
            case DYNAMIC -> throw new IllegalArgumentException("the dynamic drive is not available yet");
        };
    }

    static BallMotion ball(MirosotParameters parameters) {
        BallParameters ball = parameters.ball();
        return new CoulombBall(
                ball.mass(),
                ball.viscousFriction(),
                ball.rollingFriction(),
                parameters.pitch().gravity(),
                ball.fadeSpeed());
    }

    static @Nullable WallHandler wall(MirosotParameters parameters) {
        if (parameters.collisions().wallRule() instanceof WallRule.Corners corners) {
            return new CornerRule(parameters.robot().track(), corners.pivotAngle());
        }
        return null;
    }
}
