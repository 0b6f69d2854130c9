// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/**
 * What the referee has seen, and how play goes on.
 *
 * @param restart how
 * @param awarded whose ball it is, or null
 * @param x where the ball is put, m
 * @param y where the ball is put, m
 * @param kind a short word for what was seen
 * @param robot the robot that did it, or −1
 * @param text a sentence for people
 */
record Decision(MatchMode restart, @Nullable Side awarded, double x, double y, String kind, int robot, String text) {

    /** Whether a robot did something wrong. */
    boolean isFoul() {
        return robot >= 0 && restart != MatchMode.KICKOFF;
    }
}
