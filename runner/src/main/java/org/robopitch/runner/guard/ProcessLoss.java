// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import org.robopitch.engine.match.Side;

/**
 * A team whose process of its own has ended during the match: it has lost, whatever its robots still do.
 *
 * @param side which team
 * @param why its process has ended, in words that name the process
 * @param killed whether a signal has ended it, which need not have been its own
 * @param decision the number of the decision that it did not return from; 0 if it did not even start
 */
public record ProcessLoss(Side side, String why, boolean killed, long decision) {}
