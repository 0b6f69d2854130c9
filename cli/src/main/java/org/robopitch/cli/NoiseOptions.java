// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import picocli.CommandLine.Option;

/** What goes wrong between the world and the teams; nothing, unless somebody says so. */
final class NoiseOptions {
    @Option(
            names = "--position-noise",
            paramLabel = "M",
            description = "Standard deviation of seen positions, each coordinate, in m.")
    double positionNoise;

    @Option(names = "--heading-noise", paramLabel = "RAD", description = "Standard deviation of seen headings, in rad.")
    double headingNoise;

    @Option(
            names = "--speed-noise",
            paramLabel = "M/S",
            description = "Standard deviation of seen velocities, each coordinate, in m/s.")
    double speedNoise;

    @Option(
            names = "--spin-noise",
            paramLabel = "RAD/S",
            description = "Standard deviation of seen angular velocities, in rad/s.")
    double spinNoise;

    @Option(
            names = "--vanish",
            paramLabel = "P",
            description = "Probability that a robot or the ball is not seen in a cycle, 0 to 1.")
    double vanish;

    @Option(
            names = "--drop-frame",
            paramLabel = "P",
            description = "Probability that a team sees the last cycle's picture again, 0 to 1.")
    double dropFrame;

    @Option(
            names = "--sensing-delay",
            paramLabel = "S",
            description = "Age of what teams see, in s, rounded to whole cycles.")
    double sensingDelay;

    @Option(
            names = "--command-delay",
            paramLabel = "S",
            description = "Age of a command when the robot follows it, in s, rounded to whole cycles.")
    double commandDelay;

    @Option(
            names = "--command-loss",
            paramLabel = "P",
            description = "Probability that a robot's command is lost in a cycle, 0 to 1.")
    double commandLoss;

    @Option(
            names = "--wheel-lock-rate",
            paramLabel = "1/S",
            description = "How often each wheel locks, in 1/s. Needs --wheel-lock-time.")
    double wheelLockRate;

    @Option(names = "--wheel-lock-time", paramLabel = "S", description = "How long a wheel stays locked, in s.")
    double wheelLockTime;

    @Option(
            names = "--dead-zone",
            paramLabel = "RAD/S",
            description = "Wheel speeds of a smaller magnitude do nothing, in rad/s.")
    double deadZone;

    SensingSettings sensing() {
        return new SensingSettings(positionNoise, headingNoise, speedNoise, spinNoise, vanish, dropFrame, sensingDelay);
    }

    ActuationSettings actuation() {
        return new ActuationSettings(commandDelay, commandLoss, wheelLockRate, wheelLockTime, deadZone);
    }
}
