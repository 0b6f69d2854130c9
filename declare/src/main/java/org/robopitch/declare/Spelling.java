// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import java.util.Collection;
import java.util.Locale;

/** Finds the word that was perhaps meant. */
public final class Spelling {
    private Spelling() {}

    /** {@return {@code " (did you mean 'x'?)"} for the known word nearest to a misspelt one; empty if none is near} */
    public static String suggest(String word, Collection<String> known) {
        String nearest = "";
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : known) {
            if (word.length() >= 3 && candidate.startsWith(word)) {
                return " (did you mean '" + candidate + "'?)";
            }
            int distance = distance(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest.isEmpty() ? "" : " (did you mean '" + nearest + "'?)";
    }

    /** Insertions, deletions, replacements and swaps of neighbours that make one word of another. */
    static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int k = 0; k <= b.length(); k++) {
                if (i == 0 || k == 0) {
                    cost[i][k] = i + k;
                    continue;
                }
                int same = a.charAt(i - 1) == b.charAt(k - 1) ? 0 : 1;
                cost[i][k] = Math.min(cost[i - 1][k - 1] + same, 1 + Math.min(cost[i - 1][k], cost[i][k - 1]));
                if (i > 1 && k > 1 && a.charAt(i - 1) == b.charAt(k - 2) && a.charAt(i - 2) == b.charAt(k - 1)) {
                    cost[i][k] = Math.min(cost[i][k], cost[i - 2][k - 2] + 1);
                }
            }
        }
        return cost[a.length()][b.length()];
    }
}
