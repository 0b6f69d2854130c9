// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.mirosot.drive.Drives.DynamicDrive;
import org.robopitch.mirosot.drive.Drives.FirstOrderDrive;
import org.robopitch.mirosot.drive.Drives.Motor;
import org.robopitch.mirosot.drive.Drives.SidewaysGrip;
import org.robopitch.mirosot.drive.SlippingDrive.Wheels;

class SlippingDriveTest {
    private static final double MASS = 0.24;
    private static final double INERTIA = 2.4e-4;
    private static final double HALF_TRACK = 0.034;
    private static final double WHEEL = 0.025;

    private static SlippingDrive ideal(double forward, double sideways) {
        return new SlippingDrive(new Wheels.Kinematic(WHEEL, 0, 68), HALF_TRACK, MASS, INERTIA, forward, sideways);
    }

    @Test
    void aStandingStartIsAsFastAsTheGroundAllowsAndNoFaster() {
        // 0.6 N a wheel: 1.2 N/0.24 kg = 5 m/s². The wheels turn with 1 m/s at once.
        OneRobot robot = new OneRobot(ideal(0.6, 1)).command(40, 40);

        robot.run(100, 0.001);
        assertThat(robot.along()).isEqualTo(0.5, within(1e-12));
        assertThat(robot.x()).isEqualTo(0.025, within(1e-12));

        robot.run(200, 0.001);
        assertThat(robot.along()).isEqualTo(1, within(1e-12));
    }

    @Test
    void wheelsThatNeedLessThanTheLimitRollAsIfThereWereNone() {
        OneRobot slipping = new OneRobot(
                        new SlippingDrive(new Wheels.Kinematic(WHEEL, 0.2, 68), HALF_TRACK, MASS, INERTIA, 100, 100))
                .command(8, 12);
        OneRobot rolling = new OneRobot(new FirstOrderDrive(WHEEL, 2 * HALF_TRACK, 0.2, 68, SidewaysGrip.perfect()))
                .command(8, 12);

        slipping.run(500, 0.001);
        rolling.run(500, 0.001);

        assertThat(slipping.along()).isEqualTo(rolling.along(), within(1e-9));
        assertThat(slipping.spin()).isEqualTo(rolling.spin(), within(1e-9));
        assertThat(slipping.across()).isEqualTo(0, within(1e-9));
        assertThat(slipping.x()).isEqualTo(rolling.x(), within(1e-4));
    }

    @Test
    void aCurveTooFastForTheGripCarriesTheRobotOutwards() {
        OneRobot robot = new OneRobot(ideal(0.6, 0.6));
        robot.bodies.body[0].along = 1.2;
        WheelMemory.roll(robot.bodies, 0, HALF_TRACK);
        robot.command(40, 56);

        robot.run(60, 0.001);

        // It turns left, so it slides to the right.
        assertThat(robot.spin()).isPositive();
        assertThat(robot.across()).isNegative();
    }

    @Test
    void aRobotPushedSidewaysStopsByTheGripAcross() {
        OneRobot robot = new OneRobot(ideal(0.6, 0.9));
        robot.bodies.body[0].across = 0.3;

        // 1.8 N/0.24 kg = 7.5 m/s²: 0.3 m/s lasts 0.04 s and 6 mm.
        robot.run(20, 0.001);
        assertThat(robot.across()).isEqualTo(0.15, within(1e-12));
        robot.run(40, 0.001);
        assertThat(robot.across()).isEqualTo(0, within(1e-12));
        assertThat(robot.y()).isEqualTo(0.006, within(1e-12));
    }

    @Test
    void torqueBeyondTheGripSpinsTheWheelsUp() {
        Wheels wheels = new Wheels.Torqued(WHEEL, 2e-5, 0, new Motor.Direct());
        OneRobot robot = new OneRobot(new SlippingDrive(wheels, HALF_TRACK, MASS, INERTIA, 0.6, 1)).command(0.05, 0.05);

        robot.run(100, 0.001);

        // Ground: 0.6 N a wheel, 5 m/s². Wheel: (0.05 − 0.6·0.025)/2e-5 = 1750 rad/s², rim 43.75 m/s².
        assertThat(robot.along()).isEqualTo(0.5, within(1e-12));
        assertThat(WheelMemory.along(robot.bodies, 0)).isEqualTo(4.375, within(1e-9));
    }

    @Test
    void torqueWithinTheGripMovesLikeThePureRollingDrive() {
        Wheels wheels = new Wheels.Torqued(WHEEL, 2e-5, 1e-5, new Motor.Direct());
        OneRobot slipping =
                new OneRobot(new SlippingDrive(wheels, HALF_TRACK, MASS, INERTIA, 5, 5)).command(0.002, 0.003);
        OneRobot rolling = new OneRobot(new DynamicDrive(
                        WHEEL, HALF_TRACK, MASS, INERTIA, 2e-5, 0, 1e-5, new Motor.Direct(), SidewaysGrip.perfect()))
                .command(0.002, 0.003);

        slipping.run(4000, 1e-4);
        rolling.run(4000, 1e-4);

        assertThat(slipping.along()).isEqualTo(rolling.along(), within(1e-3 * rolling.along()));
        assertThat(slipping.spin()).isEqualTo(rolling.spin(), within(1e-3 * rolling.spin()));
    }

    /** Locked wheels, the same grip along and across: 4·0.6 N·½/0.24 kg = 5 m/s² against the way it slides. */
    @Test
    void lockedWheelsSlowARobotStraightAgainstItsWay() {
        OneRobot robot = new OneRobot(ideal(0.6, 0.6)).command(0, 0);
        robot.bodies.body[0].along = 0.4;
        robot.bodies.body[0].across = 0.3;

        robot.run(50, 0.001);

        // 0.5 m/s less 0.25 m/s, after 18.75 mm.
        assertThat(robot.along()).isEqualTo(0.2, within(1e-9));
        assertThat(robot.across()).isEqualTo(0.15, within(1e-9));
        assertThat(robot.x()).isEqualTo(0.8 * 0.01875, within(1e-9));
        assertThat(robot.y()).isEqualTo(0.6 * 0.01875, within(1e-9));
    }

    /** As in a car whose wheels spin: the grip goes where the slip is. */
    @Test
    void wheelsThatSpinFastHoldARobotLessAcross() {
        Wheels wheels = new Wheels.Torqued(WHEEL, 2e-5, 0, new Motor.Direct());
        OneRobot robot = new OneRobot(new SlippingDrive(wheels, HALF_TRACK, MASS, INERTIA, 0.6, 0.6));
        robot.bodies.body[0].across = 0.3;
        WheelMemory.set(robot.bodies, 0, 4, 0);

        robot.run(1, 1e-4);

        // 5 m/s² in all, of which 0.3/√(4² + 0.3²) are across.
        assertThat((0.3 - robot.across()) / 1e-4).isEqualTo(5 * 0.3 / Math.hypot(4, 0.3), within(1e-3));
    }

    /** Each line is one kind of motion, from 40 starts: wheels roll, begin to slip in a curve, spin, or slide across locked. */
    @ParameterizedTest
    @CsvSource({
        "false, 100, 100, 0.4, 0, 5, 0.5, 2.5",
        "false, 0.6, 0.6, 1.2, 0, 3, 1, 1.4",
        "false, 0.6, 0.4, 0.5, 0.9, 20, 0, 0",
        "true, 0.6, 0.6, 1.2, 0, 3, 0.01, 0.03",
        "true, 5, 5, 0.8, 0, 10, 0, 0",
        "true, 0.3, 0.2, 0.5, 0.9, 20, 0.02, -0.02"
    })
    void halfTheStepLeavesAQuarterOfTheError(
            boolean torqued,
            double forward,
            double sideways,
            double along,
            double across,
            double spin,
            double left,
            double right) {
        Wheels wheels = torqued
                ? new Wheels.Torqued(WHEEL, 2e-5, 1e-5, new Motor.Direct())
                : new Wheels.Kinematic(WHEEL, 0.05, 68);
        double unit = torqued ? 1 : 1 / WHEEL;
        double coarse = 0;
        double fine = 0;
        for (int start = 0; start < 40; start++) {
            double faster = 1 + 0.005 * start;
            double[][] ends = new double[3][];
            double[] steps = {0.002, 0.001, 0.0000625};
            for (int i = 0; i < steps.length; i++) {
                OneRobot robot = new OneRobot(new SlippingDrive(wheels, HALF_TRACK, MASS, INERTIA, forward, sideways))
                        .command(left * unit, right * unit);
                robot.bodies.body[0].along = faster * along;
                robot.bodies.body[0].across = across;
                robot.bodies.body[0].spin = spin;
                WheelMemory.roll(robot.bodies, 0, HALF_TRACK);
                robot.run((int) Math.rint(0.08 / steps[i]), steps[i]);
                ends[i] = new double[] {robot.x(), robot.y(), robot.angle() * HALF_TRACK};
            }
            coarse += apart(ends[0], ends[2]) / 40;
            fine += apart(ends[1], ends[2]) / 40;
        }
        assertThat(coarse).as("mean error with steps of 2 ms, m").isLessThan(2.5e-5);
        assertThat(coarse / fine).as("error of 2 ms by that of 1 ms").isBetween(3.5, 4.5);
    }

    private static double apart(double[] one, double[] other) {
        return Math.hypot(Math.hypot(one[0] - other[0], one[1] - other[1]), one[2] - other[2]);
    }

    @Test
    void aRobotDoesNotDependOnWhatTheDriveDidToAnother() {
        Outline box = Outline.box(0.075, 0.075);
        Body body = new Body(box, Rim.around(box, 0.02), 1, 1, 1, 0.075);
        SlippingDrive drive = ideal(0.6, 0.6);
        Bodies together = new Bodies(List.of(body, body), 0.02, 0.046, drive.memoryPerRobot());
        together.body[0].across = 1.3;
        together.body[0].spin = -20;
        OneRobot alone = new OneRobot(ideal(0.6, 0.6)).command(10, 12);

        for (int i = 0; i < 50; i++) {
            drive.drive(together, new double[] {0, 0, 10, 12}, 0.001);
            alone.run(1, 0.001);
        }

        assertThat(together.body[1].along).isEqualTo(alone.along());
        assertThat(together.body[1].across).isEqualTo(alone.across());
        assertThat(together.body[1].spin).isEqualTo(alone.spin());
    }
}
