// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.Orders;

/**
 * Listens to the program of a team's coach, or to a referee that speaks as one. Coaches repeat themselves all the time:
 * only a word that is new is an order.
 */
final class CoachEar {
    private final Side side;
    private long last = -1;

    CoachEar(Side side) {
        this.side = side;
    }

    /**
     * {@return the order that a message is, or null if it says what the one before said}
     *
     * @throws IllegalArgumentException if there is no such mode
     */
    @Nullable
    OperatorAction hear(Message message) {
        long number = message.integer("MatchMode");
        if (number == last) {
            return null;
        }
        MatchMode mode = MatchMode.of((int) number);
        if (mode == null) {
            throw new IllegalArgumentException("there is no MatchMode " + number);
        }
        last = number;
        Side whose = MatchMode.whose((int) number, side);
        return new OperatorAction.Order(Orders.coach(mode, whose == null ? Side.BLUE : whose));
    }
}
