// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tune;

import java.util.List;
import org.robopitch.campaign.OrderText;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.runner.MatchOrder;

/**
 * What is to be tuned.
 *
 * @param order the match: the team to tune in blue, without parameters, its opponent in yellow, and the first seed
 * @param dimensions the team's parameters, with their bounds
 * @param defaults the values to begin with
 * @param seeds how many seeds a candidate plays, each in both colours, the same for all candidates
 * @param candidates how many are tried
 * @param heldOut how many further seeds decide
 */
public record TunePlan(
        MatchOrder order, List<Dimension> dimensions, List<Double> defaults, int seeds, int candidates, int heldOut) {
    public TunePlan {
        dimensions = List.copyOf(dimensions);
        defaults = List.copyOf(defaults);
        if (dimensions.isEmpty() || dimensions.size() != defaults.size()) {
            throw new IllegalArgumentException(
                    "there is nothing to tune: the team " + order.blue() + " has no parameters");
        }
        require("seeds", seeds, 100_000);
        require("candidates", candidates, 1_000_000);
        require("held-out seeds", heldOut, 100_000);
    }

    private static void require(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new IllegalArgumentException(name + " must be 1 to " + most + ", but is " + value);
        }
    }

    /** {@return the team's name with values} */
    String named(double[] values) {
        StringBuilder name = new StringBuilder(order.blue()).append('(');
        for (int i = 0; i < values.length; i++) {
            name.append(i == 0 ? "" : ";")
                    .append(dimensions.get(i).path())
                    .append('=')
                    .append(values[i]);
        }
        return name.append(')').toString();
    }

    /** {@return all that decides the results, in one line} */
    public String describe() {
        StringBuilder text =
                new StringBuilder("tuning of ").append(order.blue()).append(" against ");
        text.append(order.yellow())
                .append("; ")
                .append(order.league())
                .append(' ')
                .append(order.size());
        for (int i = 0; i < dimensions.size(); i++) {
            Dimension dimension = dimensions.get(i);
            text.append(i == 0 ? "; " : ", ")
                    .append(dimension.path())
                    .append(' ')
                    .append(dimension.low());
            text.append(':').append(dimension.high()).append(" from ").append(defaults.get(i));
        }
        text.append("; ").append(seeds).append(" seeds from ").append(order.seed());
        text.append(", ")
                .append(candidates)
                .append(" candidates, ")
                .append(heldOut)
                .append(" seeds held out");
        text.append(order.duration() > 0 ? "; " + order.duration() + " s a match" : "");
        text.append(OrderText.conditions(order));
        return text.toString();
    }
}
