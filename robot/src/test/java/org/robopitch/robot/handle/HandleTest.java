// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.handle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class HandleTest {
    /** A ball that the wheels pull in, from which the robot drives away or towards which it drives. */
    private static double farthestOff(double proportional, boolean feedForward) {
        BallHandler handler = new BallHandler(0.02, 0.43, proportional, 0.1);
        double[] wheels = new double[2];
        double distance = 0.02;
        double worst = 0;
        for (int i = 0; i < 300; i++) {
            double along = 1.5 * Math.sin(i * 0.05);
            handler.hold(distance, distance, feedForward ? along : 0, 0, 0, 0.01, wheels);
            double pulledIn = 0.5 * (wheels[0] + wheels[1]);
            distance += 0.01 * (-along - pulledIn);
            worst = Math.max(worst, Math.abs(distance - 0.02));
        }
        return worst;
    }

    @Test
    void feedForwardOfTheRobotsSpeedKeepsTheBallWhereFeedbackAloneLetsItGo() {
        assertThat(farthestOff(8, true)).isLessThan(0.001);
        assertThat(farthestOff(8, false)).isGreaterThan(0.05);
    }

    @Test
    void aBallThatIsAwayIsPulledIn() {
        BallHandler handler = new BallHandler(0.02, 0.43, 8, 0.1);
        double[] wheels = new double[2];
        double distance = 0.06;
        for (int i = 0; i < 100; i++) {
            handler.hold(distance, distance, 0, 0, 0, 0.01, wheels);
            distance -= 0.01 * wheels[0];
        }
        assertThat(distance).isCloseTo(0.02, within(0.001));
    }

    @Test
    void aTurnDrivesTheWheelsApart() {
        double[] wheels = new double[2];
        new BallHandler(0.02, 0.43, 8, 0.1).hold(0.02, 0.02, 0, 0, 2, 0.01, wheels);
        assertThat(wheels[0]).isPositive();
        assertThat(wheels[1]).isEqualTo(-wheels[0]);
    }

    @Test
    void aBallThatDriftsToTheLeftIsNearerToTheLeftLever() {
        Levers levers = new Levers(0.11);
        assertThat(levers.left(0.43, 0)).isEqualTo(levers.right(0.43, 0)).isBetween(0.32, 0.34);
        double before = 0;
        for (double aside = 0.01; aside < 0.1; aside += 0.01) {
            double apart = levers.right(0.43, aside) - levers.left(0.43, aside);
            assertThat(apart - before).as("at %.2f m", aside).isBetween(0.005, 0.03);
            before = apart;
        }
    }

    @Test
    void aRobotTurnsAfterABallThatDriftsAndNeverJerks() {
        DribbleMotion motion = new DribbleMotion(0.43, 0.26, 2, 6, 4);
        motion.begin(0, 0, 0);
        double[] command = {3, 0, 0};
        motion.keep(0.43, 0.08, 0.03, command);

        assertThat(command[0]).isCloseTo(0.06, within(1e-9));
        assertThat(command[2]).isPositive();
    }

    @Test
    void strengthsComeFromTrials() {
        KickCalibration calibration = new KickCalibration(List.of(
                new KickCalibration.Trial(false, 4, 9.2, 8.6),
                new KickCalibration.Trial(false, 1, 2.3, 0.5),
                new KickCalibration.Trial(true, 5, 5, 2.4),
                new KickCalibration.Trial(true, 10, 10, 9.8)));

        assertThat(calibration.strengthForSpeed(2.3)).isEqualTo(1);
        assertThat(calibration.strengthForSpeed(5.75)).isCloseTo(2.5, within(1e-9));
        assertThat(calibration.strengthForSpeed(99)).isEqualTo(4);
        assertThat(calibration.strengthForLob(6.1)).isCloseTo(7.5, within(1e-9));
        assertThat(calibration.isLobAimed()).isFalse();
        assertThat(KickCalibration.read("again", calibration.write())).isEqualTo(calibration);
    }

    @Test
    void aBadLineIsNamed() {
        assertThatThrownBy(() -> KickCalibration.read("kicks.txt", "# ours\nground 1 2 3\nloob 1 2 3\n"))
                .hasMessageContaining("kicks.txt, line 3")
                .hasMessageContaining("\"ground\" or \"lob\"");
        assertThatThrownBy(() -> KickCalibration.read("kicks.txt", "ground 1 two 3"))
                .hasMessageContaining("line 1");
        assertThatThrownBy(() -> KickCalibration.read("kicks.txt", "lob 1 2 3"))
                .hasMessageContaining("kicks.txt: a calibration needs at least one ground kick");
    }
}
