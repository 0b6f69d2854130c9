// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A point of a sweep against the best one, seed by seed: all points play the same seeds, so what they share drops out.
 *
 * @param point its number, counted from 0
 * @param behind the best point's lead less its own
 * @param chance that a difference as large as this, or larger, would appear if there were none (Student), after Holm's correction
 *     for as many comparisons as there are other points (1979); 1 for the best point itself
 */
public record Contrast(int point, Lead behind, double chance) {
    /** Below this chance a point is called worse. */
    public static final double LEVEL = 0.05;

    /** {@return whether the point can be told from the best} */
    public boolean isWorse() {
        return chance < LEVEL;
    }

    /**
     * {@return a contrast for each point}
     *
     * @param blocks of each point the mean lead of each seed, in the same order of seeds
     * @param matchesEach how many matches a block has
     */
    public static List<Contrast> withBest(List<List<Double>> blocks, int matchesEach) {
        int best = 0;
        for (int point = 1; point < blocks.size(); point++) {
            best = mean(blocks.get(point)) > mean(blocks.get(best)) ? point : best;
        }
        List<Contrast> contrasts = new ArrayList<>();
        for (int point = 0; point < blocks.size(); point++) {
            List<Double> differences = new ArrayList<>();
            for (int seed = 0; seed < blocks.get(point).size(); seed++) {
                differences.add(blocks.get(best).get(seed) - blocks.get(point).get(seed));
            }
            contrasts.add(new Contrast(
                    point,
                    Lead.of(differences, matchesEach * differences.size()),
                    point == best ? 1 : Lead.chanceOfZero(differences)));
        }
        return holm(contrasts, best);
    }

    /** The smallest of m chances counts m times, the next m − 1 times …, and none counts less than the one before. */
    private static List<Contrast> holm(List<Contrast> contrasts, int best) {
        List<Contrast> sorted = contrasts.stream()
                .filter(one -> one.point != best)
                .sorted(Comparator.comparingDouble(Contrast::chance))
                .toList();
        List<Contrast> corrected = new ArrayList<>(contrasts);
        double least = 0;
        for (int i = 0; i < sorted.size(); i++) {
            Contrast one = sorted.get(i);
            least = Math.max(least, Math.min(1, (sorted.size() - i) * one.chance));
            corrected.set(one.point, new Contrast(one.point, one.behind, least));
        }
        return corrected;
    }

    private static double mean(List<Double> blocks) {
        return blocks.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}
