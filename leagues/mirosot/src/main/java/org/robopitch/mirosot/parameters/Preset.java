// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.settings.Point;

/** Sets of parameters that have a name. */
public enum Preset {
    /** Robots as teams build them: 0.24 kg, wheels of 25 mm, 68 rad/s; a golf ball. */
    DEFAULT,

    /** Bodies that behave as those of FIRASim were measured to: heavy robots with little grip, a ball that slides. */
    FIRASIM;

    /** Where the first robots of FIRASim start, before the standard formation's others. */
    private static final List<Point> LINE = List.of(new Point(0.25, 0), new Point(0.5, 0), new Point(0.7, 0));

    /**
     * {@return the parameters of this preset for a size}
     *
     * @param size 3v3, 5v5 or 11v11
     */
    public MirosotParameters parameters(Size size) {
        MirosotParameters standard = new MirosotParameters(
                size.robotsPerTeam(),
                size.pitch(),
                RobotParameters.defaults(),
                DriveParameters.defaults(),
                BallParameters.defaults(),
                CollisionParameters.defaults(),
                TimingParameters.defaults(),
                StartParameters.standard(size.pitch(), size.robotsPerTeam()));
        return this == DEFAULT ? standard : firasim(standard);
    }

    private static MirosotParameters firasim(MirosotParameters standard) {
        double gravity = standard.pitch().gravity();
        List<Point> formation = new ArrayList<>(standard.start().formation());
        for (int i = 0; i < Math.min(LINE.size(), formation.size()); i++) {
            formation.set(i, LINE.get(i));
        }
        return standard
                // Wheels of 20 mm; ±10 rad/s turned the robot with 4.706 rad/s there, so the track is 0.4/4.706 m = 85
                // mm.
                .with("robot.bodyMass", 2.0)
                .with("robot.wheelMass", 0.2)
                .with("robot.bodyInertia", 2.0 * (0.075 * 0.075 + 0.075 * 0.075) / 12)
                .with("robot.wheelInertia", 0.5 * 0.2 * 0.02 * 0.02)
                .with("robot.wheelTurnInertia", 0.25 * 0.2 * 0.02 * 0.02)
                .with("robot.wheelRadius", 0.02)
                .with("robot.track", 0.085)
                // Speed servos; what limits the robot is the ground, at 1.26 m/s² along and firmly across.
                .with("drive.model", DriveParameters.Model.IDEAL)
                .with("drive.maximumWheelSpeed", 150)
                .with("drive.timeConstant", 0.02)
                .with("drive.grip", new DriveParameters.Grip(DriveParameters.Slip.LIMITED, 1.26 / gravity, 1.0))
                // Rolls to a stop with 0.076 m/s² = K_c·g/(7/5). Slides for 7 frames of 1/60 s from 1 m/s: (2/7)/(μ g)
                // s.
                .with("ball.model", BallParameters.Model.SLIDING)
                .with("ball.radius", 0.0215)
                .with("ball.mass", 0.043)
                .with("ball.viscousFriction", 0)
                .with("ball.rollingFriction", 0.076 * 1.4 / gravity)
                .with("collisions.mode", CollisionParameters.Mode.FREE)
                .with("collisions.robotRestitution", 0.2)
                .with("collisions.wallRestitution", 0)
                .with("collisions.ballRobotRestitution", 0.5)
                .with("collisions.ballWallRestitution", 0.5)
                .with("collisions.restingSpeed", 0.02)
                .with("start.formation", formation);
    }
}
