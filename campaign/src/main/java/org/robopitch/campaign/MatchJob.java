// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import org.robopitch.runner.MatchOrder;

/**
 * One match of a campaign, in words and numbers that can be sent to another computer.
 *
 * @param number its place in the schedule, counted from 0; results are put in this order
 * @param round which round it belongs to, counted from 1
 * @param order what is to be played
 */
public record MatchJob(int number, int round, MatchOrder order) {}
