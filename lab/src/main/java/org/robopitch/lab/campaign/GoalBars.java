// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Markup;

/** How often a team scored how many goals, as bars; those of its opponents beside them. */
final class GoalBars {
    private static final int WIDTH = 360;
    private static final int HEIGHT = 196;
    private static final int LEFT = 44;
    private static final int TOP = 26;
    private static final int BOTTOM = 38;
    private static final int MOST = 24;

    private final int[] own = new int[MOST + 1];
    private final int[] others = new int[MOST + 1];
    private final Markup out = Markup.svg(WIDTH, HEIGHT, "Matches by goals");

    /** Goals of a team and of its opponents. */
    GoalBars(List<Outing> outings) {
        for (Outing outing : outings) {
            own[Math.min(MOST, outing.scored())]++;
            others[Math.min(MOST, outing.conceded())]++;
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
        double base = HEIGHT - BOTTOM;
        double scale = (base - TOP) / most;
        for (double tick : Axis.linear("matches").ticks(0, most)) {
            if (tick == Math.rint(tick)) {
                double y = base - tick * scale;
                out.add("<path class='grid' d='M%d %.1fH%d'/>", LEFT, y, WIDTH - 8);
                out.text(Markup.TICK_END, LEFT - 5, y + 4, text("%.0f", tick));
            }
        }
        double slot = (WIDTH - LEFT - 8.0) / (last + 1);
        for (int goals = 0; goals <= last; goals++) {
            double x = LEFT + goals * slot;
            bar(x + 0.1 * slot, 0.38 * slot, own[goals] * scale, "var(--c0)");
            bar(x + 0.52 * slot, 0.38 * slot, others[goals] * scale, "var(--c7)");
            if (last <= 12 || goals % 4 == 0) {
                String more = goals == MOST ? "+" : "";
                out.text(Markup.TICK, x + slot / 2, base + 15, goals + more);
            }
        }
        out.add("<path class='frame' d='M%d %dV%.1fH%d'/>", LEFT, TOP - 6, base, WIDTH - 8);
        out.text(Markup.TICK, (LEFT + WIDTH) / 2, HEIGHT - 6, "goals in a match");
        out.add(
                "<text class='tick' transform='translate(12 %.1f) rotate(-90)' text-anchor='middle'>matches</text>",
                (TOP + base) / 2);
        key(LEFT + 6, "var(--c0)", "its goals");
        key(LEFT + 116, "var(--c7)", "its opponents'");
        return out.end().toString();
    }

    private void key(int x, String colour, String words) {
        out.rect("style='fill:" + colour + "'", x, 3, 11, 11).text("", x + 16, 13, words);
    }

    private void bar(double x, double width, double height, String colour) {
        if (height > 0) {
            out.rect("style='fill:" + colour + "'", x, HEIGHT - BOTTOM - height, width, height);
        }
    }
}
