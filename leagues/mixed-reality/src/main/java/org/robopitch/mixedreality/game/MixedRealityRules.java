// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * What the supervision applies.
 */
public record MixedRealityRules(
        @Value(says = "length of a half", unit = "s", min = 0.001, max = 1e6, otherwise = "300")
        double halfSeconds,

        @Value(says = "how long robots stand still before a restart", unit = "s", max = 100, otherwise = "1")
        double stoppageSeconds,

        @Value(
                says = "time after which a restart that nobody takes is open to everybody",
                unit = "s",
                max = 1000,
                otherwise = "10")
        double restartSeconds,

        @Value(
                says = "time after which a ball that does not move in play is returned to the centre",
                unit = "s",
                min = 0.1,
                max = 1e6,
                otherwise = "15")
        double stuckSeconds,

        @Value(says = "time before the end at which agents are warned", unit = "s", max = 1e6, otherwise = "10")
        double warnSeconds,

        @Value(
                says =
                        "largest offset of robots from their places in a line-up, per coordinate, as when placed by hand; "
                                + "makes matches differ by their seed",
                unit = "m",
                max = 0.1,
                otherwise = "0.003")
        double placementScatter)
        implements Values<MixedRealityRules> {

    /** {@return two halves of five minutes} */
    public static MixedRealityRules defaults() {
        return Declared.of(MixedRealityRules.class).defaults();
    }
}
