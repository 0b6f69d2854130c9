// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.mirosot.drive.Drives.Motor;

/** Klančar 2007, eq. 1–10; that they move like eq. 6 as printed is tested in lab, which has it. */
class DynamicDriveTest {

    @Test
    void thePathIsOfSecondOrderInTheStep() {
        double coarse = endOfCurve(0.004);
        double middle = endOfCurve(0.002);
        double fine = endOfCurve(0.001);

        assertThat((coarse - middle) / (middle - fine)).isBetween(3.6, 4.4);
    }

    private static double endOfCurve(double step) {
        OneRobot robot = new OneRobot(new HeavyRobot().drive(new Motor.Direct())).command(0.004, 0.006);
        robot.run((int) Math.round(0.4 / step), step);
        return robot.x();
    }

    @Test
    void theWorkOfTheMotorsLessTheDampingIsTheKineticEnergy() {
        HeavyRobot paper = new HeavyRobot();
        OneRobot robot = new OneRobot(paper.drive(new Motor.Direct())).command(0.002, 0.007);
        robot.bodies.body[0].along = 0.4;
        robot.bodies.body[0].spin = 3;
        double step = 1e-4;
        double before = energy(paper, robot);
        double work = 0;
        double lost = 0;
        for (int i = 0; i < 5000; i++) {
            double right = wheel(paper, robot, 1);
            double left = wheel(paper, robot, -1);
            robot.run(1, step);
            double rightAfter = wheel(paper, robot, 1);
            double leftAfter = wheel(paper, robot, -1);
            double meanRight = (robot.meanAlong() + paper.halfTrack * robot.meanSpin()) / paper.radius;
            double meanLeft = (robot.meanAlong() - paper.halfTrack * robot.meanSpin()) / paper.radius;
            work += step * (0.007 * meanRight + 0.002 * meanLeft);
            lost += paper.damping * step * (simpson(right, meanRight, rightAfter) + simpson(left, meanLeft, leftAfter));
        }

        double gained = energy(paper, robot) - before;
        assertThat(lost).isGreaterThan(0.01 * work);
        assertThat(gained).isEqualTo(work - lost, within(1e-9 * work));
    }

    /** The integral of the square of a quadratic with these ends and this mean, over an interval of length one. */
    private static double simpson(double start, double mean, double end) {
        double middle = 1.5 * mean - 0.25 * (start + end);
        return (start * start + 4 * middle * middle + end * end) / 6;
    }

    private static double wheel(HeavyRobot paper, OneRobot robot, int side) {
        return (robot.along() + side * paper.halfTrack * robot.spin()) / paper.radius;
    }

    /** E_k of eq. 4, part by part: the body at its mass centre, two wheels at the axle's ends. */
    private static double energy(HeavyRobot paper, OneRobot robot) {
        double v = robot.along();
        double w = robot.spin();
        double d = paper.offset;
        double right = v + paper.halfTrack * w;
        double left = v - paper.halfTrack * w;
        double body = 0.5 * paper.bodyMass * (v * v + d * d * w * w) + 0.5 * paper.bodyInertia * w * w;
        double wheels = 0.5 * paper.wheelMass * (right * right + left * left) + paper.wheelTurnInertia * w * w;
        double turning = 0.5 * paper.wheelInertia * (right * right + left * left) / (paper.radius * paper.radius);
        return body + wheels + turning;
    }

    @Test
    void withoutTorqueAndDampingEnergyIsKeptThoughSpeedMovesBetweenStraightAndTurning() {
        HeavyRobot paper = new HeavyRobot();
        paper.damping = 0;
        OneRobot robot = new OneRobot(paper.drive(new Motor.Direct()));
        robot.bodies.body[0].along = -0.8;
        robot.bodies.body[0].spin = 0.5;
        double before = energy(paper, robot);

        robot.run(2000, 0.001);

        assertThat(energy(paper, robot)).isEqualTo(before, within(1e-9 * before));
        // Driving backwards, the heavy front swings round: in the end it drives forwards.
        assertThat(robot.along()).isGreaterThan(0.7);
        assertThat(Math.abs(robot.spin())).isLessThan(0.5);
    }

    @Test
    void aSpinningRobotIsPulledForwardsByItsMassCentreAheadOfTheAxle() {
        HeavyRobot paper = new HeavyRobot();
        paper.damping = 0;
        OneRobot robot = new OneRobot(paper.drive(new Motor.Direct()));
        robot.bodies.body[0].spin = 10;

        robot.run(1, 1e-6);

        // The centrifugal force m_c·d·ω² = 0.3·0.012·100 = 0.36 N pulls M_v = 0.38 + 2·2e-5/0.025² = 0.444 kg:
        // 0.36/0.444 = 0.810811 m/s². With the mass of the whole robot instead of m_c it would be 1.027 m/s².
        assertThat(robot.along() / 1e-6).isEqualTo(0.36 / 0.444, within(1e-6));
    }

    @Test
    void twoEqualTorquesPushAStraightRobotWithItsMassAndThatOfItsWheels() {
        HeavyRobot paper = new HeavyRobot();
        paper.damping = 0;
        OneRobot robot = new OneRobot(paper.drive(new Motor.Direct())).command(0.00444, 0.00444);

        robot.run(1000, 0.001);

        // a = 2·τ/r/M_v = 2·0.00444/0.025/0.444 = 0.8 m/s²; after 1 s: 0.8 m/s and 0.4 m
        assertThat(robot.along()).isEqualTo(0.8, within(1e-12));
        assertThat(robot.x()).isEqualTo(0.4, within(1e-12));
    }

    @Test
    void aSpeedControlledMotorReachesTheCommandedSpeedWithoutError() {
        HeavyRobot paper = new HeavyRobot();
        Motor motor = new Motor.SpeedControlled(7.4, 0.0276, 0.0552, 0.3, paper.damping, 68);
        OneRobot robot = new OneRobot(paper.drive(motor)).command(30, 30);

        robot.run(2000, 0.001);

        assertThat(robot.along()).isEqualTo(30 * 0.025, within(1e-9));
    }

    @Test
    void anEmptyBatteryLimitsTheSpeed() {
        HeavyRobot paper = new HeavyRobot();
        paper.damping = 0;
        Motor motor = new Motor.SpeedControlled(2.0, 0.0276, 0.0552, 0.3, 0, 68);
        OneRobot robot = new OneRobot(paper.drive(motor)).command(68, 68);

        robot.run(5000, 0.001);

        // Without load the wheel turns until its back voltage is the battery's: 2/0.0552 = 36.2318841 rad/s
        assertThat(robot.along() / 0.025).isEqualTo(2 / 0.0552, within(1e-9));
    }

    @Test
    void stiffMotorsStayStableInTheLongestStep() {
        HeavyRobot paper = new HeavyRobot();
        Motor motor = new Motor.SpeedControlled(7.4, 0.0276, 0.0552, 20, paper.damping, 68);
        OneRobot robot = new OneRobot(paper.drive(motor)).command(30, 30);

        robot.run(100, 0.02);

        assertThat(robot.along()).isEqualTo(30 * 0.025, within(1e-6));
    }

    @Test
    void theMotorsTorqueIsThatOfItsVoltageLessItsBackVoltage() {
        Motor motor = new Motor.SpeedControlled(7.4, 0.0276, 0.0552, 0.3, 1e-4, 68);

        // Wanted 30, turning 25: keeps 30 with (0.0552 + 1e-4/0.0276)·30 = 1.764695652 V, plus 0.3·5 = 3.264695652 V;
        // less 0.0552·25 = 1.38 V leaves 1.884695652 V, times 0.0276 N·m/V = 0.0520176 N·m
        assertThat(motor.torque(30, 25)).isEqualTo(0.0520176, within(1e-12));
        // Far off, the battery's 7.4 V: (7.4 + 0.0552·10)·0.0276 = 0.2194752 N·m
        assertThat(motor.torque(68, -10)).isEqualTo(0.2194752, within(1e-12));
        assertThat(motor.torque(1000, -10)).isEqualTo(0.2194752, within(1e-12));
    }
}
