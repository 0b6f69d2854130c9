// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.Set;
import org.robopitch.declare.Value;
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
 * @param wallTime whether programs keep their own clocks instead of taking the time from /clock
 * @param given names of the master's parameters that somebody else has set, which stay when the link goes
 */
public record NuBotSettings(
        Dialect dialect,
        int robots,

        @Value(says = "names of blue's robots. Default: nubot; NuBot in B", param = "PREFIX")
        String cyan,

        @Value(says = "names of yellow's robots. Default: rival", param = "PREFIX")
        String magenta,

        @Value(
                says = "standard deviation of observed positions [m] and velocities [m/s]. Default: 0.1 in A, 0 in B",
                param = "X",
                max = 10,
                why = "half a field")
        double noiseScale,

        @Value(says = "share of the messages that have this noise", param = "X", otherwise = "0.01", max = 1)
        double noiseRate,

        double commandSeconds,

        @Value(says = "do not set /use_sim_time, so programs use their own clocks. Only useful at speed 1")
        boolean wallTime,

        Set<String> given)
        implements Values<NuBotSettings> {
    public NuBotSettings {
        given = Set.copyOf(given);
    }

    /** Refuses names that ROS would not take. */
    @Override
    public void requireConsistent() {
        for (String prefix : new String[] {cyan, magenta}) {
            if (!prefix.matches("[A-Za-z]\\w*")) {
                throw new IllegalArgumentException("a prefix is letters, digits and _, not \"" + prefix + "\"");
            }
        }
        if (cyan.equals(magenta)) {
            throw new IllegalArgumentException("the teams need different prefixes, not both \"" + cyan + "\"");
        }
    }

    /** {@return a dialect as it ships} */
    public static NuBotSettings defaults(Dialect dialect, int robots) {
        return dialect == Dialect.A
                ? new NuBotSettings(dialect, robots, "nubot", "rival", 0.10, 0.01, 1, false, Set.of())
                : new NuBotSettings(dialect, robots, "NuBot", "rival", 0, 0.01, 1, false, Set.of());
    }
}
