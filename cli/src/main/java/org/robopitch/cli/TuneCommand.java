// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.tune.TunePlan;
import org.robopitch.campaign.tune.Tuning;
import org.robopitch.lab.campaign.TuneReport;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.parameters.TeamName;
import org.robopitch.teams.parameters.TeamParameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch tune}: better parameters for a team. */
@Command(
        name = "tune",
        footerHeading = "%nExample:%n  robopitch tune --blue tactical --yellow tactical --out tuned%n",
        description =
                "Search for parameters that improve the blue team against the yellow one (CMA-ES), and evaluate them"
                        + " on unseen seeds. Each seed is played on both sides. Repeat the command to continue an"
                        + " interrupted search.",
        footer = {"", "See docs/tournament.md."})
final class TuneCommand extends CampaignCommand<TunePlan, Tuning.Verdict> {
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

    TuneCommand() {
        super("candidates", 10);
    }

    record Json(String team, Lead search, Lead before, Lead after, Lead gain) {}

    @Override
    TunePlan plan(BuiltInCatalogue catalogue) throws IOException {
        MatchOrder order = options.order(catalogue);
        if (!TeamName.parse(order.blue()).values().isEmpty()) {
            throw new IllegalArgumentException("--blue takes a team without parameters here: they are what is tuned");
        }
        List<TeamParameter> known = catalogue.parameters(order.blue());
        List<String> names = known.stream().map(TeamParameter::name).toList();
        for (String name : parameters == null ? names : parameters) {
            if (!names.contains(name)) {
                throw new IllegalArgumentException("the team " + order.blue() + " has no parameter \"" + name
                        + "\", only " + String.join(", ", names));
            }
        }
        List<TeamParameter> tuned = known.stream()
                .filter(parameter -> parameters == null || parameters.contains(parameter.name()))
                .toList();
        List<Dimension> dimensions = tuned.stream()
                .map(parameter -> new Dimension(parameter.name(), parameter.low(), parameter.high(), 2))
                .toList();
        List<Double> defaults = tuned.stream().map(TeamParameter::defaultValue).toList();
        return new TunePlan(order, dimensions, defaults, seeds, candidates, heldOut);
    }

    @Override
    MatchOrder first(TunePlan plan) {
        return plan.order();
    }

    @Override
    String describe(TunePlan plan, BuiltInCatalogue catalogue) {
        return plan.describe();
    }

    @Override
    Tuning.Verdict play(TunePlan plan, Run run) throws Exception {
        PrintWriter err = spec.commandLine().getErr();
        Tuning tuning = new Tuning(plan, run.journal(), run.engine());
        Tuning.Verdict verdict = tuning.run((number, candidate, best) -> {
            run.progress().print(() -> {
                err.printf(
                        Locale.ROOT,
                        "candidate %d of %d: %+.2f goals ahead, best so far %+.2f%n",
                        number,
                        candidates,
                        candidate.lead().mean(),
                        best.lead().mean());
                err.flush();
            });
            run.progress().show(number, candidates);
        });
        write(run, run.journal().results(), List.of());
        new TuneReport(run.description(), plan, tuning, verdict).write(folder());
        return verdict;
    }

    @Override
    Json json(TunePlan plan, Tuning.Verdict verdict) {
        return new Json(
                verdict.team(),
                verdict.best().lead().rounded(),
                verdict.before().rounded(),
                verdict.after().rounded(),
                verdict.gain().rounded());
    }

    @Override
    void print(TunePlan plan, Tuning.Verdict verdict) {
        say("%-16s %12s %12s", "parameter", "default", "tuned");
        for (int i = 0; i < plan.dimensions().size(); i++) {
            String name = plan.dimensions().get(i).path();
            say(
                    "%-16s %12.4g %12.4g",
                    name, plan.defaults().get(i), verdict.best().values().get(i));
        }
        int matches = verdict.after().matches();
        say(
                "%n%d matches per side on unseen seeds, goals ahead of %s per match:",
                matches, plan.order().yellow());
        say("  before %s", verdict.before());
        say("  after  %s", verdict.after());
        say("  gain   %s", verdict.gain());
        say("%nplay it with --blue '%s'", verdict.team());
    }
}
