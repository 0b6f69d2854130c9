// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.humanoid.body.Joint;

/** Bahia3D 2010, eq. 1 to 9, against numbers worked out by hand. */
class MathematicalModelTest {
    private static final double MARGIN = SpeedLimits.STOP_MARGIN;

    /** The knee reaches from -130 to 1 degrees: -2.268928 to 0.017453 rad. */
    private static final Joint KNEE = Joint.RLJ4;

    @Test
    void equation1KeepsTheNextPositionInsideTheRange() {
        SpeedLimits limits = new SpeedLimits(-100, 100, -1e6, 1e6);
        // (-2.2689280 - (-2.2)) / 0.02 = -3.4464, (0.0174533 - (-2.2)) / 0.02 = 110.87, cut at 100
        assertThat(limits.least(KNEE, -2.2, 0, 0.02)).isCloseTo(-3.4464 + MARGIN / 0.02, within(1e-3));
        assertThat(limits.most(KNEE, -2.2, 0, 0.02)).isEqualTo(100);
        assertThat(limits.most(KNEE, 0.01, 0, 0.02)).isCloseTo(0.37266 - MARGIN / 0.02, within(1e-4));
    }

    @Test
    void equation2KeepsTheSpeed() {
        SpeedLimits limits = new SpeedLimits(-3, 2, -1e6, 1e6);
        assertThat(limits.clamp(KNEE, -1, 0, 0.02, -9)).isEqualTo(-3);
        assertThat(limits.clamp(KNEE, -1, 0, 0.02, 9)).isEqualTo(2);
        assertThat(limits.clamp(KNEE, -1, 0, 0.02, 1.25)).isEqualTo(1.25);
    }

    @Test
    void equation3KeepsTheAcceleration() {
        SpeedLimits limits = new SpeedLimits(-6, 6, -50, 100);
        // 1.5 + 0.02 * 100 = 3.5 and 1.5 - 0.02 * 50 = 0.5
        assertThat(limits.clamp(KNEE, -1, 1.5, 0.02, 6)).isCloseTo(3.5, within(1e-12));
        assertThat(limits.clamp(KNEE, -1, 1.5, 0.02, -6)).isCloseTo(0.5, within(1e-12));
    }

    @Test
    void equations4To6TakeTheTightestOfTheThree() {
        SpeedLimits limits = new SpeedLimits(-6, 6, -100, 100);
        // At -2.26 rad the stop leaves (-2.268928 + 2.26) / 0.02 = -0.4464; speed -6; acceleration 1 - 2 = -1.
        assertThat(limits.least(KNEE, -2.26, 1, 0.02)).isCloseTo(-0.4464 + MARGIN / 0.02, within(1e-3));
        // Upwards the acceleration is the tightest: 1 + 2 = 3.
        assertThat(limits.most(KNEE, -2.26, 1, 0.02)).isCloseTo(3, within(1e-12));
    }

    @Test
    void whereNoSpeedKeepsAllThreeTheStopCounts() {
        SpeedLimits limits = new SpeedLimits(-6, 6, -10, 10);
        double speed = limits.clamp(KNEE, -2.26, -6, 0.02, -6);
        assertThat(-2.26 + speed * 0.02).isGreaterThanOrEqualTo(KNEE.low());
    }

    @Test
    void equations7And8AreTheSameTurn() {
        double[] speeds = {1, 2, 4, 1};
        // 0.5 * 0.02 * ((1+0) + (2+1) + (4+2) + (1+4)) = 0.15
        assertThat(turn(0, speeds, 0.02)).isCloseTo(0.15, within(1e-12));
        // 0.02 * ((0+1)/2 + 1+2+4) = 0.15
        assertThat(turnByEnds(0, speeds, 0.02)).isCloseTo(0.15, within(1e-12));
    }

    @Test
    void equation9KeepsTheTurnAtAnyMultipleOfTheCycle() {
        assertThat(Retiming.speed(3, 0.04, 0.02)).isEqualTo(6);
        double[] reference = {1, 2, 4, 1, 0};
        for (int m = 1; m <= 3; m++) {
            double[] speeds = Retiming.retimed(reference, 0.02, 0.02, m);
            assertThat(speeds).hasSize(5 * m);
            assertThat(speeds[0]).isCloseTo(1.0 / m, within(1e-12));
            assertThat(Arrays.stream(speeds).sum() * 0.02).isCloseTo(0.16, within(1e-12));
        }
        assertThatThrownBy(() -> Retiming.retimed(reference, 0.02, 0.02, 0)).hasMessageContaining("at least one");
    }

    @Test
    void theFilterDampsAsItsFrequencyResponseSays() {
        double step = 0.02;
        for (double frequency : new double[] {2, 6.5, 12.5, 24}) {
            double[] wave = new double[2000];
            for (int i = 0; i < wave.length; i++) {
                wave[i] = Math.sin(2 * Math.PI * frequency * step * i);
            }
            DerivativeFilter.smooth(wave, 4);
            double power = 0;
            for (int i = 500; i < 1500; i++) {
                power += wave[i] * wave[i];
            }
            assertThat(Math.sqrt(2 * power / 1000))
                    .isCloseTo(DerivativeFilter.response(frequency, step, 4), within(0.01));
        }
        assertThat(DerivativeFilter.response(6.5, step, 4)).isCloseTo(0.5, within(0.02));
    }

    @Test
    void theFilterKeepsTheWholeTurn() {
        double[] speeds = {0, 0, 6, -2, 5, 0, 1};
        DerivativeFilter.smooth(speeds, 7);
        assertThat(Arrays.stream(speeds).sum()).isCloseTo(10, within(1e-12));
    }

    @Test
    void plannedLimitsAreNeverExceededOnRandomMovements() {
        Random random = new Random(20);
        for (int n = 0; n < 200; n++) {
            List<Pose> poses = new ArrayList<>();
            double time = 0;
            for (int p = 0; p < 4; p++) {
                time += 0.04 + random.nextDouble() * 0.4;
                double[] angles = new double[Joint.COUNT];
                for (Joint joint : Joint.values()) {
                    angles[joint.ordinal()] = joint.low() + random.nextDouble() * (joint.high() - joint.low());
                }
                poses.add(new Pose(time, angles));
            }
            double acceleration = 100 + 500 * random.nextDouble();
            Movement movement = new Movement("m", random.nextInt(4), acceleration, poses);
            check(movement, MovementPlan.of(movement, new double[Joint.COUNT], 0.02, 1 + random.nextInt(3)));
        }
    }

    private static void check(Movement movement, MovementPlan plan) {
        for (Joint joint : Joint.values()) {
            for (int i = 0; i < plan.cycles(); i++) {
                assertThat(plan.angle(joint, i)).isBetween(joint.low(), joint.high());
                assertThat(Math.abs(plan.speed(joint, i))).isLessThanOrEqualTo(Joint.MAXIMUM_SPEED + 1e-9);
            }
        }
        assertThat(movement.duration()).isPositive();
    }

    @Test
    void feedbackMakesUpForAJointThatWasHeldBack() {
        Movement movement = MovementFile.parse("m", "name: m\nsmooth: 0\nposes:\n  - {time: 0.4, joints: {hj1: 40}}\n");
        MovementPlan plan = MovementPlan.of(movement, new double[Joint.COUNT], 0.02, 1);
        for (boolean feedback : new boolean[] {true, false}) {
            FeedbackController controller = new FeedbackController(0.02);
            controller.feedback(feedback);
            double angle = 0;
            double acting = 0;
            for (int i = 0; i < plan.cycles() + 5; i++) {
                controller.measure(Joint.HJ1, angle);
                double next = controller.follow(Joint.HJ1, plan, i);
                // Something holds the joint for three cycles.
                angle += i >= 5 && i < 8 ? 0 : acting * 0.02;
                acting = next;
            }
            double missing = Math.abs(Math.toRadians(40) - angle);
            assertThat(missing).isBetween(feedback ? 0 : 0.05, feedback ? 0.002 : 0.3);
        }
    }

    /** Ω of eq. 7: the whole turn of a joint, by the trapezium rule, rad. */
    private static double turn(double first, double[] speeds, double step) {
        double sum = 0;
        double before = first;
        for (double speed : speeds) {
            sum += speed + before;
            before = speed;
        }
        return 0.5 * step * sum;
    }

    /** the same by eq. 8: the ends by half, what lies between them in full, rad. */
    private static double turnByEnds(double first, double[] speeds, double step) {
        double inner = 0;
        for (int i = 0; i < speeds.length - 1; i++) {
            inner += speeds[i];
        }
        return step * ((first + speeds[speeds.length - 1]) / 2 + inner);
    }
}
