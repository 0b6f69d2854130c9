// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.results.ResultsFile;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.tune.TunePlan;
import org.robopitch.campaign.tune.Tuning;
import org.robopitch.lab.campaign.TournamentReport;
import org.robopitch.lab.campaign.TuneReport;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.parameters.TeamName;
import org.robopitch.teams.parameters.TeamParameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code robopitch tune}: better parameters for a team. */
@Command(
        name = "tune",
        footerHeading = "%nExample:%n  robopitch tune --blue tactical --yellow tactical --out tuned%n",
        description =
                "Search for parameters that improve the blue team against the yellow one (CMA-ES), and "
                        + "evaluate them on unseen seeds. Each seed is played on both sides. Repeat the command to continue an interrupted search.",
        footer = {"", "See docs/tournament.md."})
final class TuneCommand implements Callable<Integer> {
    @Mixin
    MatchOptions options;

    @Option(
            names = "--parameters",
            paramLabel = "A,B,…",
            split = ",",
            description = "Parameters to tune. Default: all of the team.")
    @Nullable
    List<String> parameters;

    @Option(
            names = "--candidates",
            paramLabel = "N",
            description = "Number of candidates to try. Default: ${DEFAULT-VALUE}.")
    int candidates = 200;

    @Option(
            names = "--held-out",
            paramLabel = "N",
            description = "Unseen seeds for the evaluation. Default: ${DEFAULT-VALUE}.")
    int heldOut = 50;

    @Mixin
    CampaignOptions campaign = new CampaignOptions(10);

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        BuiltInCatalogue catalogue = options.catalogue();
        TunePlan plan = campaign.plan(null, () -> plan(catalogue));
        Path folder = campaign.folder();
        String description = plan.describe() + "; behaviour version " + Campaigns.behaviour(catalogue, plan.order());
        PrintWriter err = spec.commandLine().getErr();
        Tuning.Verdict verdict;
        try (ProgressLine progress = new ProgressLine(spec, "candidates");
                Journal journal = Journal.open(folder, description);
                MatchEngine engine = campaign.engines.start(
                        options,
                        catalogue,
                        plan.order().league(),
                        List.of(plan.order().blue(), plan.order().yellow()),
                        folder)) {
            ResultsFile.requireOurs(folder);
            Tuning tuning = new Tuning(plan, journal, engine);
            verdict = tuning.run((number, candidate, best) -> {
                progress.print(() -> {
                    err.printf(
                            Locale.ROOT,
                            "candidate %d of %d: %+.2f goals ahead, best so far %+.2f%n",
                            number,
                            candidates,
                            candidate.lead().mean(),
                            best.lead().mean());
                    err.flush();
                });
                progress.show(number, candidates);
            });
            CampaignResults.write(spec, folder, () -> ResultsFile.write(folder, description, journal.results()));
            new TuneReport(description, plan, tuning, verdict).write(folder);
        }
        print(plan, verdict);
        return 0;
    }

    private TunePlan plan(BuiltInCatalogue catalogue) throws IOException {
        MatchOrder order = options.order(catalogue);
        if (!TeamName.parse(order.blue()).values().isEmpty()) {
            throw new IllegalArgumentException("--blue takes a team without parameters here: they are what is tuned");
        }
        List<TeamParameter> known = catalogue.parameters(order.blue());
        List<Dimension> dimensions = new ArrayList<>();
        List<Double> defaults = new ArrayList<>();
        for (TeamParameter parameter : known) {
            if (parameters == null || parameters.contains(parameter.name())) {
                dimensions.add(new Dimension(parameter.name(), parameter.low(), parameter.high(), 2));
                defaults.add(parameter.defaultValue());
            }
        }
        for (String name : parameters == null ? List.<String>of() : parameters) {
            if (known.stream().noneMatch(parameter -> parameter.name().equals(name))) {
                throw new IllegalArgumentException("the team " + order.blue() + " has no parameter \"" + name
                        + "\", only "
                        + String.join(
                                ", ", known.stream().map(TeamParameter::name).toList()));
            }
        }
        return new TunePlan(order, dimensions, defaults, campaign.seeds, candidates, heldOut);
    }

    private void print(TunePlan plan, Tuning.Verdict verdict) {
        PrintWriter out = spec.commandLine().getOut();
        if (campaign.json) {
            JsonWriter text = new JsonWriter().beginObject().name("team").value(verdict.team());
            lead(text.name("search"), verdict.best().lead());
            lead(text.name("before"), verdict.before());
            lead(text.name("after"), verdict.after());
            lead(text.name("gain"), verdict.gain());
            out.println(text.endObject());
            return;
        }
        out.printf("%-16s %12s %12s%n", "parameter", "default", "tuned");
        for (int i = 0; i < plan.dimensions().size(); i++) {
            out.printf(
                    Locale.ROOT,
                    "%-16s %12.4g %12.4g%n",
                    plan.dimensions().get(i).path(),
                    plan.defaults().get(i),
                    verdict.best().values().get(i));
        }
        out.println();
        out.printf(
                Locale.ROOT,
                "%d matches per side on unseen seeds, goals ahead of %s per match:%n",
                verdict.after().matches(),
                plan.order().yellow());
        out.printf(
                Locale.ROOT,
                "  before %+.2f ± %.2f%n",
                verdict.before().mean(),
                verdict.before().margin());
        out.printf(
                Locale.ROOT,
                "  after  %+.2f ± %.2f%n",
                verdict.after().mean(),
                verdict.after().margin());
        out.printf(
                Locale.ROOT,
                "  gain   %+.2f ± %.2f%n",
                verdict.gain().mean(),
                verdict.gain().margin());
        out.println();
        out.println("play it with --blue '" + verdict.team() + "'");
        out.printf(
                "results in %s, report in %s%n",
                CampaignResults.place(campaign.folder()), campaign.folder().resolve(TournamentReport.NAME));
    }

    private static void lead(JsonWriter out, Lead lead) {
        out.beginObject().name("matches").value(lead.matches());
        out.name("lead")
                .rounded(lead.mean(), 3)
                .name("margin")
                .rounded(lead.margin(), 3)
                .endObject();
    }
}
