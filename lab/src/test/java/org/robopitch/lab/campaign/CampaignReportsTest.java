// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Samples;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.campaign.sweep.SweepPlan;
import org.robopitch.campaign.tune.TunePlan;
import org.robopitch.campaign.tune.Tuning;
import org.robopitch.engine.match.Totals;
import org.robopitch.runner.MatchOrder;

/** The pages of campaigns whose results are made up, so that every number on them is known. */
class CampaignReportsTest {
    private static final MatchOrder ORDER = MatchOrder.of("mirosot", "3v3", "a", "b", 7);

    @TempDir
    Path folder;

    /** The ball is for ten cycles in the lower left cell of a pitch on which blue attacks to the right. */
    private static MatchResult result(
            int number, int round, String blue, String yellow, int scored, int conceded, String forfeit) {
        return result(number, round, blue, yellow, 7, scored, conceded, forfeit);
    }

    private static MatchResult result(
            int number, int round, String blue, String yellow, long seed, int scored, int conceded, String forfeit) {
        HeatGrid heat = HeatGrid.empty(1.5, 1.3);
        if (forfeit.isEmpty()) {
            heat.counts()[0] = 10;
        }
        return new MatchResult(
                number,
                round,
                "mirosot",
                "3v3",
                blue,
                yellow,
                seed,
                new MatchResult.Score(scored, conceded),
                60,
                "",
                forfeit,
                Totals.NONE,
                List.of(),
                heat,
                Samples.NONE);
    }

    private String page() throws IOException {
        String page = Files.readString(folder.resolve(TournamentReport.NAME));
        assertThat(page)
                .as("one file that asks for no other, and for phones and paper")
                .doesNotContain("src=", "href=", "@import", "url(")
                .contains("name=\"viewport\"", "@media print", "max-width:40rem");
        return page;
    }

    /** What stands below a heading. */
    private static String section(String page, String heading) {
        int begin = page.indexOf("<h2>" + heading + "</h2>");
        assertThat(begin).as("a section " + heading).isPositive();
        int end = page.indexOf("<h2>", begin + 4);
        return page.substring(begin, end < 0 ? page.length() : end);
    }

    private static List<String> rows(String section) {
        List<String> rows = new ArrayList<>();
        Matcher matcher = Pattern.compile("<tr>(<td.*?)</tr>", Pattern.DOTALL).matcher(section);
        while (matcher.find()) {
            rows.add(matcher.group(1)
                    .replaceAll("<svg.*?</svg>", "")
                    .replaceAll("</td><td[^>]*>", "|")
                    .replaceAll("<[^>]*>", ""));
        }
        return rows;
    }

    @Test
    void aTournamentShowsStandingsChancesScoresForfeitsAndHeat() throws IOException {
        List<MatchResult> results = List.of(
                result(0, 1, "a", "b", 2, 1, ""),
                result(1, 1, "b", "a", 0, 3, ""),
                result(2, 1, "a", "c<x>", 3, 0, "yellow: its program ended with exit code 3"),
                result(3, 1, "c<x>", "a", 0, 3, "blue: its program ended with exit code 3"),
                result(4, 1, "b", "c<x>", 1, 1, ""),
                result(5, 1, "c<x>", "b", 0, 2, ""));
        new TournamentReport("three of a kind", List.of("c<x>", "b", "a"), results).write(folder);
        String page = page();
        assertThat(page).contains("<title>Tournament of 3 teams, 6 matches</title>", "three of a kind");
        List<String> standings = rows(section(page, "Standings"));
        assertThat(standings.get(0)).startsWith("1. a|4|4|0|0|11:1|12|");
        assertThat(standings.get(1)).startsWith("2. b|4|1|1|2|4:6|4|");
        assertThat(standings.get(2)).startsWith("3. c&lt;x&gt;|4|0|1|3|1:9|1|").containsPattern("\\d+ ± \\d+$");
        assertThat(rows(section(page, "Chance to win")))
                .containsExactly("1. a|–|100|100", "2. b|0|–|75", "3. c&lt;x&gt;|0|25|–");
        // Two wins of two: Wilson's interval begins at 1 / (1 + 1.96² / 2).
        assertThat(rows(section(page, "Head to head")))
                .anySatisfy(row -> assertThat(row).matches("b – a\\|0/0/2\\|1:5\\|0 % \\(0 – 66\\)\\|\\d+"));
        assertThat(rows(section(page, "Forfeits"))).containsExactly("c&lt;x&gt;|2|its program ended with exit code 3");
        String scores = section(page, "Scores");
        assertThat(scores)
                .contains("a: 2.75 goals per match, 0.25 against it", "b: 1.00 goals per match, 1.50 against it");
        String heat = section(page, "Where the ball was");
        // a was blue once and yellow once: half of the time at either corner.
        assertThat(heat.split("<figure", -1)).hasSize(4);
        assertThat(heat).contains("Matches of a", "50.0 % of the time");
    }

    @Test
    void aSweepShowsTheResponseToOneAndToTwoParameters() throws IOException {
        List<SweepPlan.Point> points = new ArrayList<>();
        List<MatchResult> results = new ArrayList<>();
        for (double x : new double[] {1, 2}) {
            for (double y : new double[] {10, 20, 30}) {
                points.add(new SweepPlan.Point(List.of(x, y), ORDER));
                int lead = (int) (3 * x - y / 10);
                results.add(result(results.size(), points.size(), "a", "b", 4 + lead, 4, ""));
                results.add(result(results.size(), points.size(), "b", "a", 4, 4 + lead, ""));
            }
        }
        new SweepReport("a plane", new SweepPlan(List.of("x", "y"), points, 1), results).write(folder);
        String page = page();
        assertThat(section(page, "Response").split("<figure", -1)).hasSize(3);
        String map = section(page, "Two parameters together");
        Matcher values = Pattern.compile("class=\"value\"[^>]*>([^<]*)").matcher(map);
        assertThat(values.results().map(value -> value.group(1)))
                .containsExactly("+2.0", "+5.0", "+1.0", "+4.0", "+0.0", "+3.0");
        List<String> best = rows(section(page, "Best points"));
        assertThat(best).hasSize(6);
        assertThat(best.get(0)).isEqualTo("+5.00 ± 0.00|100 % (34 – 100)|2|10");
        assertThat(section(page, "Scores and heat")).contains("Goals of a over all points");
    }

    /** Teams of a circle, each of which beats the next: Elo calls them level. */
    @Test
    void aPairingThatEloCannotExpressIsMarked() throws IOException {
        List<MatchResult> results = new ArrayList<>();
        for (String pair : List.of("ab", "bc", "ca")) {
            for (int i = 0; i < 20; i++) {
                results.add(result(results.size(), 1, pair.substring(0, 1), pair.substring(1), i, 2, 0, ""));
            }
        }
        new TournamentReport("a circle", List.of("a", "b", "c"), results).write(folder);
        assertThat(rows(section(page(), "Head to head")))
                .hasSize(3)
                .allSatisfy(row -> assertThat(row).endsWith("|≠ 50"));
    }

    @Test
    void aSweepSaysWhichPointsAreWorseBeyondChance() throws IOException {
        List<SweepPlan.Point> points = new ArrayList<>();
        List<MatchResult> results = new ArrayList<>();
        for (int point = 0; point < 3; point++) {
            points.add(new SweepPlan.Point(List.of((double) point), ORDER));
            for (int seed = 1; seed <= 6; seed++) {
                // The second point is better by three goals in each seed, the third by one or none.
                int lead = seed + (point == 1 ? 3 : point == 2 && seed % 2 == 0 ? 4 : 0);
                results.add(result(results.size(), point + 1, "a", "b", seed, 10 + lead, 10, ""));
                results.add(result(results.size(), point + 1, "b", "a", seed, 10, 10 + lead, ""));
            }
        }
        new SweepReport("three points", new SweepPlan(List.of("x"), points, 6), results).write(folder);
        String page = page();
        assertThat(page).contains("1 of the other 2 points are worse than the best beyond chance");
        assertThat(rows(section(page, "Best points")))
                .anySatisfy(row -> assertThat(row).contains("|+0.00 ± 0.00|1.000|1"))
                .anySatisfy(row -> assertThat(row).contains("|+3.00 ± 0.00|0.000|0"));
    }

    @Test
    void aTuningShowsVerdictSearchAndResponse() throws Exception {
        TunePlan plan = new TunePlan(ORDER, List.of(new Dimension("x", 0, 10, 2)), List.of(8.0), 1, 30, 10);
        try (Journal journal = Journal.open(folder, plan.describe())) {
            Tuning tuning = new Tuning(plan, journal, engine());
            Tuning.Verdict verdict = tuning.run((number, candidate, best) -> {});
            new TuneReport("a hill", plan, tuning, verdict).write(folder);
            String page = page();
            assertThat(page).contains("The tuned team is better: +25.00 ± 0.00 goals per match", verdict.team());
            List<String> rows = rows(section(page, "Verdict"));
            assertThat(rows.get(0)).startsWith("default|+5.00 ± 0.00|100 % (84 – 100)");
            assertThat(rows.get(1)).startsWith("tuned|+30.00 ± 0.00|");
            assertThat(rows.get(3)).matches("x\\|8\\|(2\\.[3-9]|3\\.[0-7]|3)\\d*\\|0 … 10");
            assertThat(section(page, "Search")).contains("best so far");
            assertThat(section(page, "Response").split("<circle", -1).length - 1)
                    .as("a dot for each candidate, and one in the legend")
                    .isEqualTo(tuning.candidates().size() + 1);
            assertThat(section(page, "Scores and heat on held-out seeds").split("<figure", -1))
                    .hasSize(5);
        }
    }

    /** A game that the tuned team wins by 30 goals at x = 3, and by 5 at its default. */
    private static MatchEngine engine() {
        Pattern parameter = Pattern.compile("a\\(x=(.*)\\)");
        return new MatchEngine() {
            @Override
            public void play(List<MatchJob> jobs, Results results) throws IOException {
                for (MatchJob job : jobs) {
                    boolean blue = job.order().yellow().equals("b");
                    Matcher value = parameter.matcher(
                            blue ? job.order().blue() : job.order().yellow());
                    double x = value.matches() ? Double.parseDouble(value.group(1)) : 8;
                    int lead = (int) Math.round(30 - (x - 3) * (x - 3));
                    results.take(result(
                            job.number(),
                            job.round(),
                            job.order().blue(),
                            job.order().yellow(),
                            job.order().seed(),
                            blue ? lead : 0,
                            blue ? 0 : lead,
                            ""));
                }
            }

            @Override
            public void close() {}
        };
    }
}
