// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TrackingTest {
    private static final double CYCLE = 0.03;
    private static final int STEPS = 6;
    private static final WheelBase BASE = WheelBase.ofRobot(Math.PI / 4, 0.2, 0.042, 5, 2.5, 2.5);

    /** A robot whose wheels push no harder than they can; it reaches its command within a cycle if they can. */
    private static final class Plant {
        final double[] place = new double[3];
        final double[] speed = new double[3];
        private final double[] own = new double[3];
        double hardest;
        double fastest;

        /** As the league's robots do: what the wheels have is the velocity in the robot's own frame, which turns with it. */
        void follow(double[] command) {
            double[] row = new double[3];
            for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
                BASE.speedRow(wheel, row);
                fastest = Math.max(fastest, Math.abs(row[0] * command[0] + row[1] * command[1] + row[2] * command[2]));
            }
            double[] before = own.clone();
            for (int step = 0; step < STEPS; step++) {
                double strain = Math.max(1, strain(command, own, CYCLE / STEPS));
                double cosine = Math.cos(place[2]);
                double sine = Math.sin(place[2]);
                for (int i = 0; i < 3; i++) {
                    own[i] += (command[i] - own[i]) / strain;
                }
                place[0] += CYCLE / STEPS * (cosine * own[0] - sine * own[1]);
                place[1] += CYCLE / STEPS * (sine * own[0] + cosine * own[1]);
                place[2] += CYCLE / STEPS * own[2];
            }
            hardest = Math.max(hardest, strain(command, before, CYCLE));
            double cosine = Math.cos(place[2]);
            double sine = Math.sin(place[2]);
            speed[0] = cosine * own[0] - sine * own[1];
            speed[1] = sine * own[0] + cosine * own[1];
            speed[2] = own[2];
        }

        private static double strain(double[] wish, double[] now, double seconds) {
            double[] row = new double[3];
            double most = 0;
            for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
                BASE.pushRow(wheel, row);
                double push = 0;
                for (int i = 0; i < 3; i++) {
                    push += row[i] * (wish[i] - now[i]) / seconds;
                }
                most = Math.max(most, Math.abs(push));
            }
            return most;
        }
    }

    private static void circle(Reference reference, double from, double radius, double rate) {
        for (int k = 0; k <= reference.horizon(); k++) {
            double angle = rate * (from + k * CYCLE);
            reference.set(k, 0, radius * Math.sin(angle), radius * rate * Math.cos(angle));
            reference.set(k, 1, radius * (1 - Math.cos(angle)), radius * rate * Math.sin(angle));
            reference.set(k, 2, angle, rate);
        }
    }

    private static double errorOnCircle(Tracker tracker, Plant plant, double rate) {
        Reference reference = new Reference(CYCLE, ModelPredictive.HORIZON);
        double[] command = new double[3];
        double sum = 0;
        int cycles = 400;
        for (int i = 0; i < cycles; i++) {
            circle(reference, i * CYCLE, 2, rate);
            sum += Math.hypot(reference.place[0][0] - plant.place[0], reference.place[1][0] - plant.place[1]);
            tracker.track(reference, plant.place, plant.speed, command);
            plant.follow(command);
        }
        return sum / cycles;
    }

    @Test
    void aCircleFromAStandIsTrackedBetterThanByPlainFeedback() {
        double predictive = errorOnCircle(new ModelPredictive(BASE, CYCLE), new Plant(), 0.8);
        double plain = errorOnCircle(new PlainFeedback(BASE, 3, 3), new Plant(), 0.8);

        assertThat(predictive).isLessThan(0.1).isLessThan(0.9 * plain);
    }

    @Test
    void aCircleThatTheWheelsCannotFollowIsTrackedNoWorseThanByPlainFeedback() {
        for (double rate : new double[] {1.1, 1.3, 1.5}) {
            double predictive = errorOnCircle(new ModelPredictive(BASE, CYCLE), new Plant(), rate);
            double plain = errorOnCircle(new PlainFeedback(BASE, 3, 3), new Plant(), rate);

            assertThat(predictive).as("at %s rad/s", rate).isLessThanOrEqualTo(plain);
        }
    }

    @Test
    void noWheelIsAskedForMoreThanItCan() {
        Plant plant = new Plant();
        ModelPredictive tracker = new ModelPredictive(BASE, CYCLE);
        errorOnCircle(tracker, plant, 0.8);

        assertThat(plant.fastest).isLessThanOrEqualTo(1 + 1e-6);
        assertThat(plant.hardest).isLessThanOrEqualTo(1.1);
        assertThat(tracker.isWithinLimits()).isTrue();
    }

    @Test
    void aTurnTakesTheShorterSide() {
        Reference reference = new Reference(CYCLE, ModelPredictive.HORIZON);
        reference.turn(3, 0, -3, 5, 10);

        assertThat(reference.speed[2][1]).isPositive();
        assertThat(reference.place[2][reference.horizon()]).isCloseTo(2 * Math.PI - 3, within(0.05));
    }

    @Test
    void aRobotThatStandsTurnsToAHeadingAndStaysThere() {
        Plant plant = new Plant();
        ModelPredictive tracker = new ModelPredictive(BASE, CYCLE);
        Reference reference = new Reference(CYCLE, ModelPredictive.HORIZON);
        double[] command = new double[3];
        for (int i = 0; i < 100; i++) {
            for (int k = 0; k <= reference.horizon(); k++) {
                reference.set(k, 0, 0, 0);
                reference.set(k, 1, 0, 0);
            }
            reference.turn(plant.place[2], plant.speed[2], 0.1, 5, 20);
            tracker.track(reference, plant.place, plant.speed, command);
            plant.follow(command);
            assertThat(plant.place[2]).isBetween(-0.001, 0.12);
        }
        assertThat(plant.place[2]).isCloseTo(0.1, within(0.002));
    }

    @Test
    void aReferenceThatIsTooShortIsRefused() {
        Reference reference = new Reference(CYCLE, 3);
        assertThatThrownBy(() ->
                        new ModelPredictive(BASE, CYCLE).track(reference, new double[3], new double[3], new double[3]))
                .hasMessageContaining("must reach 20 cycles ahead, but reaches 3");
    }
}
