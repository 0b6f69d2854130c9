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
            orders.add(parse(text, match));
        }
        orders.sort(Comparator.comparingDouble(Timed::seconds));
        ScheduledOrders scheduled = new ScheduledOrders(orders);
        scheduled.give(match, 0);
        match.watch(scheduled);
    }

    private static Timed parse(String text, Match match) {
        Referee referee = match.game().referee();
        int colon = text.indexOf(':');
        double seconds;
        try {
            seconds = Double.parseDouble(text.substring(0, Math.max(0, colon)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "--order must be seconds, a colon and an order, but is '" + text + "'" + known(referee));
        }
        if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("--order needs a time of 0 s or later, but is '" + text + "'");
        }
        String wanted = text.substring(colon + 1).strip();
        for (RefereeOrder order : referee.orders()) {
            if (order.label().equals(wanted) || Integer.toString(order.number()).equals(wanted)) {
                return new Timed(seconds, new OperatorAction.Order(order.number()));
            }
        }
        for (RefereeDetail detail : referee.details()) {
            if (wanted.startsWith(detail.label() + "=")) {
                return new Timed(
                        seconds, detail(detail, wanted.substring(detail.label().length() + 1)));
            }
        }
        throw new IllegalArgumentException("the referee of "
                + match.setup().league().name() + " knows no order '" + wanted + "'" + known(referee));
    }

    private static OperatorAction detail(RefereeDetail detail, String text) {
        try {
            double value = Double.parseDouble(text);
            detail.require(value);
            return new OperatorAction.Detail(detail.number(), value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "--order must give " + detail.label() + " a number, but gives '" + text + "'");
        }
    }

    private static String known(Referee referee) {
        String words = Stream.concat(
                        referee.orders().stream().map(order -> shape(order.label())),
                        referee.details().stream().map(detail -> shape(detail.label()) + "=…"))
                .distinct()
                .collect(Collectors.joining(", "));
        return referee.orders().isEmpty() ? "; it takes none" : "; orders: " + words;
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
