// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/** How much each term of a side's reward counts; all agents of a side get the same. */
public record RewardWeights(
        @Value(
                says = "for a goal; a goal of the opponents counts as much against the side",
                min = -RewardWeights.MOST,
                max = RewardWeights.MOST)
        double goal,

        @Value(
                says = "for each pitch length that the ball comes nearer to the middle of the opponents' goal",
                min = -RewardWeights.MOST,
                max = RewardWeights.MOST)
        double ball,

        @Value(
                says = "for each pitch length that the side's nearest robot comes nearer to the ball",
                min = -RewardWeights.MOST,
                max = RewardWeights.MOST)
        double approach,

        @Value(
                says = "for reaching the ball, where that is the task",
                min = -RewardWeights.MOST,
                max = RewardWeights.MOST)
        double reach,

        @Value(says = "taken off for each second", min = -RewardWeights.MOST, max = RewardWeights.MOST)
        double time,

        @Value(says = "taken off when the ball leaves the field", min = -RewardWeights.MOST, max = RewardWeights.MOST)
        double out)
        implements Values<RewardWeights> {
    /** The largest weight, of either sign. */
    public static final double MOST = Double.MAX_VALUE;
}
