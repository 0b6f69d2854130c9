// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.ros.nubot.NuBotLink.StuckCheck;
import org.robopitch.links.ros.nubot.Vision.Noise;

class NoiseTest {
    private static final int MESSAGES = 20_000;

    private static double[] errors(double scale, double rate) {
        Noise noise = new Noise(scale, rate, new RandomStream(7, 1));
        double[] errors = new double[MESSAGES];
        for (int i = 0; i < MESSAGES; i++) {
            noise.begin();
            errors[i] = noise.on(3) - 3;
        }
        return errors;
    }

    @Test
    void itsScaleIsTheStandardDeviation() {
        double sum = 0;
        double squares = 0;
        for (double error : errors(0.1, 1)) {
            sum += error;
            squares += error * error;
        }
        assertThat(sum / MESSAGES).isCloseTo(0, within(0.003));
        assertThat(Math.sqrt(squares / MESSAGES)).isCloseTo(0.1, within(0.002));
    }

    @Test
    void itsRateIsTheShareOfMessagesThatHaveIt() {
        int noisy = 0;
        for (double error : errors(0.1, 0.01)) {
            noisy += error == 0 ? 0 : 1;
        }
        assertThat(noisy / (double) MESSAGES).isCloseTo(0.01, within(0.003));
    }

    @Test
    void withoutScaleThereIsNone() {
        assertThat(errors(0, 1)).containsOnly(0);
    }

    @Test
    void aRobotIsStuckAfterMoreThanFortyLooksAtTooLittleSpeed() {
        StuckCheck check = new StuckCheck();
        for (int i = 0; i < 40; i++) {
            assertThat(check.look(2, 0.9)).isFalse();
        }
        assertThat(check.look(2, 0.9)).isTrue();
        assertThat(check.look(2, 1.1)).isFalse();
        assertThat(check.look(0, 0)).isFalse();
    }
}
