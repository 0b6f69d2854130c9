// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.sweep.SweepPlan;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;

/** A sweep as one page: how the goals depend on each parameter, and the best points. */
public final class SweepReport {
    /** The page's name in the folder of a campaign. */
    public static final String NAME = TournamentReport.NAME;

    private static final int BINS = 10;
    private static final int BEST = 20;

    private final String description;
    private final SweepPlan plan;
    private final List<Lead> leads;

    /**
     * A report.
     *
     * @param description of the sweep
     * @param plan of the sweep
     * @param results in the order of the schedule
     */
    public SweepReport(String description, SweepPlan plan, List<MatchResult> results) {
        this.description = description;
        this.plan = plan;
        this.leads = plan.leads(results);
    }

    /** Writes the page into a folder. */
    public void write(Path folder) throws IOException {
        HtmlReport page = new HtmlReport("Sweep");
        page.paragraph(description);
        page.section("Response");
        page.paragraph(
                "Goals that the first team is ahead a match. Each dot is a point of the sweep; the line is the mean of"
                        + " the points with about that value, whatever their other parameters.");
        for (int i = 0; i < plan.paths().size(); i++) {
            page.plot(response(i));
        }
        page.section("Best points");
        page.table("With the 95 % interval.", head(), rows());
        page.write(folder.resolve(NAME));
    }

    private Plot response(int parameter) {
        List<Series.Point> dots = new ArrayList<>();
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int p = 0; p < leads.size(); p++) {
            double value = plan.points().get(p).values().get(parameter);
            dots.add(new Series.Point(value, leads.get(p).mean()));
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        TreeMap<Integer, List<Series.Point>> bins = new TreeMap<>();
        for (Series.Point dot : dots) {
            int bin = high > low ? (int) Math.round((dot.x() - low) / (high - low) * BINS) : 0;
            bins.computeIfAbsent(bin, key -> new ArrayList<>()).add(dot);
        }
        List<Series.Point> means = new ArrayList<>();
        for (List<Series.Point> bin : bins.values()) {
            means.add(new Series.Point(
                    bin.stream().mapToDouble(Series.Point::x).average().orElse(0),
                    bin.stream().mapToDouble(Series.Point::y).average().orElse(0)));
        }
        return new Plot(
                        plan.paths().get(parameter),
                        Axis.linear(plan.paths().get(parameter)),
                        Axis.linear("goals ahead"))
                .size(420, 300)
                .add(Series.of("points", dots, Series.Style.POINTS))
                .add(Series.of("mean", means, Series.Style.LINE));
    }

    private List<String> head() {
        List<String> head = new ArrayList<>(plan.paths());
        head.add("goals ahead");
        return head;
    }

    private List<List<String>> rows() {
        return IntStream.range(0, leads.size())
                .boxed()
                .sorted((a, b) ->
                        Double.compare(leads.get(b).mean(), leads.get(a).mean()))
                .limit(BEST)
                .map(this::row)
                .toList();
    }

    private List<String> row(int point) {
        List<String> row = new ArrayList<>();
        for (double value : plan.points().get(point).values()) {
            row.add(String.format(Locale.ROOT, "%.4g", value));
        }
        Lead lead = leads.get(point);
        row.add(String.format(Locale.ROOT, "%+.2f ± %.2f", lead.mean(), lead.margin()));
        return row;
    }
}
