// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.parameters.DriveParameters;

class WheelLayoutTest {
    private static final double R = 0.2;

    private static WheelMatrix matrix(DriveParameters.Wheels wheels) {
        return new WheelMatrix(wheels == DriveParameters.Wheels.REGULAR ? Math.PI / 4 : Math.PI / 6, R);
    }

    @ParameterizedTest
    @EnumSource(DriveParameters.Wheels.class)
    void velocitiesComeBackFromTheWheelsThatMakeThem(DriveParameters.Wheels wheels) {
        WheelMatrix layout = matrix(wheels);
        RandomStream random = new RandomStream(3, 0);
        double[] rolling = new double[4];
        double[] velocity = new double[3];
        for (int i = 0; i < 1000; i++) {
            double along = random.between(-5, 5);
            double across = random.between(-5, 5);
            double spin = random.between(-10, 10);
            layout.roll(along, across, spin, rolling);
            layout.velocity(rolling, velocity);
            assertThat(velocity[0]).isCloseTo(along, within(1e-12));
            assertThat(velocity[1]).isCloseTo(across, within(1e-12));
            assertThat(velocity[2]).isCloseTo(spin, within(1e-12));
        }
    }

    @Test
    void theRegularBaseHasItsWheelsAtFortyFiveDegrees() {
        WheelMatrix layout = matrix(DriveParameters.Wheels.REGULAR);
        double[] rolling = new double[4];
        double share = Math.sqrt(0.5);
        layout.roll(1, 0, 0, rolling);
        assertThat(rolling).containsExactly(new double[] {-share, -share, share, share}, within(1e-12));
        layout.roll(0, 1, 0, rolling);
        assertThat(rolling).containsExactly(new double[] {share, -share, -share, share}, within(1e-12));
        layout.roll(0, 0, 1, rolling);
        assertThat(rolling).containsExactly(new double[] {R, R, R, R}, within(1e-12));
    }

    @ParameterizedTest
    @EnumSource(DriveParameters.Wheels.class)
    void whatTheWheelsDoIsWhatTheBodyGets(DriveParameters.Wheels wheels) {
        WheelLayout layout = WheelLayout.of(wheels, R);
        WheelMatrix one = matrix(wheels);
        RandomStream random = new RandomStream(4, 0);
        double[] rolling = new double[4];
        double[] pushes = new double[4];
        for (int i = 0; i < 1000; i++) {
            double[] force = {random.between(-99, 99), random.between(-99, 99), random.between(-20, 20)};
            double[] speed = {random.between(-5, 5), random.between(-5, 5), random.between(-9, 9)};
            one.roll(speed[0], speed[1], speed[2], rolling);
            one.push(force[0], force[1], force[2], pushes);
            double wheelPower = 0;
            double bodyPower = 0;
            double strain = 0;
            for (int w = 0; w < 4; w++) {
                wheelPower += pushes[w] * rolling[w];
                strain = Math.max(strain, Math.abs(pushes[w]) * (pushes[w] * rolling[w] < 0 ? 0.03 : 0.07));
            }
            for (int k = 0; k < 3; k++) {
                bodyPower += force[k] * speed[k];
            }
            assertThat(wheelPower).isCloseTo(bodyPower, within(1e-9));
            assertThat(layout.strain(speed[0], speed[1], speed[2], force[0], force[1], force[2], 0.07, 0.03))
                    .as("all wheels in one go")
                    .isEqualTo(strain);
        }
    }
}
