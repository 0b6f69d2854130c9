// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.CoachDetail;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.Orders;

/**
 * Listens to the program of a team's coach, or to a referee that speaks as one. Coaches repeat themselves all the time:
 * only what is new is an order.
 */
final class CoachInput {
    private final Side side;
    private final double[] details = new double[CoachDetail.values().length];
    private long last = -1;

    CoachInput(Side side) {
        this.side = side;
    }

    /**
     * {@return the orders that a message is: none if it says what the one before said}
     *
     * @throws IllegalArgumentException if there is no such mode
     */
    synchronized List<OperatorAction> hear(Message message) {
        List<OperatorAction> orders = new ArrayList<>();
        for (CoachDetail detail : CoachDetail.values()) {
            double value = CoachMessage.read(message, detail);
            if (value != details[detail.ordinal()]) {
                detail.of(side).require(value);
                details[detail.ordinal()] = value;
                orders.add(new OperatorAction.Detail(detail.number(side), value));
            }
        }
        long number = message.integer("MatchMode");
        if (number != last) {
            MatchMode mode = MatchMode.of((int) number);
            if (mode == null) {
                throw new IllegalArgumentException("there is no MatchMode " + number);
            }
            last = number;
            Side whose = MatchMode.whose((int) number, side);
            orders.add(new OperatorAction.Order(Orders.coach(mode, whose == null ? Side.BLUE : whose)));
        }
        return orders;
    }

    /** Begins another match, to which the details are new; the mode is an order only when it changes. */
    synchronized void reset() {
        Arrays.fill(details, 0);
    }
}
