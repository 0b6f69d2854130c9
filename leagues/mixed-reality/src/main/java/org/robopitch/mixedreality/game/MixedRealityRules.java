// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * What the supervision applies.
 */
public record MixedRealityRules(
        @Meaning("length of a half") double halfSeconds,

        @Meaning("how long robots stand still before a restart")
        double stoppageSeconds,

        @Meaning("time after which a restart that nobody takes is open to everybody")
        double restartSeconds,

        @Meaning("time after which a ball that does not move in play is returned to the centre")
        double stuckSeconds,

        @Meaning("time before the end at which agents are warned")
        double warnSeconds,

        @Meaning("largest offset of robots from their places in a line-up, per coordinate, as when placed by hand; "
                + "makes matches differ by their seed")
        double placementScatter) {

    /** Refuses times that are none. */
    public MixedRealityRules {
        Require.between("rules.halfSeconds", halfSeconds, 0.001, 1e6, "s");
        Require.between("rules.stoppageSeconds", stoppageSeconds, 0, 100, "s");
        Require.between("rules.restartSeconds", restartSeconds, 0, 1000, "s");
        Require.between("rules.stuckSeconds", stuckSeconds, 0.1, 1e6, "s");
        Require.between("rules.warnSeconds", warnSeconds, 0, 1e6, "s");
        Require.between("rules.placementScatter", placementScatter, 0, 0.1, "m");
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
