// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.Locale;

/**
 * The rules of MiroSot and VSSS as numbers. Where they come from is told in docs/rules-mirosot.md, one line each;
 * "VSSS referee" is the referee program of the IEEE Very Small Size league, "MiroSot" the FIRA game rules.
 *
 * @param halfSeconds length of each half, s (VSSS referee, MiroSot)
 * @param overtimeHalfSeconds length of each half of extra time, s (VSSS referee)
 * @param overtime whether a draw is followed by extra time
 * @param shootOut whether a draw, after extra time if there is one, is followed by penalties in turn
 * @param shootOutKicks penalties of each side before sudden death
 * @param shootOutSeconds after which an attempt of a shoot-out has failed, s
 * @param changeEnds whether sides change ends after each half (MiroSot)
 * @param coinToss whether chance decides who kicks off first (MiroSot); otherwise blue does
 * @param stoppageSeconds how long everybody stands at a restart before play goes on, s
 * @param placementScatter how far robots are placed from where the formation has them, at most, each way, m
 * @param stuckSpeed a slower ball is stuck, m/s (VSSS referee)
 * @param stuckSeconds after which a stuck ball is a free ball, s (VSSS referee)
 * @param robotsInArea how many robots each side may have in a goal area while the ball is there (both)
 * @param crowdedSeconds after which more robots in a goal area are a foul, s (VSSS referee)
 * @param keeperSeconds after which a keeper that nobody attacks must have played the ball out of its area, s (MiroSot)
 * @param contestedReach a robot whose gap to the ball is smaller takes part in the play for it, m
 * @param pushSeconds after which pushing an opponent who has nothing to do with the ball is a foul, s (MiroSot)
 * @param freeBallDistance of the two robots from the ball at a free ball, m (MiroSot)
 * @param freeKickDistance of all opponents from the ball at a free kick, at least, m
 * @param external whether another referee is in charge: ours then only counts goals, and neither stops play nor places
 */
public record MirosotRules(
        double halfSeconds,
        double overtimeHalfSeconds,
        boolean overtime,
        boolean shootOut,
        int shootOutKicks,
        double shootOutSeconds,
        boolean changeEnds,
        boolean coinToss,
        double stoppageSeconds,
        double placementScatter,
        double stuckSpeed,
        double stuckSeconds,
        int robotsInArea,
        double crowdedSeconds,
        double keeperSeconds,
        double contestedReach,
        double pushSeconds,
        double freeBallDistance,
        double freeKickDistance,
        boolean external) {

    /** Refuses times, speeds and distances that make no game. */
    public MirosotRules {
        requireBetween("halfSeconds", halfSeconds, 0.001, 1e6, "s");
        requireBetween("overtimeHalfSeconds", overtimeHalfSeconds, 0.001, 1e6, "s");
        requireBetween("shootOutKicks", shootOutKicks, 1, 100, "kicks");
        requireBetween("shootOutSeconds", shootOutSeconds, 0.1, 1000, "s");
        requireBetween("stoppageSeconds", stoppageSeconds, 0, 100, "s");
        requireBetween("placementScatter", placementScatter, 0, 0.01, "m");
        requireBetween("stuckSpeed", stuckSpeed, 0, 10, "m/s");
        requireBetween("stuckSeconds", stuckSeconds, 0.1, 1e6, "s");
        requireBetween("robotsInArea", robotsInArea, 1, 500, "robots");
        requireBetween("crowdedSeconds", crowdedSeconds, 0, 1e6, "s");
        requireBetween("keeperSeconds", keeperSeconds, 0.1, 1e6, "s");
        requireBetween("contestedReach", contestedReach, 0, 1, "m");
        requireBetween("pushSeconds", pushSeconds, 0, 1e6, "s");
        requireBetween("freeBallDistance", freeBallDistance, 0.1, 1, "m");
        requireBetween("freeKickDistance", freeKickDistance, 0.1, 1, "m");
    }

    private static void requireBetween(String name, double value, double least, double most, String unit) {
        if (!(value >= least && value <= most)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "rules.%s must be between %s and %s %s, but is %s", name, least, most, unit, value));
        }
    }

    /** {@return the rules as they are played, without extra time} */
    public static MirosotRules defaults() {
        return new MirosotRules(
                300, 180, false, false, 5, 10, false, true, 1, 0.005, 0.1, 5, 1, 3, 10, 0.05, 1.5, 0.2, 0.25, false);
    }

    /**
     * {@return the same with halves of another length}
     *
     * @param seconds s
     */
    public MirosotRules withHalf(double seconds) {
        return with(seconds, overtime, shootOut, changeEnds, coinToss, stoppageSeconds, placementScatter, external);
    }

    /**
     * {@return the same with or without extra time and shoot-out after a draw}
     *
     * @param extraTime whether two short halves follow
     * @param penalties whether penalties in turn follow
     */
    public MirosotRules withDecider(boolean extraTime, boolean penalties) {
        return with(
                halfSeconds, extraTime, penalties, changeEnds, coinToss, stoppageSeconds, placementScatter, external);
    }

    /**
     * {@return the same with sides that change ends after each half, or do not}
     *
     * @param change whether they do
     */
    public MirosotRules withChangeOfEnds(boolean change) {
        return with(halfSeconds, overtime, shootOut, change, coinToss, stoppageSeconds, placementScatter, external);
    }

    /**
     * {@return the same with stoppages of another length}
     *
     * @param seconds s
     */
    public MirosotRules withStoppage(double seconds) {
        return with(halfSeconds, overtime, shootOut, changeEnds, coinToss, seconds, placementScatter, external);
    }

    /** {@return the same with another referee in charge, from outside} */
    public MirosotRules withExternalReferee() {
        return with(halfSeconds, overtime, shootOut, changeEnds, coinToss, stoppageSeconds, placementScatter, true);
    }

    /** {@return the same without chance: blue kicks off first, and robots are placed exactly} */
    public MirosotRules withoutChance() {
        return with(halfSeconds, overtime, shootOut, changeEnds, false, stoppageSeconds, 0, external);
    }

    private MirosotRules with(
            double half,
            boolean extraTime,
            boolean penalties,
            boolean ends,
            boolean toss,
            double stop,
            double scatter,
            boolean elsewhere) {
        return new MirosotRules(
                half,
                overtimeHalfSeconds,
                extraTime,
                penalties,
                shootOutKicks,
                shootOutSeconds,
                ends,
                toss,
                stop,
                scatter,
                stuckSpeed,
                stuckSeconds,
                robotsInArea,
                crowdedSeconds,
                keeperSeconds,
                contestedReach,
                pushSeconds,
                freeBallDistance,
                freeKickDistance,
                elsewhere);
    }
}
