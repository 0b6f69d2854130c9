// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import org.robopitch.runner.MatchOrder;

/**
 * The wish to continue from a moment.
 *
 * @param recording which recording shows it; empty for the live match
 * @param time simulated time of the moment, s
 * @param blue the blue team from there on; empty for the same
 * @param yellow the yellow team from there on; empty for the same
 * @param seed of all chance from there on, a whole number; empty for the same
 */
public record GoOn(String recording, double time, String blue, String yellow, String seed) {
    /**
     * {@return what to play}
     *
     * @param before what was played at the moment
     * @throws IllegalArgumentException if the seed is not a whole number
     */
    public MatchOrder order(MatchOrder before) {
        long number = before.seed();
        if (!seed.isBlank()) {
            try {
                number = Long.parseLong(seed.trim());
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("the seed must be a whole number, but is \"" + seed + "\"");
            }
        }
        return before.with("blue", blue.isBlank() ? before.blue() : blue)
                .with("yellow", yellow.isBlank() ? before.yellow() : yellow)
                .with("seed", number)
                .with("situation", null);
    }
}
