// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * The rules of MiroSot and VSSS as numbers. See docs/rules-mirosot.md for where each comes from;
 * "VSSS referee" is the referee program of the IEEE Very Small Size league, "MiroSot" the FIRA game rules.
 */
public record MirosotRules(
        @Value(
                says = "length of each half (VSSS referee, MiroSot)",
                unit = "s",
                min = 0.001,
                max = 1e6,
                otherwise = "300")
        double halfSeconds,

        @Value(
                says = "length of each half of extra time (VSSS referee)",
                unit = "s",
                min = 0.001,
                max = 1e6,
                otherwise = "180")
        double overtimeHalfSeconds,

        @Value(says = "whether a draw is followed by extra time")
        boolean overtime,

        @Value(says = "whether a draw, after any extra time, is followed by a penalty shoot-out")
        boolean shootOut,

        @Value(says = "penalties of each side before sudden death", min = 1, max = 100, otherwise = "5")
        int shootOutKicks,

        @Value(
                says = "time after which an attempt of a shoot-out has failed",
                unit = "s",
                min = 0.1,
                max = 1000,
                otherwise = "10")
        double shootOutSeconds,

        @Value(says = "whether sides change ends after each half (MiroSot)")
        boolean changeEnds,

        @Value(says = "whether the seed decides who kicks off first (MiroSot); otherwise blue does", otherwise = "true")
        boolean coinToss,

        @Value(
                says = "how long robots stand still at a restart before play resumes",
                unit = "s",
                max = 100,
                otherwise = "1")
        double stoppageSeconds,

        @Value(
                says = "largest offset of robots from their place in the formation, per coordinate",
                unit = "m",
                max = 0.01,
                otherwise = "0.005")
        double placementScatter,

        @Value(
                says = "speed below which the ball is stuck; at 0 it never is (VSSS referee)",
                unit = "m/s",
                max = 10,
                otherwise = "0.1")
        double stuckSpeed,

        @Value(
                says = "time after which a stuck ball is a free ball (VSSS referee)",
                unit = "s",
                min = 0.1,
                max = 1e6,
                otherwise = "5")
        double stuckSeconds,

        @Value(
                says = "how many robots each side may have in a goal area while the ball is there (both)",
                min = 1,
                max = 500,
                otherwise = "1")
        int robotsInArea,

        @Value(
                says = "time after which too many robots in a goal area are a foul (VSSS referee)",
                unit = "s",
                max = 1e6,
                otherwise = "3")
        double crowdedSeconds,

        @Value(
                says = "time within which a keeper that is not attacked must play the ball out of its area (MiroSot)",
                unit = "s",
                min = 0.1,
                max = 1e6,
                otherwise = "10")
        double keeperSeconds,

        @Value(says = "gap to the ball within which a robot contests it", unit = "m", max = 1, otherwise = "0.05")
        double contestedReach,

        @Value(
                says = "time after which pushing an opponent away from the ball is a foul (MiroSot)",
                unit = "s",
                max = 1e6,
                otherwise = "1.5")
        double pushSeconds,

        @Value(
                says = "distance of the two robots from the ball at a free ball (MiroSot)",
                unit = "m",
                min = 0.1,
                max = 1,
                otherwise = "0.2")
        double freeBallDistance,

        @Value(
                says = "distance that opponents must keep from the ball at a free kick",
                unit = "m",
                min = 0.1,
                max = 1,
                otherwise = "0.25")
        double freeKickDistance,

        @Value(
                says =
                        "whether another referee is in charge: the built-in one then only counts goals, and neither stops "
                                + "play nor places robots")
        boolean external)
        implements Values<MirosotRules> {

    /** {@return the rules as they are played, without extra time} */
    public static MirosotRules defaults() {
        return Declared.of(MirosotRules.class).defaults();
    }

    /** How long a period lasts, s. */
    double secondsOf(Half period) {
        return period == Half.FIRST_HALF || period == Half.SECOND_HALF ? halfSeconds : overtimeHalfSeconds;
    }

    /** {@return the same without chance: blue kicks off first, and robots are placed exactly} */
    public MirosotRules withoutChance() {
        return with("coinToss", false).with("placementScatter", 0);
    }
}
