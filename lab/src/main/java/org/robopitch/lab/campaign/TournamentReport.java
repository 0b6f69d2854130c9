// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.tournament.HeadToHead;
import org.robopitch.campaign.tournament.Ratings;
import org.robopitch.campaign.tournament.Standings;
import org.robopitch.campaign.tournament.WinShare;
import org.robopitch.lab.report.HtmlReport;

/** A tournament as one page: standings, ratings, head-to-head, scores, and where the ball was. */
public final class TournamentReport {
    /** The page's name in the folder of a campaign. */
    public static final String NAME = "report.html";

    private static final int MOST_PAIRINGS = 60;

    private final String description;
    private final List<String> teams;
    private final List<MatchResult> results;
    private final HtmlReport page = new HtmlReport("Tournament");

    /**
     * A report.
     *
     * @param description of the tournament
     * @param teams who played
     * @param results in the order of the schedule
     */
    public TournamentReport(String description, List<String> teams, List<MatchResult> results) {
        this.description = description;
        this.teams = List.copyOf(teams);
        this.results = List.copyOf(results);
    }

    /** Writes the page into a folder. */
    public void write(Path folder) throws IOException {
        page.paragraph(description);
        standings();
        pairings();
        scores();
        heat();
        page.write(folder.resolve(NAME));
    }

    private void standings() {
        page.section("Standings");
        List<Ratings.Rating> ratings = Ratings.of(teams, results);
        List<List<String>> rows = new ArrayList<>();
        int place = 0;
        for (Standings.Row row : Standings.of(teams, results).rows()) {
            place++;
            Ratings.Rating rating = ratings.get(teams.indexOf(row.team()));
            rows.add(List.of(
                    place + ". " + row.team(),
                    text(row.played()),
                    text(row.won()),
                    text(row.drawn()),
                    text(row.lost()),
                    row.scored() + " : " + row.conceded(),
                    text(row.points()),
                    String.format(Locale.ROOT, "%.0f ± %.0f", rating.elo(), rating.margin())));
        }
        page.table(
                "Three points for a win, one for a draw. Elo with its 95 % interval.",
                List.of("Team", "Played", "Won", "Drawn", "Lost", "Goals", "Points", "Elo"), rows);
    }

    private void pairings() {
        page.section("Head to head");
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < teams.size(); i++) {
            for (int k = i + 1; k < teams.size() && rows.size() < MOST_PAIRINGS; k++) {
                HeadToHead pairing = HeadToHead.of(teams.get(i), teams.get(k), results);
                if (pairing.matches() > 0) {
                    WinShare share = pairing.share();
                    rows.add(List.of(
                            pairing.first() + " – " + pairing.second(),
                            pairing.won() + " / " + pairing.drawn() + " / " + pairing.lost(),
                            pairing.scored() + " : " + pairing.conceded(),
                            String.format(
                                    Locale.ROOT,
                                    "%.0f %% (%.0f – %.0f)",
                                    100 * share.share(),
                                    100 * share.low(),
                                    100 * share.high())));
                }
            }
        }
        page.table(
                "The first team's wins, draws and losses, its goals, and its chance to win with the 95 % interval.",
                List.of("Pairing", "Won / drawn / lost", "Goals", "Chance to win"), rows);
    }

    private void scores() {
        page.section("Scores");
        for (String team : teams) {
            page.drawing("Goals of " + team + " a match", new GoalBars(team, results).svg());
        }
    }

    private void heat() {
        page.section("Where the ball was");
        for (String team : teams) {
            page.drawing("With " + team + " attacking to the right", new HeatDrawing(team, results).svg());
        }
    }

    private static String text(int number) {
        return Integer.toString(number);
    }
}
