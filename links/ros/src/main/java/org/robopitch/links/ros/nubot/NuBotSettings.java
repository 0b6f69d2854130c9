// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.Set;
import org.robopitch.declare.Values;
import org.robopitch.middlesize.parameters.Dialect;

/**
 * How the link presents itself to programs.
 *
 * @param dialect which of NuBot's simulators the programs were written for
 * @param robots per side
 * @param cyan prefix of the names of blue's robots
 * @param magenta prefix of the names of yellow's robots
 * @param noiseScale standard deviation of the noise on positions (m) and velocities (m/s)
 * @param noiseRate share of the messages that have noise, 0 … 1
 * @param commandSeconds real time after which a robot whose program is silent stops, s
 * @param simulatedTime whether programs should take the time from /clock
 * @param given names of the master's parameters that somebody else has set, which stay when the link goes
 */
public record NuBotSettings(
        Dialect dialect,
        int robots,
        String cyan,
        String magenta,
        double noiseScale,
        double noiseRate,
        double commandSeconds,
        boolean simulatedTime,
        Set<String> given)
        implements Values<NuBotSettings> {
    /** Refuses names that ROS would not take, and noise that is none. */
    public NuBotSettings {
        given = Set.copyOf(given);
        for (String prefix : new String[] {cyan, magenta}) {
            if (!prefix.matches("[A-Za-z]\\w*")) {
                throw new IllegalArgumentException("a prefix is letters, digits and _, not \"" + prefix + "\"");
            }
        }
        if (cyan.equals(magenta)) {
            throw new IllegalArgumentException("the teams need different prefixes, not both \"" + cyan + "\"");
        }
        if (!(noiseScale >= 0 && noiseScale <= 10)) {
            throw new IllegalArgumentException("the noise scale must be 0 to 10, but is " + noiseScale);
        }
        if (!(noiseRate >= 0 && noiseRate <= 1)) {
            throw new IllegalArgumentException("the noise rate must be 0 to 1, but is " + noiseRate);
        }
    }

    /** {@return a dialect as it ships} */
    public static NuBotSettings defaults(Dialect dialect, int robots) {
        return dialect == Dialect.A
                ? new NuBotSettings(dialect, robots, "nubot", "rival", 0.10, 0.01, 1, true, Set.of())
                : new NuBotSettings(dialect, robots, "NuBot", "rival", 0, 0.01, 1, true, Set.of());
    }

    /** {@return the same with other names} */
    public NuBotSettings withPrefixes(String newCyan, String newMagenta) {
        return new NuBotSettings(
                dialect, robots, newCyan, newMagenta, noiseScale, noiseRate, commandSeconds, simulatedTime, given);
    }
}
