// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.OrderText;
import org.robopitch.campaign.results.ResultsFile;
import org.robopitch.campaign.sweep.Contrast;
import org.robopitch.campaign.sweep.Design;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.sweep.SweepPlan;
import org.robopitch.declare.Require;
import org.robopitch.engine.match.Side;
import org.robopitch.lab.campaign.SweepReport;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.parameters.TeamName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch sweep}: one pairing at many points of a space of parameters. */
@Command(
        name = "sweep",
        description = "Play blue against yellow over a range of parameter values and show how the result "
                + "depends on them. Repeat the command to continue an interrupted sweep.",
        footer = {
            "",
            "Example:",
            "  robopitch sweep --vary ball.mass=0.02:0.08 --vary blue.cruise=0.4:1 --out sweep",
            "",
            "See docs/tournament.md."
        })
final class SweepCommand extends CampaignCommand<SweepPlan, SweepCommand.Found> {
    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "YAML file whose keys are the options below; options on the command line override it.")
    @Nullable
    Path file;

    @Option(
            names = "--vary",
            paramLabel = "PATH=LOW:HIGH[:N]",
            description = "A parameter to vary: of the league or the noise, as in --set, or of a team (blue.NAME, "
                    + "yellow.NAME). N values on a grid, default 5. May be repeated.")
    List<String> vary = List.of();

    @Option(
            names = "--design",
            paramLabel = "DESIGN",
            defaultValue = "grid",
            description = "grid, random or latin-hypercube. Default: grid.")
    String design;

    @Option(
            names = "--samples",
            paramLabel = "N",
            defaultValue = "50",
            description = "Points of a random or latin-hypercube design. Default: 50.")
    int samples;

    SweepCommand() {
        super("matches", 5);
    }

    /** How each point did, and how far it is behind the best. */
    record Found(List<Lead> leads, List<Contrast> contrasts) {}

    /** A point in JSON. */
    record Point(
            Map<String, Double> parameters,
            int matches,
            double lead,
            double margin,
            double behind,
            double behindMargin,
            double chance) {}

    record Json(List<Point> points) {}

    @Override
    @Nullable
    Path file() {
        return file;
    }

    @Override
    SweepPlan plan(BuiltInCatalogue catalogue) throws IOException {
        Leagues.BUILT_IN.find(options.league);
        if (vary.isEmpty()) {
            throw new IllegalArgumentException("--vary is missing: the parameters to vary");
        }
        asks("vary");
        List<Dimension> dimensions = vary.stream().map(Dimension::parse).toList();
        List<String> paths = dimensions.stream().map(Dimension::path).toList();
        for (String path : paths) {
            if (Collections.frequency(paths, path) > 1) {
                throw new IllegalArgumentException(path + " is varied twice; give each parameter once");
            }
        }
        asks("design");
        Design chosen = Require.oneOf(Design.class, "--design", design);
        asks("vary");
        List<SweepPlan.Point> points = new ArrayList<>();
        for (List<Double> values :
                chosen.points(dimensions, samples, options.order(catalogue).seed())) {
            points.add(new SweepPlan.Point(values, order(catalogue, paths, values)));
        }
        return new SweepPlan(paths, points, seeds);
    }

    /** The match of a point: parameters of teams go into their names, all others are settings. */
    private MatchOrder order(BuiltInCatalogue catalogue, List<String> paths, List<Double> values) throws IOException {
        List<String> settings = new ArrayList<>();
        for (int i = 0; i < paths.size(); i++) {
            if (!paths.get(i).matches("(blue|yellow)[.].*")) {
                settings.add(paths.get(i) + "=" + values.get(i));
            }
        }
        MatchOrder order = options.order(catalogue, settings);
        for (Side side : Side.values()) {
            TeamName team = TeamName.parse(order.team(side));
            for (int i = 0; i < paths.size(); i++) {
                if (paths.get(i).startsWith(side.label() + ".")) {
                    team = team.with(paths.get(i).substring(side.label().length() + 1), values.get(i));
                }
            }
            catalogue.requireTeam(order.league(), team.toString());
            order = order.with(side.label(), team.toString());
        }
        return order;
    }

    @Override
    MatchOrder first(SweepPlan plan) {
        return plan.points().get(0).order();
    }

    @Override
    String describe(SweepPlan plan, BuiltInCatalogue catalogue) throws IOException {
        MatchOrder order = options.order(catalogue);
        return "sweep of " + String.join(", ", vary) + "; " + design + " of "
                + plan.points().size() + " points; " + seeds + " seeds from " + order.seed() + "; " + order.blue()
                + " against " + order.yellow() + "; " + OrderText.game(order) + OrderText.duration(order)
                + OrderText.conditions(order);
    }

    @Override
    Found play(SweepPlan plan, Run run) throws Exception {
        List<ResultsFile.Setting> settings = new ArrayList<>();
        for (int p = 0; p < plan.points().size(); p++) {
            for (int i = 0; i < plan.paths().size(); i++) {
                double value = plan.points().get(p).values().get(i);
                settings.add(new ResultsFile.Setting(p + 1, plan.paths().get(i), value));
            }
        }
        List<MatchResult> results = play(
                plan.schedule(),
                run,
                run.progress()::show,
                settings,
                all -> () -> new SweepReport(run.description(), plan, all).write(folder()));
        return new Found(plan.leads(results), plan.contrasts(results));
    }

    @Override
    Json json(SweepPlan plan, Found found) {
        List<Point> points = new ArrayList<>();
        for (int p = 0; p < plan.points().size(); p++) {
            Map<String, Double> parameters = new LinkedHashMap<>();
            for (int i = 0; i < plan.paths().size(); i++) {
                parameters.put(
                        plan.paths().get(i), plan.points().get(p).values().get(i));
            }
            Lead lead = found.leads.get(p).rounded();
            Contrast contrast = found.contrasts.get(p);
            Lead behind = contrast.behind().rounded();
            points.add(new Point(
                    parameters,
                    lead.matches(),
                    lead.mean(),
                    lead.margin(),
                    behind.mean(),
                    behind.margin(),
                    Lead.rounded(contrast.chance())));
        }
        return new Json(points);
    }

    @Override
    void print(SweepPlan plan, Found found) {
        plan.paths().forEach(path -> out().printf("%-18s ", path));
        say("%-14s %-14s p", "goals ahead", "behind the best");
        for (int p = 0; p < plan.points().size(); p++) {
            plan.points().get(p).values().forEach(value -> out().printf(Locale.ROOT, "%-18.6g ", value));
            say(
                    "%-14s %-15s %.3f",
                    found.leads.get(p),
                    found.contrasts.get(p).behind(),
                    found.contrasts.get(p).chance());
        }
        out().println();
    }
}
