// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.jspecify.annotations.Nullable;

/**
 * Something worth telling that happened in a match.
 *
 * @param step the world's step
 * @param time simulated time, s
 * @param kind a short word such as "goal", "foul", "kick-off", "team error"
 * @param side whom it concerns, or null
 * @param robot index of the robot within its side, from 0, or −1; what people read is its {@link #backNumber()}
 * @param text a sentence for people
 */
public record MatchEvent(
        long step, double time, String kind, @Nullable Side side, int robot, String text) {
    /** {@return the number on the robot's back, from 1, as people read it; 0 for none} */
    public int backNumber() {
        return robot + 1;
    }
}
