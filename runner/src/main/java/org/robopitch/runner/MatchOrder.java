// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import org.jspecify.annotations.Nullable;
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

    /** A draft of the same match, to change. */
    public Draft draft() {
        return new Draft(this);
    }

    /** The same with other parameters of the league. */
    public MatchOrder withConfiguration(Configuration other) {
        return draft().configuration(other).order();
    }

    /** The same, begun with a situation; null for the kick-off. */
    public MatchOrder withSituation(@Nullable Situation other) {
        return draft().situation(other).order();
    }

    /** The same with another seed. */
    public MatchOrder withSeed(long other) {
        return draft().seed(other).order();
    }

    /** The same, stopped after other simulated time, s; 0 to let the referee end it. */
    public MatchOrder withDuration(double other) {
        return draft().duration(other).order();
    }

    /** The same with other teams. */
    public MatchOrder withTeams(String otherBlue, String otherYellow) {
        return draft().blue(otherBlue).yellow(otherYellow).order();
    }

    /** The same with the colours of the teams swapped. */
    public MatchOrder swapped() {
        return withTeams(yellow, blue);
    }

    /** A match order in the making: what is not set stays as it was in the order it began with. */
    public static final class Draft {
        private final String league;
        private String size;
        private Configuration configuration;
        private String blue;
        private String yellow;
        private long seed;
        private double duration;
        private boolean overtime;
        private boolean shootOut;
        private SensingSettings sensing;
        private ActuationSettings actuation;
        private @Nullable Situation situation;

        private Draft(MatchOrder from) {
            league = from.league;
            size = from.size;
            configuration = from.configuration;
            blue = from.blue;
            yellow = from.yellow;
            seed = from.seed;
            duration = from.duration;
            overtime = from.overtime;
            shootOut = from.shootOut;
            sensing = from.sensing;
            actuation = from.actuation;
            situation = from.situation;
        }

        public Draft size(String other) {
            size = other;
            return this;
        }

        public Draft configuration(Configuration other) {
            configuration = other;
            return this;
        }

        public Draft blue(String other) {
            blue = other;
            return this;
        }

        public Draft yellow(String other) {
            yellow = other;
            return this;
        }

        public Draft seed(long other) {
            seed = other;
            return this;
        }

        public Draft duration(double other) {
            duration = other;
            return this;
        }

        /** What follows a draw: extra time, a shoot-out, both or neither. */
        public Draft afterADraw(boolean extraTime, boolean thenShootOut) {
            overtime = extraTime;
            shootOut = thenShootOut;
            return this;
        }

        /** What goes wrong on the way to the teams and to the robots. */
        public Draft noise(SensingSettings toTeams, ActuationSettings toRobots) {
            sensing = toTeams;
            actuation = toRobots;
            return this;
        }

        public Draft situation(@Nullable Situation other) {
            situation = other;
            return this;
        }

        public MatchOrder order() {
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
                    situation);
        }
    }
}
