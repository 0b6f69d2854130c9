// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.settings.Require;

/**
 * What the supervision applies.
 *
 * @param halfSeconds length of a half, s
 * @param stoppageSeconds how long robots stand before a restart, s
 * @param restartSeconds a restart that nobody takes is open to everybody after this time, s
 * @param stuckSeconds a ball that stays at its place this long in play is brought back to the middle, s
 * @param warnSeconds how long before the end agents are warned, s
 * @param placementScatter how far robots stand at most from their places in a line-up, each coordinate, m: hands are not
 *     exact, and no two matches are the same
 */
public record MixedRealityRules(
        double halfSeconds,
        double stoppageSeconds,
        double restartSeconds,
        double stuckSeconds,
        double warnSeconds,
        double placementScatter) {

    /** Refuses times that are none. */
    public MixedRealityRules {
        Require.positive("rules.halfSeconds", halfSeconds, "s");
        Require.notNegative("rules.stoppageSeconds", stoppageSeconds, "s");
        Require.notNegative("rules.restartSeconds", restartSeconds, "s");
        Require.positive("rules.stuckSeconds", stuckSeconds, "s");
        Require.notNegative("rules.warnSeconds", warnSeconds, "s");
        Require.notNegative("rules.placementScatter", placementScatter, "m");
    }

    /** {@return two halves of five minutes} */
    public static MixedRealityRules defaults() {
        return new MixedRealityRules(300, 1, 10, 15, 10, 0.003);
    }

    /**
     * {@return the same with halves of another length}
     *
     * @param seconds s
     */
    public MixedRealityRules withHalf(double seconds) {
        return new MixedRealityRules(
                seconds, stoppageSeconds, restartSeconds, stuckSeconds, warnSeconds, placementScatter);
    }
}
