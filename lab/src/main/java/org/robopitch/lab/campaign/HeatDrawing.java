// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.util.List;
import java.util.Locale;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.campaign.MatchResult;

/** Where the ball was in a team's matches, the pitch turned so that the team attacks to the right. */
final class HeatDrawing {
    private static final int WIDTH = 360;

    private final double[] cells = new double[HeatGrid.COLUMNS * HeatGrid.ROWS];
    private double length = 3;
    private double width = 2;

    /** On the grids blue attacks to the right. */
    HeatDrawing(String team, List<MatchResult> results) {
        for (MatchResult result : results) {
            boolean blue = result.blue().equals(team);
            if (blue || result.yellow().equals(team)) {
                add(result.heat(), !blue);
            }
        }
    }

    private void add(HeatGrid grid, boolean turned) {
        length = grid.length();
        width = grid.width();
        int[] counts = grid.counts();
        for (int i = 0; i < counts.length; i++) {
            cells[turned ? counts.length - 1 - i : i] += counts[i];
        }
    }

    String svg() {
        double height = WIDTH * width / length;
        double most = 1e-9;
        for (double cell : cells) {
            most = Math.max(most, cell);
        }
        StringBuilder out = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class=\"plot\" viewBox=\"0 0 %d %.1f\" width=\"%d\" height=\"%.0f\" role=\"img\">",
                WIDTH,
                height,
                WIDTH,
                height));
        double w = (double) WIDTH / HeatGrid.COLUMNS;
        double h = height / HeatGrid.ROWS;
        for (int i = 0; i < cells.length; i++) {
            double share = Math.sqrt(cells[i] / most);
            if (share > 0.01) {
                out.append(String.format(
                        Locale.ROOT,
                        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" style=\"fill:var(--c1);fill-opacity:%.2f\"/>",
                        i % HeatGrid.COLUMNS * w,
                        height - (i / HeatGrid.COLUMNS + 1) * h,
                        w + 0.3,
                        h + 0.3,
                        0.9 * share));
            }
        }
        out.append(String.format(
                Locale.ROOT,
                "<path class=\"field\" d=\"M1 1H%d V%.1f H1 Z M%d 1 V%.1f\"/></svg>",
                WIDTH - 1,
                height - 1,
                WIDTH / 2,
                height - 1));
        return out.toString();
    }
}
