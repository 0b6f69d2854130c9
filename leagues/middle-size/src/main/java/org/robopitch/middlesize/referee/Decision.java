// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/**
 * What the referee has seen, and how play continues.
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

    /** The decision to continue with, if there is one, as part of what the referee remembers. */
    static @Nullable Decision visit(StateVisitor visitor, @Nullable Decision now) {
        if (!visitor.flag(now != null)) {
            return null;
        }
        Decision from = now == null ? new Decision(MatchMode.STOP, null, 0, 0, "", -1, "") : now;
        return new Decision(
                visitor.choice(from.restart),
                visitor.choice(from.awarded, Side.class),
                visitor.real(from.x),
                visitor.real(from.y),
                visitor.text(from.kind),
                visitor.whole(from.robot),
                visitor.text(from.text));
    }
}
