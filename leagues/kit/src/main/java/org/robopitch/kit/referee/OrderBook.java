// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.RefereeOrder;

/** The orders that a referee takes: each with its number, which recordings keep, its words, and what follows. */
public final class OrderBook {
    private final List<RefereeOrder> orders = new ArrayList<>();
    private final Map<Integer, Consumer<EventSink>> effects = new TreeMap<>();

    /** No orders. */
    public OrderBook() {}

    /**
     * Adds an order.
     *
     * @param number of its own
     * @param label for people
     * @param group of orders that are shown together
     * @param effect what follows, and is reported
     */
    public void add(int number, String label, String group, Consumer<EventSink> effect) {
        orders.add(new RefereeOrder(number, label, group));
        effects.put(number, effect);
    }

    /** {@return all of them, in the order in which they were added} */
    public List<RefereeOrder> orders() {
        return List.copyOf(orders);
    }

    /**
     * Carries out an order; one that is not in the book has no effect.
     *
     * @param number of the order
     * @param events where to report it
     */
    public void carryOut(int number, EventSink events) {
        Consumer<EventSink> effect = effects.get(number);
        if (effect != null) {
            effect.accept(events);
        }
    }
}
