// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.ParameterException;
import org.robopitch.settings.Require;

/**
 * What the referee applies.
 */
public record MiddleSizeRules(
        @Meaning("whether the referee decides by itself; if not, only the coach's commands count")
        boolean automatic,

        @Meaning("whether an external program is the referee: the match starts in STOP, and the score follows from "
                + "that referee's calls; needs `automatic: false`")
        boolean refereeOutside,

        @Meaning("whether a goal straight from a restart counts, as in NuBot's simulator; in the league's own rules, "
                + "only penalties and dropped balls may be scored directly")
        boolean directGoals,

        @Meaning("length of a half") double halfSeconds,

        @Meaning("time from a decision until the ball is placed")
        double stopSeconds,

        @Meaning("time from the command until the start") double restartSeconds,
        @Meaning("how far a robot may dribble") double dribbleLimit,

        @Meaning("distance that opponents must keep at a restart")
        double opponentDistance,

        @Meaning("distance that the taker's team-mates must keep")
        double mateDistance,

        @Meaning("distance that everybody must keep at a dropped ball")
        double dropBallDistance,

        @Meaning(
                "how long the ball may lie still before it is dropped; it may stay within two metres three times as long")
        double stuckSeconds,

        @Meaning("how long robots of both teams may contest the ball before it is dropped")
        double contestSeconds,

        @Meaning("how long field players may stay in a goal area")
        double areaSeconds,

        @Meaning("how long a robot may push an opponent away")
        double pushSeconds,

        @Meaning("number of fouls that earn a robot a yellow card")
        int foulsPerCard,

        @Meaning("how long a second yellow card keeps a robot off")
        double sendOffSeconds) {

    /** Refuses what is no game. */
    public MiddleSizeRules {
        if (automatic && refereeOutside) {
            throw new ParameterException(
                    "rules.refereeOutside",
                    "needs rules.automatic: false, because there is one referee",
                    "rules.automatic");
        }
        Require.between("rules.halfSeconds", halfSeconds, 0.001, 1e6, "s");
        Require.between("rules.stopSeconds", stopSeconds, 0, 60, "s");
        Require.between("rules.restartSeconds", restartSeconds, 0, 60, "s");
        Require.between("rules.dribbleLimit", dribbleLimit, 0.1, 1000, "m");
        Require.between("rules.opponentDistance", opponentDistance, 0, 10, "m");
        Require.between("rules.mateDistance", mateDistance, 0, 10, "m");
        Require.between("rules.dropBallDistance", dropBallDistance, 0, 10, "m");
        Require.between("rules.stuckSeconds", stuckSeconds, 1, 1e6, "s");
        Require.between("rules.contestSeconds", contestSeconds, 1, 1e6, "s");
        Require.between("rules.areaSeconds", areaSeconds, 0.1, 1e6, "s");
        Require.between("rules.pushSeconds", pushSeconds, 0.1, 1e6, "s");
        Require.between("rules.foulsPerCard", foulsPerCard, 1, 1000, "");
        Require.between("rules.sendOffSeconds", sendOffSeconds, 0, 1e6, "s");
    }

    /** {@return the league's rules} */
    public static MiddleSizeRules defaults() {
        return new MiddleSizeRules(true, false, true, 900, 2, 4, 3, 3, 2, 1, 10, 8, 10, 2, 3, 120);
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
        return with(isAutomatic, refereeOutside && !isAutomatic, halfSeconds);
    }

    /** {@return the same, led by a referee outside} */
    public MiddleSizeRules withRefereeOutside() {
        return with(false, true, halfSeconds);
    }

    /**
     * {@return the same with halves of another length}
     *
     * @param seconds s
     */
    public MiddleSizeRules withHalf(double seconds) {
        return with(automatic, refereeOutside, seconds);
    }

    private MiddleSizeRules with(boolean isAutomatic, boolean isOutside, double half) {
        return new MiddleSizeRules(
                isAutomatic,
                isOutside,
                directGoals,
                half,
                stopSeconds,
                restartSeconds,
                dribbleLimit,
                opponentDistance,
                mateDistance,
                dropBallDistance,
                stuckSeconds,
                contestSeconds,
                areaSeconds,
                pushSeconds,
                foulsPerCard,
                sendOffSeconds);
    }
}
