// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Situation;
import org.robopitch.settings.Configuration;

/**
 * A match as somebody orders it: names and numbers, from a command line or a form.
 *
 * @param league name of the league, such as "mirosot"
 * @param size one of the league's sizes, such as "5v5"; empty for what the configuration says, or else the default
 * @param configuration parameters of the league, laid over those of the size
 * @param blue name of the blue team
 * @param yellow name of the yellow team
 * @param seed of all random streams
 * @param duration simulated time after which the match is stopped, s; 0 to let the referee end it
 * @param overtime whether a draw is followed by extra time
 * @param shootOut whether a draw is followed by a shoot-out
 * @param sensing what goes wrong on the way to the teams
 * @param actuation what goes wrong on the way to the robots
 * @param situation what it begins with instead of a kick-off; null for the kick-off
 */
public record MatchOrder(
        String league,
        String size,
        Configuration configuration,
        String blue,
        String yellow,

        @Value(says = "random seed; the same seed reproduces the match bit for bit", otherwise = "1")
        long seed,

        @Value(
                says = "simulated time to play, in two halves; by default until the referee ends the match",
                unit = "s",
                max = 1e6)
        double duration,

        @Value(says = "play extra time after a draw") boolean overtime,

        @Value(says = "decide a draw by a penalty shoot-out")
        boolean shootOut,

        SensingSettings sensing,
        ActuationSettings actuation,
        @Nullable Situation situation)
        implements Values<MatchOrder> {

    /** A match that begins with the kick-off, of the default length, without noise. */
    public static MatchOrder of(String league, String size, String blue, String yellow, long seed) {
        return new MatchOrder(
                league,
                size,
                Configuration.empty(),
                blue,
                yellow,
                seed,
                0,
                false,
                false,
                SensingSettings.PERFECT,
                ActuationSettings.PERFECT,
                null);
    }

    /** The name of a side's team. */
    public String team(Side side) {
        return side == Side.BLUE ? blue : yellow;
    }

    /** The same with other teams. */
    public MatchOrder withTeams(String otherBlue, String otherYellow) {
        return with("blue", otherBlue).with("yellow", otherYellow);
    }

    /** The same with the colours of the teams swapped. */
    public MatchOrder swapped() {
        return withTeams(yellow, blue);
    }
}
