// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.List;
import java.util.Locale;
import org.robopitch.declare.Value;

/**
 * Goals a team is ahead, on average.
 *
 * @param matches how many
 * @param mean goals ahead a match
 * @param margin half the width of the interval that holds the true mean with 95 % confidence; 0 for a single match
 */
public record Lead(int matches, @Value(key = "lead") double mean, double margin) {
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

    /** {@return the same with three decimals} */
    public Lead rounded() {
        return new Lead(matches, rounded(mean), rounded(margin));
    }

    /** {@return a number with three decimals; never a minus zero} */
    public static double rounded(double number) {
        return Math.rint(number * 1000) / 1000 + 0.0;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%+.2f ± %.2f", mean, margin);
    }
}
