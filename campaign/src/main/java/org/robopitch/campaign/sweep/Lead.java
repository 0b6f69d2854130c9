// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.List;

/**
 * Goals a team is ahead, on average.
 *
 * @param matches how many
 * @param mean goals ahead a match
 * @param margin half the width of the interval that holds the true mean with 95 % confidence; 0 for a single match
 */
public record Lead(int matches, double mean, double margin) {
    private static final double QUANTILE = 1.959964;

    /** {@return the mean of some leads} */
    public static Lead of(List<Double> leads) {
        int n = leads.size();
        double mean = leads.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        double squares = leads.stream()
                .mapToDouble(lead -> (lead - mean) * (lead - mean))
                .sum();
        return new Lead(n, mean, n < 2 ? 0 : QUANTILE * Math.sqrt(squares / (n - 1) / n));
    }
}
