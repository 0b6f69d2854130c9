// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.hipparchus.distribution.continuous.TDistribution;
import org.robopitch.campaign.MatchResult;
import org.robopitch.declare.Value;

/**
 * Goals a team is ahead, on average. The matches of a seed begin alike and hear the same noise, so each seed is one block: the margin is
 * the t-quantile times s/√n, with the deviation s of the means of n seeds.
 *
 * @param matches how many
 * @param mean goals ahead a match
 * @param margin half the width of the interval that holds the true mean with 95 % confidence; 0 for a single seed
 */
public record Lead(int matches, @Value(key = "lead") double mean, double margin) {
    private static final double CONFIDENCE = 0.95;

    /** {@return the mean of blocks} */
    public static Lead of(List<Double> blocks, int matches) {
        int n = blocks.size();
        double mean = blocks.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        return new Lead(matches, mean, n < 2 ? 0 : quantile(n) * standardError(blocks, mean));
    }

    /** {@return the lead of the first team, in matches that are played in both colours} */
    public static Lead of(List<MatchResult> results) {
        return of(bySeed(results), results.size());
    }

    /** {@return the mean lead of the first team for each seed, in the order in which the seeds appear} */
    public static List<Double> bySeed(List<MatchResult> results) {
        Map<Long, List<MatchResult>> seeds = new LinkedHashMap<>();
        results.forEach(result ->
                seeds.computeIfAbsent(result.seed(), seed -> new ArrayList<>()).add(result));
        return seeds.values().stream()
                .map(some -> some.stream()
                        .mapToInt(result -> result.lead(result.first()))
                        .average()
                        .orElse(0))
                .toList();
    }

    private static double standardError(List<Double> blocks, double mean) {
        int n = blocks.size();
        double squares = blocks.stream()
                .mapToDouble(lead -> (lead - mean) * (lead - mean))
                .sum();
        return Math.sqrt(squares / (n - 1) / n);
    }

    private static double quantile(int blocks) {
        return new TDistribution(blocks - 1).inverseCumulativeProbability(0.5 + CONFIDENCE / 2);
    }

    /**
     * {@return how likely blocks are to be as far from zero as these by chance, if their true mean is zero (Student's two-sided test); 1
     * for a single block}
     */
    static double chanceOfZero(List<Double> blocks) {
        int n = blocks.size();
        double mean = blocks.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        if (n < 2 || mean == 0) {
            return 1;
        }
        double error = standardError(blocks, mean);
        return error == 0 ? 0 : 2 * new TDistribution(n - 1).cumulativeProbability(-Math.abs(mean) / error);
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
