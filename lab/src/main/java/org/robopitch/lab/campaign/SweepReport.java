// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.sweep.Contrast;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.sweep.SweepPlan;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;

/** A sweep as one page: how the goals depend on each parameter and on pairs of them, and the best points. */
public final class SweepReport {
    /** The page's name in the folder of a campaign. */
    public static final String NAME = TournamentReport.NAME;

    private static final int BEST = 12;
    private static final int MOST_MAPS = 6;

    private final String description;
    private final SweepPlan plan;
    private final List<MatchResult> results;
    private final List<Lead> leads;
    private final List<Contrast> contrasts;
    private final String first;

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
        this.results = List.copyOf(results);
        this.leads = plan.leads(results);
        this.contrasts = plan.contrasts(results);
        String blue = plan.points().get(0).order().blue();
        this.first = blue.indexOf('(') > 0 ? blue.substring(0, blue.indexOf('(')) : blue;
    }

    /** Writes the page into a folder. */
    public void write(Path folder) throws IOException {
        HtmlReport page = new HtmlReport("Sweep of " + String.join(", ", plan.paths()));
        page.paragraph(description);
        page.section("Response");
        page.paragraph("Goals that " + first
                + " is ahead per match. Each dot is a point of the sweep; the line is the mean of the points with "
                + "about that value, whatever their other parameters.");
        for (int i = 0; i < plan.paths().size(); i++) {
            int parameter = i;
            List<Double> values = plan.points().stream()
                    .map(point -> point.values().get(parameter))
                    .toList();
            page.plot(new Response(plan.paths().get(i), values, leads).plot());
        }
        maps(page);
        page.section("Best points");
        page.table(
                "The " + Math.min(BEST, leads.size()) + " best of " + leads.size()
                        + " points, with 95 % intervals. The best of many is partly "
                        + "luck: evaluate it on other seeds.",
                best());
        comparison(page);
        List<Outing> outings = Outing.ofFirst(results);
        page.section("Scores and heat");
        page.drawing("Goals of " + first + " over all points", new GoalBars(outings).svg());
        page.drawing("Where the ball was, over all points", new HeatDrawing(outings).svg());
        page.write(folder.resolve(NAME));
    }

    private void maps(HtmlReport page) {
        int n = plan.paths().size();
        if (n < 2) {
            return;
        }
        page.section("Two parameters together");
        page.paragraph("Mean lead of the points in each cell: green where " + first + " is ahead, red where it is"
                + " behind, the darker the more.");
        int maps = 0;
        for (int a = 0; a < n; a++) {
            for (int b = a + 1; b < n && maps < MOST_MAPS; b++, maps++) {
                page.drawing(
                        plan.paths().get(b) + " over " + plan.paths().get(a), new ResponseMap(plan, leads, a, b).svg());
            }
        }
        if (n * (n - 1) / 2 > maps) {
            page.paragraph("The first " + maps + " of " + n * (n - 1) / 2 + " pairs of parameters.");
        }
    }

    /** The best of many points is partly luck, and so is which points seem worse: so each is compared seed by seed, and corrected. */
    private void comparison(HtmlReport page) {
        if (plan.seeds() > 1) {
            page.paragraph(
                    "%d of the other %d points are worse than the best beyond chance (p below %.2f). Each is compared"
                            + " with the best seed by seed, by Student's test, and the chances are corrected for so many"
                            + " comparisons (Holm). The best was chosen by the same matches, which flatters it.",
                    contrasts.stream().filter(Contrast::isWorse).count(), leads.size() - 1, Contrast.LEVEL);
        }
    }

    private Table<Integer> best() {
        Table<Integer> table = Table.of(IntStream.range(0, leads.size())
                        .boxed()
                        .sorted(Comparator.comparingDouble(
                                point -> -leads.get(point).mean()))
                        .limit(BEST)
                        .toList())
                .column(
                        "goals ahead",
                        "%+.2f ± %.2f",
                        point -> leads.get(point).mean(),
                        point -> leads.get(point).margin())
                .column(
                        "chance to win, %",
                        point -> IntervalBar.chance(Outing.share(Outing.ofFirst(results.stream()
                                .filter(result -> result.round() == point + 1)
                                .toList()))));
        if (plan.seeds() > 1) {
            table.column("behind the best", point -> contrasts.get(point).behind())
                    .column("p", "%.3f", point -> contrasts.get(point).chance());
        }
        for (int i = 0; i < plan.paths().size(); i++) {
            int parameter = i;
            table.column(
                    plan.paths().get(i),
                    point -> ResponseMap.value(plan.points().get(point).values().get(parameter)));
        }
        return table;
    }
}
