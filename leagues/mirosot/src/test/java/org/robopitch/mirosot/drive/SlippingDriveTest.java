// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

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
        OneRobot rolling =
                new OneRobot(new FirstOrderDrive(WHEEL, 2 * HALF_TRACK, 0.2, 68, SidewaysGrip.PERFECT)).command(8, 12);

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
        assertThat(robot.bodies.memory[WheelMemory.SIZE]).isEqualTo(4.375, within(1e-9));
    }

    @Test
    void torqueWithinTheGripMovesLikeThePureRollingDrive() {
        Wheels wheels = new Wheels.Torqued(WHEEL, 2e-5, 1e-5, new Motor.Direct());
        OneRobot slipping =
                new OneRobot(new SlippingDrive(wheels, HALF_TRACK, MASS, INERTIA, 5, 5)).command(0.002, 0.003);
        OneRobot rolling = new OneRobot(new DynamicDrive(
                        WHEEL, HALF_TRACK, MASS, INERTIA, 2e-5, 0, 1e-5, new Motor.Direct(), SidewaysGrip.PERFECT))
                .command(0.002, 0.003);

        slipping.run(4000, 1e-4);
        rolling.run(4000, 1e-4);

        assertThat(slipping.along()).isEqualTo(rolling.along(), within(1e-3 * rolling.along()));
        assertThat(slipping.spin()).isEqualTo(rolling.spin(), within(1e-3 * rolling.spin()));
    }
}
