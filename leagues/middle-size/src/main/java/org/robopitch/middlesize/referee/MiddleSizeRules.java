// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * What the referee applies.
 */
public record MiddleSizeRules(
        @Value(
                says = "whether the referee decides by itself; if not, only the coach's commands count",
                otherwise = "true")
        boolean automatic,

        @Value(
                says =
                        "whether an external program is the referee: the match starts in STOP, and the score follows from "
                                + "that referee's calls; needs `automatic: false`")
        boolean refereeOutside,

        @Value(
                says =
                        "whether a goal straight from a restart counts, as in NuBot's simulator; in the league's own rules, "
                                + "only penalties and dropped balls may be scored directly",
                otherwise = "true")
        boolean directGoals,

        @Value(says = "length of a half", unit = "s", min = 0.001, max = 1e6, otherwise = "900")
        double halfSeconds,

        @Value(says = "time from a decision until the ball is placed", unit = "s", max = 60, otherwise = "2")
        double stopSeconds,

        @Value(says = "time from the command until the start", unit = "s", max = 60, otherwise = "4")
        double restartSeconds,

        @Value(says = "how far a robot may dribble", unit = "m", min = 0.1, max = 1000, otherwise = "3")
        double dribbleLimit,

        @Value(says = "distance that opponents must keep at a restart", unit = "m", max = 10, otherwise = "3")
        double opponentDistance,

        @Value(says = "distance that the taker's team-mates must keep", unit = "m", max = 10, otherwise = "2")
        double mateDistance,

        @Value(says = "distance that everybody must keep at a dropped ball", unit = "m", max = 10, otherwise = "1")
        double dropBallDistance,

        @Value(
                says =
                        "how long the ball may lie still before it is dropped; it may stay within two metres three times as long",
                unit = "s",
                min = 1,
                max = 1e6,
                otherwise = "10")
        double stuckSeconds,

        @Value(
                says = "how long robots of both teams may contest the ball before it is dropped",
                unit = "s",
                min = 1,
                max = 1e6,
                otherwise = "8")
        double contestSeconds,

        @Value(
                says = "how long field players may stay in a goal area",
                unit = "s",
                min = 0.1,
                max = 1e6,
                otherwise = "10")
        double areaSeconds,

        @Value(says = "how long a robot may push an opponent away", unit = "s", min = 0.1, max = 1e6, otherwise = "2")
        double pushSeconds,

        @Value(says = "number of fouls that earn a robot a yellow card", min = 1, max = 1000, otherwise = "3")
        int foulsPerCard,

        @Value(says = "how long a second yellow card keeps a robot off", unit = "s", max = 1e6, otherwise = "120")
        double sendOffSeconds)
        implements Values<MiddleSizeRules> {

    @Override
    public void requireConsistent() {
        if (automatic && refereeOutside) {
            throw new ParameterException(
                    "rules.refereeOutside",
                    "needs rules.automatic: false, because there is one referee",
                    "rules.automatic");
        }
    }

    /** {@return the league's rules} */
    public static MiddleSizeRules defaults() {
        return Declared.of(MiddleSizeRules.class).defaults();
    }

    /** {@return no rules but the coach's commands, beginning in play} */
    public static MiddleSizeRules coachOnly() {
        return defaults().withAutomatic(false);
    }

    /**
     * {@return the same with or without decisions of its own}
     *
     * @param isAutomatic whether the referee decides by itself
     */
    public MiddleSizeRules withAutomatic(boolean isAutomatic) {
        return with("automatic", isAutomatic).with("refereeOutside", refereeOutside && !isAutomatic);
    }
}
