// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.outside.OutsideTeam;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.campaign.tournament.Forfeit;
import org.robopitch.campaign.tournament.Format;
import org.robopitch.campaign.tournament.HeadToHead;
import org.robopitch.campaign.tournament.Ratings;
import org.robopitch.campaign.tournament.Standings;
import org.robopitch.campaign.tournament.TournamentPlan;
import org.robopitch.declare.Component;
import org.robopitch.declare.Require;
import org.robopitch.lab.campaign.TournamentReport;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.team.BadTeamException;
import org.robopitch.runner.team.OwnTeams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch tournament}: many teams, many seeds, standings. */
@Command(
        name = "tournament",
        footerHeading = "%nExample:%n  robopitch tournament --teams tactical,chaser,MyTeam.java --seeds 10 --out cup%n",
        description = "Play a tournament at full speed and write its standings, results and report to a folder."
                + " Repeat the command to continue an interrupted tournament.",
        footer = {"", "See docs/tournament.md."})
final class TournamentCommand extends CampaignCommand<TournamentPlan, TournamentCommand.Played> {
    private static final int NAME_WIDTH = 24;
    /** A team tries a hundred million seeds a second; a match has minutes. */
    private static final long LEAST_SEED = 1L << 48;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "YAML file whose keys are the options below; options on the command line override it.")
    @Nullable
    Path file;

    @Option(
            names = "--teams",
            paramLabel = "A,B,…",
            split = ",",
            description = "Names of the teams, separated by commas; for knock-out, the strongest first. 'teams.d/*' "
                    + "stands for all in that folder.")
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

    @Option(
            names = "--strict",
            description = "Refuse to play where a team could reach others, or know what it should not: without walls,"
                    + " with external programs, with --in-process, or with a seed that can be guessed.")
    boolean strict;

    TournamentCommand() {
        super("matches", 10, "--blue", "--yellow");
    }

    /** All results, how many of them this run has played, and how long that took. */
    record Played(List<MatchResult> results, int now, RunMeter meter) {}

    /** A team's line in JSON. */
    record Line(
            String team,
            int played,
            int won,
            int drawn,
            int lost,
            int scored,
            int conceded,
            int points,
            long elo,
            long eloMargin) {}

    /** A pairing in JSON: how the first did against the second, and the share of wins that their Elo would have. */
    record Pairing(String first, String second, int won, int drawn, int lost, double share, double byElo) {}

    record Json(
            String format, int matches, List<Line> standings, List<Pairing> pairings, String results, String report) {}

    @Override
    @Nullable
    Path file() {
        return file;
    }

    @Override
    TournamentPlan plan(BuiltInCatalogue catalogue) throws IOException {
        Leagues.BUILT_IN.find(options.league);
        asks("size");
        MatchOrder order = options.order(catalogue);
        asks("teams");
        List<String> named = named();
        requireTeams(catalogue, order.league(), named);
        if (strict) {
            requireStrict(order.seed());
        }
        return new TournamentPlan(
                order, named, seeds, Require.oneOf(Format.class, "--format", format), rounds, samples);
    }

    /** All teams, with those that a pattern such as {@code teams.d/*} stands for. */
    private List<String> named() throws IOException {
        List<String> named = new ArrayList<>();
        for (String team : teams) {
            int folder = team.lastIndexOf('/') + 1;
            if (OutsideTeam.parse(team, EngineOptions.LINKS) != null || team.indexOf('*', folder) < 0) {
                named.add(team);
                continue;
            }
            List<String> found = new ArrayList<>();
            try (DirectoryStream<Path> entries =
                    Files.newDirectoryStream(Path.of(team.substring(0, folder)), team.substring(folder))) {
                for (Path entry : entries) {
                    if (OwnTeams.isTeam(entry)) {
                        found.add(team.substring(0, folder) + entry.getFileName());
                    }
                }
            } catch (NotDirectoryException | NoSuchFileException missing) {
                // Refused below, as a folder without teams is.
            }
            if (found.isEmpty()) {
                throw new IllegalArgumentException("there is no team that " + team + " stands for");
            }
            Collections.sort(found);
            named.addAll(found);
        }
        return named;
    }

    /** Refuses names that are no team's. A team that is there and cannot be used loses its matches: others have come to play. */
    private void requireTeams(BuiltInCatalogue catalogue, String league, List<String> teams) {
        OutsideTeam.requireOneLink(teams, EngineOptions.LINKS);
        Map<String, String> distinct = new HashMap<>();
        for (String team : teams) {
            OutsideTeam program = OutsideTeam.parse(team, EngineOptions.LINKS);
            if (program != null) {
                EngineOptions.LINKS.requireLeague(program.link(), league);
                continue;
            }
            try {
                catalogue.requireTeam(league, team);
                String same = distinct.put(catalogue.distinctName(team), team);
                if (same != null && !same.equals(team)) {
                    throw new IllegalArgumentException(same + " and " + team
                            + " are the same team: they differ only by values that are the defaults");
                }
            } catch (BadTeamException broken) {
                PrintWriter err = spec.commandLine().getErr();
                err.println("robopitch: " + team + " loses its matches: " + broken.getMessage());
                err.flush();
            }
        }
    }

    private void requireStrict(long seed) {
        String problem = null;
        if (options.inProcess || options.noWalls) {
            problem = "does not go with --in-process or --no-walls";
        } else if (Walls.best() == Walls.NONE) {
            problem = "needs walls around teams, which this system does not have: install bubblewrap and allow user"
                    + " namespaces";
        } else if (teams.stream().anyMatch(team -> OutsideTeam.parse(team, EngineOptions.LINKS) != null)) {
            problem = "does not go with external programs: they play without walls, and see the truth";
        } else if (Math.abs(seed) < LEAST_SEED) {
            problem = "needs a seed that no team can find by trying, such as --seed "
                    + (Long.MAX_VALUE & new SecureRandom().nextLong());
        }
        if (problem != null) {
            throw new IllegalArgumentException("--strict " + problem);
        }
    }

    @Override
    MatchOrder first(TournamentPlan plan) {
        return plan.order();
    }

    @Override
    List<String> teams(TournamentPlan plan) {
        return plan.teams();
    }

    @Override
    String describe(TournamentPlan plan, BuiltInCatalogue catalogue) {
        return plan.describe();
    }

    @Override
    Played play(TournamentPlan plan, Run run) throws Exception {
        RunMeter meter = new RunMeter();
        int before = run.journal().results().size();
        List<MatchResult> results = play(
                plan.schedule(),
                run,
                (done, all) -> {
                    run.progress().show(done, all);
                    meter.played(done, all);
                },
                List.of(),
                all -> () -> new TournamentReport(run.description(), plan.teams(), all).write(folder()));
        return new Played(results, results.size() - before, meter);
    }

    @Override
    Json json(TournamentPlan plan, Played played) {
        List<Ratings.Rating> ratings = Ratings.of(plan.teams(), played.results());
        List<Line> lines = new ArrayList<>();
        for (Standings.Row row : Standings.of(plan.teams(), played.results()).rows()) {
            Ratings.Rating rating = ratings.get(plan.teams().indexOf(row.team()));
            lines.add(new Line(
                    row.team(),
                    row.played(),
                    row.won(),
                    row.drawn(),
                    row.lost(),
                    row.scored(),
                    row.conceded(),
                    row.points(),
                    Math.round(rating.elo()),
                    Math.round(rating.margin())));
        }
        return new Json(
                Component.spelled(plan.format()),
                played.results().size(),
                lines,
                pairings(plan.teams(), ratings, played.results()),
                results(),
                "" + report());
    }

    private static List<Pairing> pairings(List<String> teams, List<Ratings.Rating> ratings, List<MatchResult> results) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < teams.size(); i++) {
            for (int k = i + 1; k < teams.size(); k++) {
                HeadToHead pairing = HeadToHead.of(teams.get(i), teams.get(k), results);
                if (pairing.first().played() > 0) {
                    pairings.add(new Pairing(
                            teams.get(i),
                            teams.get(k),
                            pairing.first().won(),
                            pairing.first().drawn(),
                            pairing.first().lost(),
                            Lead.rounded(pairing.share().share()),
                            Lead.rounded(Ratings.expected(ratings.get(i), ratings.get(k)))));
                }
            }
        }
        return pairings;
    }

    @Override
    void print(TournamentPlan plan, Played played) {
        int width = plan.teams().stream().mapToInt(String::length).max().orElse(0);
        String name = "%-" + Math.max(NAME_WIDTH, width) + "s";
        say(name + " %6s %5s %5s %5s %11s %6s  %s", "", "played", "won", "drawn", "lost", "goals", "points", "Elo");
        for (Line row : json(plan, played).standings()) {
            say(
                    name + " %6d %5d %5d %5d %5d : %-4d %5d  %d ± %d",
                    row.team,
                    row.played,
                    row.won,
                    row.drawn,
                    row.lost,
                    row.scored,
                    row.conceded,
                    row.points,
                    row.elo,
                    row.eloMargin);
        }
        out().println();
        int matches = played.results().size();
        for (Forfeit forfeit : Forfeit.of(played.results())) {
            say("%s lost %d of %d matches 0 : 3: %s", forfeit.team(), forfeit.matches(), matches, forfeit.why());
            Path logs = folder().resolve("logs").resolve("match-" + forfeit.first());
            if (Files.isDirectory(logs)) {
                say("  what it printed is in %s", logs);
            }
        }
        if (played.now() > 0) {
            double simulated =
                    played.results().stream().mapToDouble(MatchResult::seconds).sum();
            out().print(played.meter().summary(played.now(), simulated * played.now() / matches));
        } else {
            say("all matches were played before; nothing to do");
        }
    }
}
