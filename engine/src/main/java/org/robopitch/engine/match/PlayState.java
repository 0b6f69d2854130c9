// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;

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

    /**
     * {@return the state of play to continue with, as part of what something remembers}
     *
     * @param visitor who reads or restores
     * @param now the present one
     */
    public static PlayState visit(StateVisitor visitor, PlayState now) {
        PlayState next = new PlayState(
                visitor.text(now.mode),
                visitor.flag(now.running),
                visitor.choice(now.awarded, Side.class),
                visitor.text(now.period),
                visitor.real(now.clock),
                visitor.whole(now.blueScore),
                visitor.whole(now.yellowScore));
        return visitor.restoring() ? next : now;
    }
}
