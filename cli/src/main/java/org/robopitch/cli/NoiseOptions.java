// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.mixedreality.game.MixedReality;
import picocli.CommandLine.Option;

/** What goes wrong between the world and the teams; nothing, unless somebody says so. */
public final class NoiseOptions {
    @Option(
            names = "--position-noise",
            paramLabel = "M",
            description = "Standard deviation of seen positions, each coordinate, in m.")
    @Nullable
    Double positionNoise;

    @Option(names = "--heading-noise", paramLabel = "RAD", description = "Standard deviation of seen headings, in rad.")
    @Nullable
    Double headingNoise;

    @Option(
            names = "--speed-noise",
            paramLabel = "M/S",
            description = "Standard deviation of seen velocities, each coordinate, in m/s.")
    @Nullable
    Double speedNoise;

    @Option(
            names = "--spin-noise",
            paramLabel = "RAD/S",
            description = "Standard deviation of seen angular velocities, in rad/s.")
    @Nullable
    Double spinNoise;

    @Option(
            names = "--vanish",
            paramLabel = "P",
            description = "Probability that a robot or the ball is not seen in a cycle, 0 to 1.")
    @Nullable
    Double vanish;

    @Option(
            names = "--drop-frame",
            paramLabel = "P",
            description = "Probability that a team sees the last cycle's picture again, 0 to 1.")
    @Nullable
    Double dropFrame;

    @Option(
            names = "--sensing-delay",
            paramLabel = "S",
            description = "Age of what teams see, in s, rounded to whole cycles.")
    @Nullable
    Double sensingDelay;

    @Option(
            names = "--command-delay",
            paramLabel = "S",
            description = "Age of a command when the robot follows it, in s, rounded to whole cycles.")
    @Nullable
    Double commandDelay;

    @Option(
            names = "--command-loss",
            paramLabel = "P",
            description = "Probability that a robot's command is lost in a cycle, 0 to 1.")
    @Nullable
    Double commandLoss;

    @Option(
            names = "--wheel-lock-rate",
            paramLabel = "1/S",
            description = "How often each wheel locks, in 1/s. Needs --wheel-lock-time.")
    @Nullable
    Double wheelLockRate;

    @Option(names = "--wheel-lock-time", paramLabel = "S", description = "How long a wheel stays locked, in s.")
    @Nullable
    Double wheelLockTime;

    @Option(
            names = "--dead-zone",
            paramLabel = "RAD/S",
            description = "Wheel speeds of a smaller magnitude do nothing, in rad/s.")
    @Nullable
    Double deadZone;

    @Option(
            names = "--misread",
            paramLabel = "P",
            description = "Mixed Reality: probability that a robot takes one code of Table 1 for another, per wheel and"
                    + " command, 0 to 1.")
    @Nullable
    Double misread;

    @Option(
            names = "--lost-rate",
            paramLabel = "1/S",
            description = "Mixed Reality: how often the vision loses each robot, in 1/s.")
    @Nullable
    Double lostRate;

    @Option(
            names = "--lost-time",
            paramLabel = "S",
            description = "Mixed Reality: how long a lost robot stays \"not found\", in s. Default: 0.5.")
    @Nullable
    Double lostTime;

    /**
     * {@return the names that a league has of its own in the section noise, with what was given for them}
     *
     * @throws IllegalArgumentException if something was given that the league does not know
     */
    public Map<String, @Nullable Double> ofLeague(String league) {
        if (league.equals(MixedReality.NAME)) {
            Map<String, @Nullable Double> own = new LinkedHashMap<>();
            own.put("misread", misread);
            own.put("lostRate", lostRate);
            own.put("lostSeconds", lostTime);
            return own;
        }
        if (misread != null || lostRate != null || lostTime != null) {
            throw new IllegalArgumentException(
                    "--misread, --lost-rate and --lost-time are for " + MixedReality.NAME + ", not for " + league);
        }
        return Map.of();
    }

    /** What is seen; an option that was not given leaves what the file says. */
    public SensingSettings sensing(NoiseFile file) {
        return new SensingSettings(
                or(positionNoise, file.value("positionNoise")),
                or(headingNoise, file.value("headingNoise")),
                or(speedNoise, file.value("speedNoise")),
                or(spinNoise, file.value("spinNoise")),
                or(vanish, file.value("vanish")),
                or(dropFrame, file.value("dropFrame")),
                or(sensingDelay, file.value("sensingDelay")));
    }

    /** What robots follow; the same. */
    public ActuationSettings actuation(NoiseFile file) {
        return new ActuationSettings(
                or(commandDelay, file.value("commandDelay")),
                or(commandLoss, file.value("commandLoss")),
                or(wheelLockRate, file.value("wheelLockRate")),
                or(wheelLockTime, file.value("wheelLockTime")),
                or(deadZone, file.value("deadZone")));
    }

    private static double or(@Nullable Double given, double otherwise) {
        return given == null ? otherwise : given;
    }
}
