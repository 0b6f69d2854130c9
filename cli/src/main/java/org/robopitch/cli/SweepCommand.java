// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.Campaign;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.results.ResultsFile;
import org.robopitch.campaign.sweep.Design;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.sweep.SweepPlan;
import org.robopitch.lab.campaign.SweepReport;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.parameters.TeamName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
final class SweepCommand implements Callable<Integer> {
    private static final String BLUE = "blue.";
    private static final String YELLOW = "yellow.";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "YAML file whose keys are the options below; options on the command line override it.")
    @Nullable
    Path file;

    @Mixin
    MatchOptions options;

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

    @Mixin
    CampaignOptions campaign = new CampaignOptions(5);

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        RunFile reader = file == null ? null : RunFile.read(spec, file);
        if (reader != null) {
            options.base = reader.configuration();
        }
        Catalogue catalogue = options.catalogue();
        SweepPlan plan = campaign.plan(reader, () -> plan(catalogue));
        Path folder = campaign.folder();
        MatchOrder first = plan.points().get(0).order();
        String description = "sweep of " + String.join(", ", vary) + "; " + design + " of "
                + plan.points().size()
                + " points; " + campaign.seeds + " seeds from " + first.seed() + "; "
                + Campaigns.describe(catalogue, options.order(catalogue));
        List<MatchResult> results;
        try (ProgressLine progress = new ProgressLine(spec, "matches");
                Journal journal = Journal.open(folder, description);
                MatchEngine engine = campaign.engines.start(
                        options, catalogue, first.league(), List.of(first.blue(), first.yellow()), folder)) {
            ResultsFile.requireOurs(folder);
            int before = journal.results().size();
            results = new Campaign(plan.schedule(), journal).play(engine, progress::show);
            if (results.size() > before
                    || !Files.exists(folder.resolve(ResultsFile.NAME))
                    || !Files.exists(folder.resolve(SweepReport.NAME))) {
                List<MatchResult> all = results;
                CampaignResults.write(spec, folder, () -> ResultsFile.write(folder, description, all, settings(plan)));
                new SweepReport(description, plan, results).write(folder);
            }
            journal.sort();
        }
        print(plan, plan.leads(results));
        return 0;
    }

    private SweepPlan plan(Catalogue catalogue) throws IOException {
        Leagues.BUILT_IN.find(options.league);
        if (vary.isEmpty()) {
            throw new IllegalArgumentException("--vary is missing: the parameters to vary");
        }
        if (options.record != null) {
            throw new IllegalArgumentException("a sweep does not record; use match --record for one of its matches");
        }
        campaign.asks("vary");
        List<Dimension> dimensions = vary.stream().map(Dimension::parse).toList();
        requireDifferent(dimensions);
        List<SweepPlan.Point> points = new ArrayList<>();
        campaign.asks("design");
        Design chosen = Design.of(design);
        campaign.asks("vary");
        long seed = options.order(catalogue).seed();
        for (double[] values : chosen.points(dimensions, samples, seed)) {
            List<Double> boxed = Arrays.stream(values).boxed().toList();
            points.add(new SweepPlan.Point(boxed, order(catalogue, dimensions, values)));
        }
        return new SweepPlan(dimensions.stream().map(Dimension::path).toList(), points, campaign.seeds);
    }

    private static void requireDifferent(List<Dimension> dimensions) {
        Set<String> paths = new HashSet<>();
        for (Dimension dimension : dimensions) {
            if (!paths.add(dimension.path())) {
                throw new IllegalArgumentException(dimension.path() + " is varied twice; give each parameter once");
            }
        }
    }

    /** The match of a point: parameters of teams go into their names, all others are settings. */
    private MatchOrder order(Catalogue catalogue, List<Dimension> dimensions, double[] values) throws IOException {
        List<String> settings = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            String path = dimensions.get(i).path();
            if (!path.startsWith(BLUE) && !path.startsWith(YELLOW)) {
                settings.add(path + "=" + values[i]);
            }
        }
        MatchOrder order = options.order(catalogue, settings);
        TeamName blue = TeamName.parse(order.blue());
        TeamName yellow = TeamName.parse(order.yellow());
        for (int i = 0; i < values.length; i++) {
            String path = dimensions.get(i).path();
            if (path.startsWith(BLUE)) {
                blue = blue.with(path.substring(BLUE.length()), values[i]);
            } else if (path.startsWith(YELLOW)) {
                yellow = yellow.with(path.substring(YELLOW.length()), values[i]);
            }
        }
        catalogue.requireTeam(order.league(), blue.toString());
        catalogue.requireTeam(order.league(), yellow.toString());
        return order.withTeams(blue.toString(), yellow.toString());
    }

    private static List<ResultsFile.Setting> settings(SweepPlan plan) {
        List<ResultsFile.Setting> settings = new ArrayList<>();
        for (int p = 0; p < plan.points().size(); p++) {
            for (int i = 0; i < plan.paths().size(); i++) {
                settings.add(new ResultsFile.Setting(
                        p + 1,
                        plan.paths().get(i),
                        plan.points().get(p).values().get(i)));
            }
        }
        return settings;
    }

    private void print(SweepPlan plan, List<Lead> leads) {
        PrintWriter out = spec.commandLine().getOut();
        if (campaign.json) {
            out.println(json(plan, leads));
            return;
        }
        plan.paths().forEach(path -> out.printf("%-18s ", path));
        out.println("goals ahead");
        for (int p = 0; p < leads.size(); p++) {
            plan.points().get(p).values().forEach(value -> out.printf(Locale.ROOT, "%-18.6g ", value));
            out.printf(
                    Locale.ROOT,
                    "%+.2f ± %.2f%n",
                    leads.get(p).mean(),
                    leads.get(p).margin());
        }
        Path folder = campaign.folder();
        out.println();
        out.printf("results in %s, report in %s%n", CampaignResults.place(folder), folder.resolve(SweepReport.NAME));
    }

    private static String json(SweepPlan plan, List<Lead> leads) {
        JsonWriter out = new JsonWriter().beginObject().name("points").beginArray();
        for (int p = 0; p < leads.size(); p++) {
            out.beginObject().name("parameters").beginObject();
            for (int i = 0; i < plan.paths().size(); i++) {
                out.name(plan.paths().get(i))
                        .value(plan.points().get(p).values().get(i));
            }
            out.endObject().name("matches").value(leads.get(p).matches());
            out.name("lead")
                    .rounded(leads.get(p).mean(), 3)
                    .name("margin")
                    .rounded(leads.get(p).margin(), 3);
            out.endObject();
        }
        return out.endArray().endObject().toString();
    }
}
