// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.jspecify.annotations.Nullable;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.settings.Configuration;
import picocli.CommandLine.Option;

/** What goes wrong between the world and the teams; nothing, unless somebody says so. */
public final class NoiseOptions {
    @Option(
            names = "--position-noise",
            paramLabel = "M",
            description = "Standard deviation of observed positions, per coordinate, in m.")
    @Nullable
    Double positionNoise;

    @Option(
            names = "--heading-noise",
            paramLabel = "RAD",
            description = "Standard deviation of observed headings, in rad.")
    @Nullable
    Double headingNoise;

    @Option(
            names = "--speed-noise",
            paramLabel = "M/S",
            description = "Standard deviation of observed velocities, per coordinate, in m/s.")
    @Nullable
    Double speedNoise;

    @Option(
            names = "--spin-noise",
            paramLabel = "RAD/S",
            description = "Standard deviation of observed angular velocities, in rad/s.")
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
            description = "Probability that a team gets the previous observation again, 0 to 1.")
    @Nullable
    Double dropFrame;

    @Option(
            names = "--sensing-delay",
            paramLabel = "S",
            description = "Delay of observations, in s, rounded to whole cycles.")
    @Nullable
    Double sensingDelay;

    @Option(
            names = "--command-delay",
            paramLabel = "S",
            description = "Delay of commands, in s, rounded to whole cycles.")
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
            description = "Wheel speeds below this magnitude have no effect, in rad/s.")
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
     * {@return a configuration with the options that were given laid over it}
     *
     * @param below what counts where no option was given
     * @param league whose configuration it is
     * @throws IllegalArgumentException if something was given that the league does not know
     */
    public Configuration over(Configuration below, String league) {
        if (!league.equals(MixedReality.NAME) && (misread != null || lostRate != null || lostTime != null)) {
            throw new IllegalArgumentException(
                    "--misread, --lost-rate and --lost-time are for " + MixedReality.NAME + ", not for " + league);
        }
        Configuration all = below;
        all = set(all, "positionNoise", positionNoise, "--position-noise");
        all = set(all, "headingNoise", headingNoise, "--heading-noise");
        all = set(all, "speedNoise", speedNoise, "--speed-noise");
        all = set(all, "spinNoise", spinNoise, "--spin-noise");
        all = set(all, "vanish", vanish, "--vanish");
        all = set(all, "dropFrame", dropFrame, "--drop-frame");
        all = set(all, "sensingDelay", sensingDelay, "--sensing-delay");
        all = set(all, "commandDelay", commandDelay, "--command-delay");
        all = set(all, "commandLoss", commandLoss, "--command-loss");
        all = set(all, "wheelLockRate", wheelLockRate, "--wheel-lock-rate");
        all = set(all, "wheelLockTime", wheelLockTime, "--wheel-lock-time");
        all = set(all, "deadZone", deadZone, "--dead-zone");
        all = set(all, "misread", misread, "--misread");
        all = set(all, "lostRate", lostRate, "--lost-rate");
        return set(all, "lostSeconds", lostTime, "--lost-time");
    }

    private static Configuration set(Configuration below, String key, @Nullable Double value, String option) {
        return value == null ? below : below.set("noise." + key, value, option);
    }
}
