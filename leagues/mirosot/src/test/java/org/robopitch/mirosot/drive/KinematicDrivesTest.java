// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.mirosot.drive.Drives.FirstOrderDrive;
import org.robopitch.mirosot.drive.Drives.IdealDrive;
import org.robopitch.mirosot.drive.Drives.SidewaysGrip;

/** Klančar 2003, eq. 1–3, against numbers worked out by hand. */
class KinematicDrivesTest {
    private static final double RADIUS = 0.025;
    private static final double TRACK = 0.068;

    @Test
    void idealWheelsGiveTheSpeedsOfEquationOne() {
        OneRobot robot = new OneRobot(new IdealDrive(RADIUS, TRACK, 68)).command(20, 40);

        robot.run(1, 0.001);

        // v = (40 + 20)·0.025/2 = 0.75 m/s; ω = (40 − 20)·0.025/0.068 = 7.3529411765 rad/s
        assertThat(robot.along()).isEqualTo(0.75, within(1e-15));
        assertThat(robot.spin()).isEqualTo(7.352941176470588, within(1e-14));
    }

    @Test
    void idealWheelsDriveACircleThatCloses() {
        OneRobot robot = new OneRobot(new IdealDrive(RADIUS, TRACK, 68)).command(20, 40);
        // Radius v/ω = 0.102 m. Half a turn takes π/ω = 0.42725660088 s: the robot is then two radii to the left.
        double halfTurn = Math.PI / 7.352941176470588;

        robot.run(400, halfTurn / 400);

        assertThat(robot.x()).isEqualTo(0, within(1e-12));
        assertThat(robot.y()).isEqualTo(0.204, within(1e-12));
    }

    @Test
    void commandsSaturateAtTheMaximumWheelSpeed() {
        OneRobot ideal = new OneRobot(new IdealDrive(RADIUS, TRACK, 68)).command(-1000, 1000);
        OneRobot firstOrder =
                new OneRobot(new FirstOrderDrive(RADIUS, TRACK, 0.05, 68, SidewaysGrip.perfect())).command(1000, 1000);

        ideal.run(1, 0.001);
        firstOrder.run(5000, 0.001);

        assertThat(ideal.spin()).isEqualTo(2 * 68 * RADIUS / TRACK, within(1e-12));
        // 68 rad/s · 0.025 m = 1.7 m/s
        assertThat(firstOrder.along()).isEqualTo(1.7, within(1e-12));
    }

    @Test
    void aFirstOrderMotorReachesSixtyThreePercentAfterItsTimeConstant() {
        OneRobot robot =
                new OneRobot(new FirstOrderDrive(RADIUS, TRACK, 0.08, 68, SidewaysGrip.perfect())).command(40, 40);

        robot.run(80, 0.001);

        // v = 1 m/s·(1 − 1/e) = 0.63212055883; way = 1·(0.08 − 0.08·(1 − 1/e)) = 0.08/e = 0.029430355294 m
        assertThat(robot.along()).isEqualTo(0.6321205588285577, within(1e-13));
        assertThat(robot.x()).isEqualTo(0.08 / Math.E, within(1e-14));
    }

    @Test
    void aFirstOrderMotorTurnsByTheClosedForm() {
        OneRobot robot =
                new OneRobot(new FirstOrderDrive(RADIUS, TRACK, 0.08, 68, SidewaysGrip.perfect())).command(-10, 10);

        robot.run(160, 0.001);

        // ω∞ = 20·0.025/0.068 = 7.352941176; angle = ω∞·(t − T(1 − e^(−t/T))) with t = 2T: 7.352941·0.08·(1 + e^−2)
        double angle = 7.352941176470588 * 0.08 * (1 + StrictMath.exp(-2));
        assertThat(robot.angle()).isEqualTo(angle, within(1e-12));
    }

    @Test
    void theFirstOrderPathOnACurveIsOfSecondOrderInTheStep() {
        double coarse = endOfCurve(0.008);
        double middle = endOfCurve(0.004);
        double fine = endOfCurve(0.002);

        assertThat((coarse - middle) / (middle - fine)).isBetween(3.6, 4.4);
    }

    private static double endOfCurve(double step) {
        OneRobot robot =
                new OneRobot(new FirstOrderDrive(RADIUS, TRACK, 0.08, 68, SidewaysGrip.perfect())).command(20, 40);
        // From rest the path would be one circle, which is exact at any step: begin with another curvature.
        robot.bodies.body[0].along = -0.3;
        robot.run((int) Math.round(0.16 / step), step);
        return robot.x();
    }

    @Test
    void wheelsTakeOffSidewaysMotionWithTheirGrip() {
        OneRobot robot = new OneRobot(new FirstOrderDrive(RADIUS, TRACK, 0.08, 68, new SidewaysGrip(8)));
        robot.bodies.body[0].across = -0.4;

        robot.run(25, 0.001);
        assertThat(robot.across()).isEqualTo(-0.2, within(1e-12));

        robot.run(100, 0.001);
        assertThat(robot.across()).isZero();
        // v²/2a = 0.16/16 m
        assertThat(robot.y()).isEqualTo(-0.01, within(1e-12));
    }
}
