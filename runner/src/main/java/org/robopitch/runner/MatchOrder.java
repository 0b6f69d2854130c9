// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.situation.Situation;
import org.robopitch.settings.Configuration;

/**
 * A match as somebody orders it: names and numbers, from a command line or a form.
 *
 * @param league name of the league, such as "mirosot"
 * @param size one of the league's sizes, such as "5v5"; empty for what the configuration says, or else the default
 * @param configuration parameters of the league, laid over those of the size
 * @param blue name of the blue team
 * @param yellow name of the yellow team
 * @param seed where all chance comes from
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
        long seed,
        double duration,
        boolean overtime,
        boolean shootOut,
        SensingSettings sensing,
        ActuationSettings actuation,
        @Nullable Situation situation) {

    public MatchOrder {
        if (!(duration >= 0 && duration <= 1e6)) {
            throw new IllegalArgumentException("duration must be between 0 and 1000000 s, but is " + duration);
        }
    }

    /** A match that begins with the kick-off. */
    public MatchOrder(
            String league,
            String size,
            Configuration configuration,
            String blue,
            String yellow,
            long seed,
            double duration,
            boolean overtime,
            boolean shootOut,
            SensingSettings sensing,
            ActuationSettings actuation) {
        this(league, size, configuration, blue, yellow, seed, duration, overtime, shootOut, sensing, actuation, null);
    }

    /** A match of the default length, without noise. */
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
                ActuationSettings.PERFECT);
    }

    /** The same with other parameters of the league. */
    public MatchOrder withConfiguration(Configuration other) {
        return new MatchOrder(
                league, size, other, blue, yellow, seed, duration, overtime, shootOut, sensing, actuation, situation);
    }

    /** The same, begun with a situation; null for the kick-off. */
    public MatchOrder withSituation(@Nullable Situation other) {
        return new MatchOrder(
                league,
                size,
                configuration,
                blue,
                yellow,
                seed,
                duration,
                overtime,
                shootOut,
                sensing,
                actuation,
                other);
    }

    /** The name of a side's team. */
    public String team(Side side) {
        return side == Side.BLUE ? blue : yellow;
    }

    /** The same with another seed. */
    public MatchOrder withSeed(long newSeed) {
        return new MatchOrder(
                league,
                size,
                configuration,
                blue,
                yellow,
                newSeed,
                duration,
                overtime,
                shootOut,
                sensing,
                actuation,
                situation);
    }

    /** The same with another team in blue. */
    public MatchOrder withBlue(String team) {
        return new MatchOrder(
                league,
                size,
                configuration,
                team,
                yellow,
                seed,
                duration,
                overtime,
                shootOut,
                sensing,
                actuation,
                situation);
    }

    /** The same with the colours of the teams swapped. */
    public MatchOrder swapped() {
        return new MatchOrder(
                league,
                size,
                configuration,
                yellow,
                blue,
                seed,
                duration,
                overtime,
                shootOut,
                sensing,
                actuation,
                situation);
    }
}
