// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * Errors between the world and what a team sees. All zero is a perfect camera, which is the default.
 *
 * @param positionNoise m
 * @param headingNoise rad
 * @param speedNoise m/s
 * @param spinNoise rad/s
 * @param vanish 0 … 1
 * @param dropFrame 0 … 1
 * @param delay s
 */
public record SensingSettings(
        @Value(says = "standard deviation of observed positions, per coordinate", unit = "m", max = 100, fine = 0.001)
        double positionNoise,

        @Value(says = "standard deviation of observed headings", unit = "rad", max = 100)
        double headingNoise,

        @Value(says = "standard deviation of observed velocities, per coordinate", unit = "m/s", max = 100)
        double speedNoise,

        @Value(says = "standard deviation of observed angular velocities", unit = "rad/s", max = 1000, fine = 0.1)
        double spinNoise,

        @Value(says = "probability that a robot or the ball is not seen in a cycle", max = 1, label = "Vanishing")
        double vanish,

        @Value(says = "probability that a team gets the previous observation again", max = 1, label = "Dropped frames")
        double dropFrame,

        @Value(
                says = "delay of observations, rounded to whole cycles",
                key = "sensingDelay",
                unit = "s",
                max = 10,
                fine = 0.02,
                label = "Delay of sight")
        double delay)
        implements Values<SensingSettings> {
    /** A camera that sees everything, exactly and at once. */
    public static final SensingSettings PERFECT =
            Declared.of(SensingSettings.class).defaults();
}
