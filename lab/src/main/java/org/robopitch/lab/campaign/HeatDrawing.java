// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.Arrays;
import java.util.List;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.lab.plot.Markup;

/** Where the ball was in a team's matches, the pitch turned so that the team attacks to the right. */
final class HeatDrawing {
    private static final int WIDTH = 360;
    private static final int KEY = 24;
    /** The few cells where the ball rests before kick-offs would make all others pale: beyond this share all are alike. */
    private static final double BRIGHTEST = 0.98;

    private final double[] cells = new double[HeatGrid.COLUMNS * HeatGrid.ROWS];
    private double length = 3;
    private double width = 2;
    private double all;

    HeatDrawing(List<Outing> outings) {
        for (Outing outing : outings) {
            if (outing.unplayed()) {
                continue; // it knows no pitch
            }
            int[] counts = outing.heat().counts();
            length = outing.heat().length();
            width = outing.heat().width();
            for (int i = 0; i < counts.length; i++) {
                // On the grids blue attacks to the right.
                cells[outing.turned() ? counts.length - 1 - i : i] += counts[i];
                all += counts[i];
            }
        }
    }

    String svg() {
        double height = WIDTH * width / length;
        double brightest = brightest();
        Markup out = Markup.svg(WIDTH, height + KEY, "Where the ball was");
        double w = (double) WIDTH / HeatGrid.COLUMNS;
        double h = height / HeatGrid.ROWS;
        for (int i = 0; i < cells.length; i++) {
            double share = Math.min(1, cells[i] / brightest);
            if (share > 0.01) {
                box(out, i % HeatGrid.COLUMNS * w, height - (i / HeatGrid.COLUMNS + 1) * h, w + 0.3, h + 0.3, share);
            }
        }
        out.add(
                "<path class='field' d='M1 1H%d V%.1f H1 Z M%d 1 V%.1f'/>",
                WIDTH - 1, height - 1, WIDTH / 2, height - 1);
        out.add("<circle class='field' cx='%d' cy='%.1f' r='%.1f'/>", WIDTH / 2, height / 2, 0.12 * height);
        key(out, height, brightest);
        return out.end().toString();
    }

    private double brightest() {
        double[] sorted = Arrays.stream(cells).filter(cell -> cell > 0).sorted().toArray();
        return sorted.length == 0 ? 1 : sorted[(int) (BRIGHTEST * (sorted.length - 1))];
    }

    private void key(Markup out, double height, double brightest) {
        double y = height + 7;
        for (int i = 0; i < 5; i++) {
            box(out, 1 + 16 * i, y, 16, 12, (i + 1) / 5.0);
        }
        double most = all > 0 ? 100 * brightest / all : 0;
        out.text("class='tick'", 88, y + 10, text("0 … %.1f %% of the time in a cell", most));
        out.text(Markup.TICK_END, WIDTH - 2, y + 10, "attacks →");
    }

    private static void box(Markup out, double x, double y, double w, double h, double share) {
        out.rect(Markup.fill(1, 0.95 * share), x, y, w, h);
    }
}
