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
 * @param robot index of the robot within its side, or −1
 * @param text a sentence for people
 */
public record MatchEvent(
        long step, double time, String kind, @Nullable Side side, int robot, String text) {}
