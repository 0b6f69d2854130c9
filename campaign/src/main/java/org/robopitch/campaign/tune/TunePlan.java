// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tune;

import java.util.ArrayList;
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
    String named(List<Double> values) {
        List<String> parameters = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            parameters.add(dimensions.get(i).path() + "=" + values.get(i));
        }
        return order.blue() + "(" + String.join(";", parameters) + ")";
    }

    /** {@return all that decides the results, in one line} */
    public String describe() {
        List<String> tuned = new ArrayList<>();
        for (Dimension dimension : dimensions) {
            tuned.add(dimension.path() + " " + dimension.low() + ":" + dimension.high() + " from "
                    + defaults.get(tuned.size()));
        }
        return "tuning of " + order.blue() + " against " + order.yellow() + "; " + order.league() + " " + order.size()
                + "; " + String.join(", ", tuned) + "; " + seeds + " seeds from " + order.seed() + ", " + candidates
                + " candidates, " + heldOut + " seeds held out" + OrderText.duration(order)
                + OrderText.conditions(order);
    }
}
