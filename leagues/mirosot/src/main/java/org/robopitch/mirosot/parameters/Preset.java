// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import java.util.stream.Stream;
import org.robopitch.settings.Point;

/** Sets of parameters that have a name. */
public enum Preset {
    /** Robots as teams build them: 0.24 kg, wheels of 25 mm, 68 rad/s; a golf ball. */
    DEFAULT {
        @Override
        public MirosotParameters parameters(Size size) {
            return new MirosotParameters(
                    size.robotsPerTeam(),
                    size.pitch(),
                    RobotParameters.defaults(),
                    DriveParameters.defaults(),
                    BallParameters.defaults(),
                    CollisionParameters.defaults(),
                    TimingParameters.defaults(),
                    StartParameters.standard(size.pitch(), size.robotsPerTeam()));
        }
    },

    /** Bodies that behave as those of FIRASim were measured to: heavy robots with little grip, a ball that slides. */
    FIRASIM {
        @Override
        public MirosotParameters parameters(Size size) {
            return new MirosotParameters(
                    size.robotsPerTeam(),
                    size.pitch(),
                    firasimRobot(),
                    firasimDrive(size.pitch().gravity()),
                    firasimBall(size.pitch().gravity()),
                    firasimCollisions(),
                    TimingParameters.defaults(),
                    firasimStart(size));
        }
    };

    /**
     * {@return the parameters of this preset for a size}
     *
     * @param size which size
     */
    public abstract MirosotParameters parameters(Size size);

    private static RobotParameters firasimRobot() {
        // Wheels of 20 mm; ±10 rad/s turned the robot with 4.706 rad/s there, so the track is 0.4/4.706 m = 85 mm.
        return new RobotParameters(
                0.075,
                0.075,
                null,
                null,
                null,
                0.075,
                2.0,
                0.2,
                2.0 * (0.075 * 0.075 + 0.075 * 0.075) / 12,
                0.5 * 0.2 * 0.02 * 0.02,
                0.25 * 0.2 * 0.02 * 0.02,
                0.02,
                0.085,
                0);
    }

    private static DriveParameters firasimDrive(double gravity) {
        DriveParameters standard = DriveParameters.defaults();
        // Speed servos; what limits the robot is the ground, at 1.26 m/s² along and firmly across.
        return new DriveParameters(
                DriveParameters.Model.IDEAL,
                DriveParameters.Command.WHEEL_SPEED,
                150,
                0.02,
                5e-5,
                standard.motor(),
                new DriveParameters.Grip(DriveParameters.Slip.LIMITED, 1.26 / gravity, 1.0));
    }

    private static BallParameters firasimBall(double gravity) {
        // Rolls to a stop with 0.076 m/s² = K_c·g/(7/5). Slides for 7 frames of 1/60 s from 1 m/s: (2/7)/(μ g) s.
        return new BallParameters(BallParameters.Model.SLIDING, 0.0215, 0.043, 0, 0.076 * 1.4 / gravity, 0.25, 0.005);
    }

    private static CollisionParameters firasimCollisions() {
        return new CollisionParameters(
                CollisionParameters.Mode.FREE,
                0.2,
                0,
                0.5,
                0.5,
                0.02,
                true,
                CollisionParameters.WallRule.CORNERS,
                StrictMath.toRadians(30));
    }

    private static StartParameters firasimStart(Size size) {
        StartParameters standard = StartParameters.standard(size.pitch(), size.robotsPerTeam());
        List<Point> line = List.of(new Point(0.25, 0), new Point(0.5, 0), new Point(0.7, 0));
        List<Point> others = standard.formation().subList(Math.min(3, size.robotsPerTeam()), size.robotsPerTeam());
        return new StartParameters(
                standard.blueDefends(),
                Stream.concat(line.stream(), others.stream())
                        .limit(size.robotsPerTeam())
                        .toList());
    }
}
