// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.util.ArrayList;
import java.util.List;
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

    /** {@return the matches of an order, numbered from one on: each of so many seeds in both colours, as it is ordered first} */
    public static List<MatchJob> bothSides(
            int number, int round, MatchOrder order, long firstSeed, int seeds, boolean samples) {
        List<MatchJob> jobs = new ArrayList<>();
        for (int i = 0; i < seeds; i++) {
            MatchOrder match = order.with("seed", firstSeed + i);
            jobs.add(new MatchJob(number + 2 * i, round, match, samples));
            jobs.add(new MatchJob(number + 2 * i + 1, round, match.swapped(), samples));
        }
        return jobs;
    }
}
