// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.Campaign;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.outside.OutsideTeam;
import org.robopitch.campaign.results.ResultsFile;
import org.robopitch.campaign.tournament.Forfeit;
import org.robopitch.campaign.tournament.Format;
import org.robopitch.campaign.tournament.Ratings;
import org.robopitch.campaign.tournament.Standings;
import org.robopitch.campaign.tournament.TournamentPlan;
import org.robopitch.lab.campaign.TournamentReport;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch tournament}: many teams, many seeds, standings. */
@Command(
        name = "tournament",
        footerHeading = "%nExample:%n  robopitch tournament --teams tactical,chaser,MyTeam.java --seeds 10 --out cup%n",
        description = "Play a tournament at full speed and write its standings, results and report to a folder."
                + " Repeat the command to continue an interrupted tournament.",
        footer = {"", "See docs/tournament.md."})
final class TournamentCommand implements Callable<Integer> {
    private static final int NAME_WIDTH = 24;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "YAML file whose keys are the options below; options on the command line override it.")
    @Nullable
    Path file;

    @Mixin
    MatchOptions options;

    @Option(
            names = "--teams",
            paramLabel = "A,B,…",
            split = ",",
            description = "Names of the teams, separated by commas; for knock-out, the strongest first.")
    List<String> teams = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "round-robin",
            description = "round-robin, swiss or knock-out. Default: round-robin.")
    String format;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "0",
            description = "Rounds of a Swiss tournament. Default: as many as it takes to find the best.")
    int rounds;

    @Option(
            names = "--samples",
            description = "Keep all positions of every cycle in the table samples (about 1 MB per minute of 5v5).")
    boolean samples;

    @Mixin
    CampaignOptions campaign = new CampaignOptions(10);

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        RunFile reader = file == null ? null : RunFile.read(spec, file);
        if (reader != null) {
            options.base = reader.configuration();
        }
        BuiltInCatalogue catalogue = options.catalogue();
        TournamentPlan plan = campaign.plan(reader, () -> plan(catalogue));
        return play(catalogue, plan, campaign.folder());
    }

    private int play(BuiltInCatalogue catalogue, TournamentPlan plan, Path folder) throws Exception {
        String description = plan.describe() + "; behaviour version " + Campaigns.behaviour(catalogue, plan.order());
        RunMeter meter = new RunMeter();
        List<MatchResult> results;
        int before;
        try (ProgressLine progress = new ProgressLine(spec, "matches");
                Journal journal = Journal.open(folder, description);
                MatchEngine engine =
                        campaign.engines.start(options, catalogue, plan.order().league(), plan.teams(), folder)) {
            ResultsFile.requireOurs(folder);
            before = journal.results().size();
            results = new Campaign(plan.schedule(), journal).play(engine, (done, all) -> {
                progress.show(done, all);
                meter.played(done, all);
            });
            if (results.size() > before
                    || !folder.resolve(ResultsFile.NAME).toFile().exists()
                    || !folder.resolve(TournamentReport.NAME).toFile().exists()) {
                List<MatchResult> all = results;
                CampaignResults.write(spec, folder, () -> ResultsFile.write(folder, description, all));
                new TournamentReport(description, plan.teams(), results).write(folder);
            }
            journal.sort();
        }
        print(plan, results, results.size() - before, meter);
        return 0;
    }

    private TournamentPlan plan(BuiltInCatalogue catalogue) throws IOException {
        Leagues.BUILT_IN.find(options.league);
        if (options.blue != null || options.yellow != null || options.record != null) {
            throw new IllegalArgumentException("a tournament takes --teams, not --blue, --yellow or --record");
        }
        campaign.asks("size");
        MatchOrder order = options.order(catalogue);
        campaign.asks("teams");
        requireTeams(catalogue, order.league());
        return new TournamentPlan(order, teams, campaign.seeds, Format.of(format), rounds, samples);
    }

    private void requireTeams(BuiltInCatalogue catalogue, String league) {
        OutsideTeam.requireOneLink(teams, EngineOptions.LINKS);
        for (String team : teams) {
            OutsideTeam program = OutsideTeam.parse(team, EngineOptions.LINKS);
            if (program == null) {
                catalogue.requireTeam(league, team);
            } else {
                EngineOptions.LINKS.requireLeague(program.link(), league);
            }
        }
    }

    private void print(TournamentPlan plan, List<MatchResult> results, int played, RunMeter meter) {
        List<Standings.Row> rows = Standings.of(plan.teams(), results).rows();
        List<Ratings.Rating> ratings = Ratings.of(plan.teams(), results);
        double simulated = results.stream().mapToDouble(MatchResult::seconds).sum();
        double share = results.isEmpty() ? 0 : (double) played / results.size();
        PrintWriter out = spec.commandLine().getOut();
        if (campaign.json) {
            out.println(json(plan, results.size(), rows, ratings));
            return;
        }
        int width = plan.teams().stream().mapToInt(String::length).max().orElse(0);
        String name = "%-" + Math.max(NAME_WIDTH, width) + "s";
        out.printf(
                name + " %6s %5s %5s %5s %11s %6s  %s%n",
                "",
                "played",
                "won",
                "drawn",
                "lost",
                "goals",
                "points",
                "Elo");
        for (Standings.Row row : rows) {
            Ratings.Rating rating = ratings.get(plan.teams().indexOf(row.team()));
            out.printf(
                    Locale.ROOT,
                    name + " %6d %5d %5d %5d %5d : %-4d %5d  %.0f ± %.0f%n",
                    row.team(),
                    row.played(),
                    row.won(),
                    row.drawn(),
                    row.lost(),
                    row.scored(),
                    row.conceded(),
                    row.points(),
                    rating.elo(),
                    rating.margin());
        }
        out.println();
        for (Forfeit forfeit : Forfeit.of(results)) {
            out.printf(
                    "%s lost %d of %d matches 0 : 3: %s%n",
                    forfeit.team(), forfeit.matches(), results.size(), forfeit.why());
            Path logs = campaign.folder().resolve("logs").resolve("match-" + forfeit.first());
            if (Files.isDirectory(logs)) {
                out.println("  what it printed is in " + logs);
            }
        }
        if (played > 0) {
            out.print(meter.summary(played, simulated * share));
        } else {
            out.println("all matches were played before; nothing to do");
        }
        out.printf(
                "results in %s, report in %s%n",
                CampaignResults.place(campaign.folder()), campaign.folder().resolve(TournamentReport.NAME));
    }

    private String json(TournamentPlan plan, int matches, List<Standings.Row> rows, List<Ratings.Rating> ratings) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("format").value(plan.format().label()).name("matches").value(matches);
        out.name("standings").beginArray();
        for (Standings.Row row : rows) {
            Ratings.Rating rating = ratings.get(plan.teams().indexOf(row.team()));
            out.beginObject().name("team").value(row.team()).name("played").value(row.played());
            out.name("won")
                    .value(row.won())
                    .name("drawn")
                    .value(row.drawn())
                    .name("lost")
                    .value(row.lost());
            out.name("scored").value(row.scored()).name("conceded").value(row.conceded());
            out.name("points").value(row.points());
            out.name("elo").value(Math.round(rating.elo())).name("eloMargin").value(Math.round(rating.margin()));
            out.endObject();
        }
        out.endArray().name("results").value(CampaignResults.place(campaign.folder()));
        out.name("report")
                .value(campaign.folder().resolve(TournamentReport.NAME).toString());
        return out.endObject().toString();
    }
}
