// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The statistics of a match at one moment.
 *
 * @param values blue's and yellow's in turn, in the order of {@link Statistic}
 */
public record Totals(List<Double> values) {
    /** Nothing counted. */
    public static final Totals NONE = new Totals(Collections.nCopies(2 * Statistic.values().length, 0.0));

    /** Copies the list. */
    public Totals {
        values = List.copyOf(values);
    }

    /**
     * {@return a side's value}
     *
     * @param statistic of what
     * @param side whose; either one for a statistic of the whole match
     */
    public double of(Statistic statistic, Side side) {
        return values.get(index(statistic, statistic.isWhole() ? Side.BLUE : side));
    }

    /**
     * {@return the same with one statistic set}
     *
     * @param statistic which
     * @param blue value of blue
     * @param yellow value of yellow; not kept of a statistic of the whole match
     */
    public Totals with(Statistic statistic, double blue, double yellow) {
        List<Double> next = new ArrayList<>(values);
        next.set(index(statistic, Side.BLUE), blue);
        next.set(index(statistic, Side.YELLOW), statistic.isWhole() ? 0 : yellow);
        return new Totals(next);
    }

    /**
     * {@return what is shown in a place, of shares blue's}
     *
     * @param where the place
     */
    public Totals in(Statistic.Told where) {
        Totals kept = NONE;
        for (Statistic one : Statistic.in(where)) {
            kept = kept.with(one, of(one, Side.BLUE), one.sides().size() < 2 ? 0 : of(one, Side.YELLOW));
        }
        return kept;
    }

    private static int index(Statistic statistic, Side side) {
        return 2 * statistic.ordinal() + side.ordinal();
    }
}
