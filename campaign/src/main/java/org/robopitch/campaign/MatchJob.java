// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import org.robopitch.runner.MatchOrder;

/**
 * One match of a campaign, in words and numbers that can be sent to another computer.
 *
 * @param number its place in the schedule, counted from 0; results are put in this order
 * @param round which round it belongs to, counted from 1
 * @param order what is to be played
 * @param samples whether it is kept where everything was in every cycle
 */
public record MatchJob(int number, int round, MatchOrder order, boolean samples) {
    /** A match of which no samples are kept. */
    public MatchJob(int number, int round, MatchOrder order) {
        this(number, round, order, false);
    }
}
