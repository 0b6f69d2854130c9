// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.robopitch.lab.report.HtmlReport.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.tune.TunePlan;
import org.robopitch.campaign.tune.Tuning;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.HtmlReport.Cell;
import org.robopitch.lab.report.Table;

/** A tuning as one page: the verdict on seeds held out, the parameters, the search and the response to each parameter. */
public record TuneReport(String description, TunePlan plan, Tuning tuning, Tuning.Verdict verdict) {
    /** Writes the page into a folder. */
    public void write(Path folder) throws IOException {
        HtmlReport page = new HtmlReport(
                "Tuning of " + plan.order().blue() + " against " + plan.order().yellow());
        page.paragraph(description);
        page.section("Verdict");
        page.paragraph(sentence());
        page.table(
                "On " + plan.heldOut() + " unseen seeds, each on both sides, with 95 % intervals.",
                Table.of(List.of(
                                new Row("default", verdict.before(), chance(tuning.heldOutBefore())),
                                new Row("tuned", verdict.after(), chance(tuning.heldOutAfter())),
                                new Row("gain, seed by seed", verdict.gain(), "")))
                        .column("Parameters", Row::name)
                        .column("Goals ahead", "%+.2f ± %.2f", row -> row.lead.mean(), row -> row.lead.margin())
                        .column("Chance to win, %", Row::chance));
        page.table(
                "The tuned team.",
                Table.of(IntStream.range(0, plan.dimensions().size()).boxed().toList())
                        .column("Parameter", i -> plan.dimensions().get(i).path())
                        .column(
                                "Default",
                                i -> ResponseMap.value(plan.defaults().get(i)))
                        .column(
                                "Tuned",
                                i -> ResponseMap.value(verdict.best().values().get(i)))
                        .column(
                                "Bounds",
                                "%s … %s",
                                i -> ResponseMap.value(plan.dimensions().get(i).low()),
                                i -> ResponseMap.value(plan.dimensions().get(i).high())));
        page.paragraph("Play it with --blue '" + verdict.team() + "'");
        page.section("Search");
        page.paragraph(
                "Each dot is a candidate on the seeds of the search. The best few played further seeds; all their"
                        + " matches together selected the tuned team. The verdict is from seeds that none of this used.");
        page.plot(search());
        page.section("Response");
        for (int i = 0; i < plan.dimensions().size(); i++) {
            int parameter = i;
            page.plot(new Response(
                            plan.dimensions().get(i).path(),
                            tuning.candidates().stream()
                                    .map(candidate -> candidate.values().get(parameter))
                                    .toList(),
                            tuning.candidates().stream()
                                    .map(Tuning.Candidate::lead)
                                    .toList())
                    .plot());
        }
        page.section("Scores and heat on held-out seeds");
        page.drawing("Goals with the defaults", new GoalBars(Outing.ofFirst(tuning.heldOutBefore())).svg());
        page.drawing("Goals of the tuned team", new GoalBars(Outing.ofFirst(tuning.heldOutAfter())).svg());
        page.drawing(
                "Where the ball was with the defaults", new HeatDrawing(Outing.ofFirst(tuning.heldOutBefore())).svg());
        page.drawing(
                "Where the ball was with the tuned team", new HeatDrawing(Outing.ofFirst(tuning.heldOutAfter())).svg());
        page.write(folder.resolve(TournamentReport.NAME));
    }

    private String sentence() {
        Lead gain = verdict.gain();
        String size = text("%+.2f ± %.2f goals per match", gain.mean(), gain.margin());
        if (gain.matches() > 2 && gain.mean() - gain.margin() > 0) {
            return "The tuned team is better: " + size + ".";
        }
        if (gain.matches() > 2 && gain.mean() + gain.margin() < 0) {
            return "The tuned team is worse: " + size + ".";
        }
        return "No difference can be shown: " + size + ". More held-out seeds would narrow the interval.";
    }

    private record Row(String name, Lead lead, Object chance) {}

    private static Cell chance(List<MatchResult> results) {
        return IntervalBar.chance(Outing.share(Outing.ofFirst(results)));
    }

    private Plot search() {
        List<Series.Point> dots = new ArrayList<>();
        List<Series.Point> best = new ArrayList<>();
        double most = Double.NEGATIVE_INFINITY;
        for (Tuning.Candidate candidate : tuning.candidates()) {
            double mean = candidate.lead().mean();
            most = Math.max(most, mean);
            dots.add(new Series.Point(dots.size() + 1, mean));
            best.add(new Series.Point(dots.size(), most));
        }
        return new Plot("Candidates", "candidate", "goals ahead per match")
                .size(560, 300)
                .add(Series.marks("candidate", dots))
                .add(Series.line("best so far", best));
    }
}
