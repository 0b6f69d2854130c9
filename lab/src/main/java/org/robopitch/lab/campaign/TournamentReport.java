// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.robopitch.lab.report.HtmlReport.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.tournament.Forfeit;
import org.robopitch.campaign.tournament.HeadToHead;
import org.robopitch.campaign.tournament.Ratings;
import org.robopitch.campaign.tournament.Standings;
import org.robopitch.campaign.tournament.WinShare;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.HtmlReport.Cell;
import org.robopitch.lab.report.Table;

/** A tournament as one page: standings, chances to win, head-to-head, scores, forfeits, and where the ball was. */
public final class TournamentReport {
    /** The page's name in the folder of a campaign. */
    public static final String NAME = "report.html";

    private static final int MOST_PAIRINGS = 60;
    private static final int MOST_FORFEITS = 20;
    private static final int LARGEST_MATRIX = 16;

    private final String description;
    private final List<String> teams;
    private final List<MatchResult> results;
    private final List<Standings.Row> standings;
    private final List<Ratings.Rating> ratings;
    private final HtmlReport page;

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
        this.standings = Standings.of(teams, results).rows();
        this.ratings = Ratings.of(teams, results);
        this.page = new HtmlReport("Tournament of " + teams.size() + " teams, " + results.size() + " matches");
    }

    /** Writes the page into a folder. */
    public void write(Path folder) throws IOException {
        page.paragraph(description);
        standings();
        chances();
        pairings();
        forfeits();
        scores();
        heat();
        page.write(folder.resolve(NAME));
    }

    private void standings() {
        page.section("Standings");
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (Ratings.Rating rating : ratings) {
            least = Math.min(least, rating.elo() - rating.margin());
            most = Math.max(most, rating.elo() + rating.margin());
        }
        IntervalBar bar = new IntervalBar(least, most, 1500);
        page.table(
                "P played, W won, D drawn, L lost; three points for a win, one for a draw. Elo with its 95 % interval,"
                        + " 1500 on average.",
                Table.of(standings)
                        .column("Team", this::placed)
                        .column("P", Standings.Row::played)
                        .column("W", Standings.Row::won)
                        .column("D", Standings.Row::drawn)
                        .column("L", Standings.Row::lost)
                        .column("Goals", "%d:%d", Standings.Row::scored, Standings.Row::conceded)
                        .column("Pts", Standings.Row::points)
                        .column("Elo", row -> elo(ratings.get(teams.indexOf(row.team())), bar)));
    }

    private static Cell elo(Ratings.Rating rating, IntervalBar bar) {
        return new Cell(
                text("%.0f ± %.0f", rating.elo(), rating.margin()),
                bar.svg(rating.elo(), rating.elo() - rating.margin(), rating.elo() + rating.margin()),
                "");
    }

    private String placed(Standings.Row row) {
        return standings.indexOf(row) + 1 + ". " + row.team();
    }

    /** Who beats whom, all at a glance; with two teams, the table of pairings says it all. */
    private void chances() {
        if (teams.size() < 3 || teams.size() > LARGEST_MATRIX) {
            return;
        }
        page.section("Chance to win");
        Table<Standings.Row> table = Table.of(standings).column("Team", this::placed);
        for (Standings.Row other : standings) {
            table.column(standings.indexOf(other) + 1 + ".", team -> chance(team.team(), other.team()));
        }
        page.table(
                "In %: how often the team of the row beats that of the column; draws count half. Bold colours where "
                        + "the 95 % interval excludes an even match.",
                table);
    }

    private Cell chance(String team, String other) {
        WinShare share = HeadToHead.of(team, other, results).share();
        if (team.equals(other) || share.matches() == 0) {
            return Cell.of("–");
        }
        boolean sure = share.low() > 0.5 || share.high() < 0.5;
        double strength = Math.abs(2 * share.share() - 1) * (sure ? 0.55 : 0.2);
        String colour = text("rgba(%s,%.2f)", share.share() >= 0.5 ? "42,138,76" : "210,80,45", strength);
        return new Cell(text("%.0f", 100 * share.share()), "", colour);
    }

    private void pairings() {
        page.section("Head to head");
        List<HeadToHead> all = new ArrayList<>();
        for (int i = 0; i < teams.size(); i++) {
            for (int k = i + 1; k < teams.size(); k++) {
                all.add(HeadToHead.of(teams.get(i), teams.get(k), results));
            }
        }
        all.removeIf(pairing -> pairing.first().played() == 0);
        int shown = Math.min(MOST_PAIRINGS, all.size());
        page.table(
                "The first team's wins, draws and losses, its goals, its chance to win with the 95 % interval, and"
                        + " what the Elo of both would have it; ≠ where that is outside the interval: one number a team"
                        + " cannot say who beats whom"
                        + (all.size() > shown ? "; the first " + shown + " of " + all.size() + " pairings." : "."),
                Table.of(all.subList(0, shown))
                        .column("Pairing", "%s – %s", one -> one.first().team(), HeadToHead::second)
                        .column(
                                "W/D/L",
                                "%d/%d/%d",
                                one -> one.first().won(),
                                one -> one.first().drawn(),
                                one -> one.first().lost())
                        .column(
                                "Goals",
                                "%d:%d",
                                one -> one.first().scored(),
                                one -> one.first().conceded())
                        .column("Chance to win, %", one -> IntervalBar.chance(one.share()))
                        .column("by Elo, %", this::byElo));
    }

    private String byElo(HeadToHead pairing) {
        double expected = Ratings.expected(rating(pairing.first().team()), rating(pairing.second()));
        boolean outside =
                expected < pairing.share().low() || expected > pairing.share().high();
        return text(outside ? "≠ %.0f" : "%.0f", 100 * expected);
    }

    private Ratings.Rating rating(String team) {
        return ratings.get(teams.indexOf(team));
    }

    private void forfeits() {
        List<Forfeit> reasons = Forfeit.of(results);
        if (reasons.isEmpty()) {
            return;
        }
        page.section("Forfeits");
        page.words(
                reasons.stream().mapToInt(Forfeit::matches).sum() + " of " + results.size() + " matches count 0 : 3"
                        + (reasons.size() > MOST_FORFEITS ? "; the first " + MOST_FORFEITS + " reasons:" : ":"),
                List.of("Team", "Matches", "Reason"),
                reasons.stream()
                        .limit(MOST_FORFEITS)
                        .map(one -> List.of(one.team(), Integer.toString(one.matches()), one.why()))
                        .toList());
    }

    private void scores() {
        page.section("Scores");
        for (Standings.Row row : standings) {
            List<Outing> outings = Outing.of(row.team(), results);
            double scored = outings.stream().mapToInt(Outing::scored).average().orElse(0);
            double conceded =
                    outings.stream().mapToInt(Outing::conceded).average().orElse(0);
            page.drawing(
                    text("%s: %.2f goals per match, %.2f against it", row.team(), scored, conceded),
                    new GoalBars(outings).svg());
        }
    }

    private void heat() {
        page.section("Where the ball was");
        for (Standings.Row row : standings) {
            page.drawing("Matches of " + row.team(), new HeatDrawing(Outing.of(row.team(), results)).svg());
        }
    }
}
