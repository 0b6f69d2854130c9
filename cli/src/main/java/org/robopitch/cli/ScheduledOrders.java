// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;

/** Tells the referee of a match what a coach would, each order at its time. */
final class ScheduledOrders implements MatchListener {
    private final Deque<Timed> left = new ArrayDeque<>();

    private record Timed(double seconds, OperatorAction action) {}

    private ScheduledOrders(List<Timed> orders) {
        left.addAll(orders);
    }

    /**
     * Prepares orders for a match.
     *
     * @param texts seconds, a colon and an order by its words or number, such as {@code 30:corner yellow}, or a detail with
     *     its value, such as {@code 30:blue test mode=12}
     * @throws IllegalArgumentException if one is not understood
     */
    static void of(Match match, List<String> texts) {
        List<Timed> orders = new ArrayList<>();
        for (String text : texts) {
            orders.add(parse(text, match.game().referee()));
        }
        orders.sort(Comparator.comparingDouble(Timed::seconds));
        ScheduledOrders scheduled = new ScheduledOrders(orders);
        scheduled.give(match, 0);
        match.watch(scheduled);
    }

    private static Timed parse(String text, Referee referee) {
        List<RefereeOrder> known = referee.orders();
        int colon = text.indexOf(':');
        try {
            if (colon > 0) {
                double seconds = Double.parseDouble(text.substring(0, colon));
                if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
                    throw new IllegalArgumentException("--order needs a time of 0 s or later, but is '" + text + "'");
                }
                String wanted = text.substring(colon + 1).strip();
                for (RefereeOrder order : known) {
                    if (order.label().equals(wanted)
                            || Integer.toString(order.number()).equals(wanted)) {
                        return new Timed(seconds, new OperatorAction.Order(order.number()));
                    }
                }
                for (RefereeDetail detail : referee.details()) {
                    if (wanted.startsWith(detail.label() + "=")) {
                        double value = Double.parseDouble(
                                wanted.substring(detail.label().length() + 1));
                        detail.require(value);
                        return new Timed(seconds, new OperatorAction.Detail(detail.number(), value));
                    }
                }
            }
        } catch (NumberFormatException e) {
            // The message below says it.
        }
        String words = known.isEmpty()
                ? "this league's referee takes none"
                : Stream.concat(
                                known.stream().map(order -> shape(order.label())),
                                referee.details().stream().map(detail -> shape(detail.label()) + "=…"))
                        .distinct()
                        .collect(Collectors.joining(", "));
        throw new IllegalArgumentException(
                "--order must be seconds, a colon and an order, but is '" + text + "'; orders: " + words);
    }

    /** What orders for each side and robot have in common, so that the list of them can be read. */
    private static String shape(String label) {
        return label.replaceFirst("(blue|yellow) \\d+$", "SIDE N")
                .replaceFirst("(blue|yellow)$", "SIDE")
                .replaceFirst("^(blue|yellow) (?!card)", "SIDE ");
    }

    @Override
    public void cycled(Match match) {
        give(match, match.game().world().time());
    }

    private void give(Match match, double now) {
        while (!left.isEmpty() && left.getFirst().seconds() <= now) {
            match.operate(left.removeFirst().action());
        }
    }
}
