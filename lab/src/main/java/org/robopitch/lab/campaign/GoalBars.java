// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.util.List;
import java.util.Locale;
import org.robopitch.campaign.MatchResult;
import org.robopitch.engine.match.Side;

/** How often a team scored how many goals, as bars; those of its opponents beside them. */
final class GoalBars {
    private static final int WIDTH = 360;
    private static final int HEIGHT = 170;
    private static final int LEFT = 34;
    private static final int BOTTOM = 24;
    private static final int MOST = 24;

    private final int[] own = new int[MOST + 1];
    private final int[] others = new int[MOST + 1];

    GoalBars(String team, List<MatchResult> results) {
        for (MatchResult result : results) {
            for (Side side : Side.values()) {
                if (result.team(side).equals(team)) {
                    own[Math.min(MOST, result.goals(side))]++;
                    others[Math.min(MOST, result.goals(side) - result.lead(side))]++;
                }
            }
        }
    }

    String svg() {
        int last = 1;
        int most = 1;
        for (int goals = 0; goals <= MOST; goals++) {
            if (own[goals] + others[goals] > 0) {
                last = Math.max(last, goals);
            }
            most = Math.max(most, Math.max(own[goals], others[goals]));
        }
        StringBuilder out = new StringBuilder();
        out.append(String.format(
                "<svg class=\"plot\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">",
                WIDTH, HEIGHT, WIDTH, HEIGHT));
        double slot = (WIDTH - LEFT - 8.0) / (last + 1);
        double scale = (HEIGHT - BOTTOM - 12.0) / most;
        for (int goals = 0; goals <= last; goals++) {
            double x = LEFT + goals * slot;
            bar(out, x + 0.1 * slot, 0.38 * slot, own[goals] * scale, "var(--c0)");
            bar(out, x + 0.52 * slot, 0.38 * slot, others[goals] * scale, "var(--c7)");
            if (last <= 12 || goals % 4 == 0) {
                out.append(String.format(
                        Locale.ROOT,
                        "<text class=\"tick\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d%s</text>",
                        x + slot / 2,
                        HEIGHT - 8,
                        goals,
                        goals == MOST ? "+" : ""));
            }
        }
        out.append(
                String.format("<text class=\"tick\" x=\"%d\" y=\"16\" text-anchor=\"end\">%d</text>", LEFT - 4, most));
        out.append(String.format("<path class=\"frame\" d=\"M%d 8V%dH%d\"/></svg>", LEFT, HEIGHT - BOTTOM, WIDTH - 8));
        return out.toString();
    }

    private static void bar(StringBuilder out, double x, double width, double height, String colour) {
        if (height > 0) {
            out.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" style=\"fill:%s\"/>",
                    x,
                    HEIGHT - BOTTOM - height,
                    width,
                    height,
                    colour));
        }
    }
}
