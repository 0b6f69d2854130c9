// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * Errors between the world and what a team sees. All zero is a perfect camera, which is the default.
 *
 * @param positionNoise standard deviation of each coordinate of robots and ball, m
 * @param headingNoise standard deviation of robots' headings, rad
 * @param speedNoise standard deviation of each coordinate of velocities, m/s
 * @param spinNoise standard deviation of angular velocities, rad/s
 * @param vanish probability that a robot or the ball is not seen in a cycle, for each by itself, 0 … 1
 * @param dropFrame probability that a whole observation is lost, so that the team sees the last one again, 0 … 1
 * @param delay age of what the team sees, s; rounded to whole cycles
 */
public record SensingSettings(
        double positionNoise,
        double headingNoise,
        double speedNoise,
        double spinNoise,
        double vanish,
        double dropFrame,
        double delay) {
    /** A camera that sees everything, exactly and at once. */
    public static final SensingSettings PERFECT = new SensingSettings(0, 0, 0, 0, 0, 0, 0);

    /** Refuses noise and delay that are negative or beyond any camera, and probabilities outside of 0 … 1. */
    public SensingSettings {
        Checks.between("positionNoise", positionNoise, 0, 100, "m");
        Checks.between("headingNoise", headingNoise, 0, 100, "rad");
        Checks.between("speedNoise", speedNoise, 0, 100, "m/s");
        Checks.between("spinNoise", spinNoise, 0, 1000, "rad/s");
        Checks.probability("vanish", vanish);
        Checks.probability("dropFrame", dropFrame);
        Checks.between("delay", delay, 0, 10, "s");
    }
}
