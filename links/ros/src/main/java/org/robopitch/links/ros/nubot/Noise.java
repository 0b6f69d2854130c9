// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.random.RandomStream;

/**
 * The noise of one robot's camera. Of all messages a given share has it, and in those every coordinate of a position and
 * of a velocity gets a normally distributed error of its own, of a given standard deviation.
 */
final class Noise {
    private final double scale;
    private final double rate;
    private final RandomStream random;
    private boolean noisy;

    Noise(double scale, double rate, RandomStream random) {
        this.scale = scale;
        this.rate = rate;
        this.random = random;
    }

    /** Begins a message, and decides whether it is one with noise. */
    void begin() {
        noisy = scale > 0 && random.nextDouble() < rate;
    }

    /** {@return a coordinate (m or m/s) as the camera has it} */
    double on(double truth) {
        return noisy ? truth + scale * random.nextGaussian() : truth;
    }
}
