// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import java.util.TreeSet;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.sweep.SweepPlan;
import org.robopitch.lab.plot.Markup;

/** How the goals depend on two parameters together: the mean lead in each cell, green where the team is ahead. */
final class ResponseMap {
    private static final int WIDTH = 380;
    private static final int LEFT = 74;
    private static final int TOP = 8;
    private static final int BOTTOM = 50;
    private static final int MOST_CELLS = 10;

    private final SweepPlan plan;
    private final int along;
    private final int up;
    private final double[] xs;
    private final double[] ys;
    private final double[][] sums;
    private final int[][] counts;

    /**
     * A map.
     *
     * @param plan of the sweep
     * @param leads at its points
     * @param along the parameter from left to right
     * @param up the parameter from below to above
     */
    ResponseMap(SweepPlan plan, List<Lead> leads, int along, int up) {
        this.plan = plan;
        this.along = along;
        this.up = up;
        this.xs = cells(along);
        this.ys = cells(up);
        this.sums = new double[ys.length][xs.length];
        this.counts = new int[ys.length][xs.length];
        for (int p = 0; p < leads.size(); p++) {
            List<Double> values = plan.points().get(p).values();
            int row = nearest(ys, values.get(up));
            int column = nearest(xs, values.get(along));
            sums[row][column] += leads.get(p).mean();
            counts[row][column]++;
        }
    }

    /** The middles of the cells: the values themselves if there are few, as on a grid. */
    private double[] cells(int parameter) {
        TreeSet<Double> values = new TreeSet<>();
        plan.points().forEach(point -> values.add(point.values().get(parameter)));
        if (values.size() <= MOST_CELLS) {
            return values.stream().mapToDouble(Double::doubleValue).toArray();
        }
        int cells =
                (int) Math.max(2, Math.min(MOST_CELLS, Math.sqrt(plan.points().size() / 2.0)));
        double[] middles = new double[cells];
        for (int i = 0; i < cells; i++) {
            middles[i] = values.first() + (values.last() - values.first()) * (i + 0.5) / cells;
        }
        return middles;
    }

    private static int nearest(double[] middles, double value) {
        int best = 0;
        for (int i = 1; i < middles.length; i++) {
            if (Math.abs(middles[i] - value) < Math.abs(middles[best] - value)) {
                best = i;
            }
        }
        return best;
    }

    String svg() {
        int cellHeight = Math.max(22, 200 / ys.length);
        int height = TOP + BOTTOM + cellHeight * ys.length;
        double w = (WIDTH - LEFT - 8.0) / xs.length;
        double most = 1e-9;
        for (int row = 0; row < ys.length; row++) {
            for (int column = 0; column < xs.length; column++) {
                most = Math.max(most, Math.abs(mean(row, column)));
            }
        }
        Markup out = Markup.svg(WIDTH, height, "Goals ahead by " + name(along) + " and " + name(up));
        for (int row = 0; row < ys.length; row++) {
            double y = TOP + (double) cellHeight * (ys.length - 1 - row);
            out.text(Markup.TICK_END, LEFT - 6, y + cellHeight / 2.0 + 4, value(ys[row]));
            for (int column = 0; column < xs.length; column++) {
                cell(out, LEFT + column * w, y, w, cellHeight, row, column, most);
            }
        }
        double base = TOP + (double) cellHeight * ys.length;
        int every = xs.length > 6 ? 2 : 1;
        for (int column = 0; column < xs.length; column += every) {
            out.text(Markup.TICK, LEFT + (column + 0.5) * w, base + 16, value(xs[column]));
        }
        out.rect("class='frame'", LEFT, TOP, w * xs.length, base - TOP);
        out.text(Markup.MIDDLE, LEFT + w * xs.length / 2, base + 38, name(along));
        out.add(
                "<text transform='translate(14 %.1f) rotate(-90)' text-anchor='middle'>%s</text>",
                (TOP + base) / 2, name(up));
        return out.end().toString();
    }

    private void cell(Markup out, double x, double y, double w, double h, int row, int column, double most) {
        if (counts[row][column] == 0) {
            return;
        }
        double mean = mean(row, column);
        out.rect(Markup.fill(mean >= 0 ? 2 : 1, 0.75 * Math.abs(mean) / most), x, y, w + 0.3, h + 0.3);
        if (w >= 30) {
            out.add(
                    "<text class='value' x='%.1f' y='%.1f' text-anchor='middle'>%+.1f</text>",
                    x + w / 2, y + h / 2 + 4, mean);
        }
    }

    private double mean(int row, int column) {
        return counts[row][column] == 0 ? 0 : sums[row][column] / counts[row][column];
    }

    private String name(int parameter) {
        return plan.paths().get(parameter);
    }

    /** A parameter's value, short. */
    static String value(double value) {
        String text = text("%.3g", value);
        return text.contains("e") || !text.contains(".") ? text : text.replaceFirst("\\.?0+$", "");
    }
}
