// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.jspecify.annotations.Nullable;

/**
 * Where a match stands by its rules.
 *
 * @param mode what is being played, in the league's words: "kick-off", "play", "free ball", "halt" …
 * @param running whether robots may move and the clock runs
 * @param awarded the side whose ball it is, if the mode is somebody's
 * @param period "first half", "second half", "overtime", "shoot-out", "over" …
 * @param clock seconds played in this period
 * @param blueScore goals of blue
 * @param yellowScore goals of yellow
 */
public record PlayState(
        String mode,
        boolean running,
        @Nullable Side awarded,
        String period,
        double clock,
        int blueScore,
        int yellowScore) {

    /**
     * {@return the goals of a side}
     *
     * @param side whose
     */
    public int score(Side side) {
        return side == Side.BLUE ? blueScore : yellowScore;
    }
}
