// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * The rules of MiroSot and VSSS as numbers. See docs/rules-mirosot.md for where each comes from;
 * "VSSS referee" is the referee program of the IEEE Very Small Size league, "MiroSot" the FIRA game rules.
 */
public record MirosotRules(
        @Meaning("length of each half (VSSS referee, MiroSot)")
        double halfSeconds,

        @Meaning("length of each half of extra time (VSSS referee)")
        double overtimeHalfSeconds,

        @Meaning("whether a draw is followed by extra time") boolean overtime,

        @Meaning("whether a draw, after any extra time, is followed by a penalty shoot-out")
        boolean shootOut,

        @Meaning("penalties of each side before sudden death")
        int shootOutKicks,

        @Meaning("time after which an attempt of a shoot-out has failed")
        double shootOutSeconds,

        @Meaning("whether sides change ends after each half (MiroSot)")
        boolean changeEnds,

        @Meaning("whether the seed decides who kicks off first (MiroSot); otherwise blue does")
        boolean coinToss,

        @Meaning("how long robots stand still at a restart before play resumes")
        double stoppageSeconds,

        @Meaning("largest offset of robots from their place in the formation, per coordinate")
        double placementScatter,

        @Meaning("speed below which the ball is stuck; at 0 it never is (VSSS referee)")
        double stuckSpeed,

        @Meaning("time after which a stuck ball is a free ball (VSSS referee)")
        double stuckSeconds,

        @Meaning("how many robots each side may have in a goal area while the ball is there (both)")
        int robotsInArea,

        @Meaning("time after which too many robots in a goal area are a foul (VSSS referee)")
        double crowdedSeconds,

        @Meaning("time within which a keeper that is not attacked must play the ball out of its area (MiroSot)")
        double keeperSeconds,

        @Meaning("gap to the ball within which a robot contests it")
        double contestedReach,

        @Meaning("time after which pushing an opponent away from the ball is a foul (MiroSot)")
        double pushSeconds,

        @Meaning("distance of the two robots from the ball at a free ball (MiroSot)")
        double freeBallDistance,

        @Meaning("distance that opponents must keep from the ball at a free kick")
        double freeKickDistance,

        @Meaning("whether another referee is in charge: the built-in one then only counts goals, and neither stops "
                + "play nor places robots")
        boolean external) {

    /** Refuses times, speeds and distances that make no game. */
    public MirosotRules {
        Require.between("rules.halfSeconds", halfSeconds, 0.001, 1e6, "s");
        Require.between("rules.overtimeHalfSeconds", overtimeHalfSeconds, 0.001, 1e6, "s");
        Require.between("rules.shootOutKicks", shootOutKicks, 1, 100, "");
        Require.between("rules.shootOutSeconds", shootOutSeconds, 0.1, 1000, "s");
        Require.between("rules.stoppageSeconds", stoppageSeconds, 0, 100, "s");
        Require.between("rules.placementScatter", placementScatter, 0, 0.01, "m");
        Require.between("rules.stuckSpeed", stuckSpeed, 0, 10, "m/s");
        Require.between("rules.stuckSeconds", stuckSeconds, 0.1, 1e6, "s");
        Require.between("rules.robotsInArea", robotsInArea, 1, 500, "");
        Require.between("rules.crowdedSeconds", crowdedSeconds, 0, 1e6, "s");
        Require.between("rules.keeperSeconds", keeperSeconds, 0.1, 1e6, "s");
        Require.between("rules.contestedReach", contestedReach, 0, 1, "m");
        Require.between("rules.pushSeconds", pushSeconds, 0, 1e6, "s");
        Require.between("rules.freeBallDistance", freeBallDistance, 0.1, 1, "m");
        Require.between("rules.freeKickDistance", freeKickDistance, 0.1, 1, "m");
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

    /** How long a period lasts, s. */
    double secondsOf(Half period) {
        return period == Half.FIRST_HALF || period == Half.SECOND_HALF ? halfSeconds : overtimeHalfSeconds;
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
