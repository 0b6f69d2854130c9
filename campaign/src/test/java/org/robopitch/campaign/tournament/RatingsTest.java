// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.campaign.Made;
import org.robopitch.campaign.MatchResult;

class RatingsTest {
    private static List<MatchResult> wins(String first, String second, int won, int drawn, int lost) {
        List<MatchResult> results = new ArrayList<>();
        for (int i = 0; i < won + drawn + lost; i++) {
            results.add(Made.result(i, first, second, i < won ? 1 : 0, i < won + drawn ? 0 : 1));
            if (i >= won && i < won + drawn) {
                results.set(i, Made.result(i, first, second, 2, 2));
            }
        }
        return results;
    }

    @Test
    void threeWinsOutOfFourAreAboutTheirLogarithmInPoints() {
        List<Ratings.Rating> ratings = Ratings.of(List.of("a", "b"), wins("a", "b", 7500, 0, 2500));
        // 400·log10(3) = 190.8 points, which the weak prior hardly changes after ten thousand matches.
        assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(190.8, within(0.5));
        assertThat(ratings.get(0).elo() + ratings.get(1).elo()).isCloseTo(3000, within(1e-6));
    }

    @Test
    void aDrawIsHalfAWin() {
        List<Ratings.Rating> drawn = Ratings.of(List.of("a", "b"), wins("a", "b", 0, 50, 0));
        assertThat(drawn.get(0).elo()).isCloseTo(1500, within(1e-6));
        assertThat(drawn.get(0).margin()).isPositive();
    }

    @Test
    void theIntervalNarrowsWithTheRootOfTheMatches() {
        double few = difference(wins("a", "b", 100, 0, 100));
        double many = difference(wins("a", "b", 10_000, 0, 10_000));
        // Each rating is half of the difference: 1.96 · 0.5 · 400 / ln 10 · 1 / sqrt(n / 4).
        assertThat(many).isCloseTo(1.959964 * 0.5 * 173.7178 / Math.sqrt(20_000 / 4.0), within(1e-3));
        assertThat(few / many).isCloseTo(10, within(0.05));
    }

    private static double difference(List<MatchResult> results) {
        return Ratings.of(List.of("a", "b"), results).get(0).margin();
    }

    @Test
    void aTeamThatWonEverythingHasAFiniteRating() {
        Ratings.Rating best =
                Ratings.of(List.of("a", "b"), wins("a", "b", 40, 0, 0)).get(0);
        assertThat(best.elo()).isBetween(1700.0, 2500.0);
    }

    @Test
    void theOrderOfTheMatchesDoesNotMatter() {
        List<MatchResult> results = new ArrayList<>(wins("a", "b", 9, 2, 4));
        results.addAll(wins("b", "c", 3, 3, 3));
        results.addAll(wins("c", "a", 1, 0, 6));
        List<Ratings.Rating> before = Ratings.of(List.of("a", "b", "c"), results);
        Collections.shuffle(results, new Random(1));
        assertThat(Ratings.of(List.of("a", "b", "c"), results)).isEqualTo(before);
    }

    @Test
    void wilsonsIntervalIsThatOfTheTables() {
        // 8 of 10: 0.490 to 0.943.
        WinShare share = WinShare.of(8, 10);
        assertThat(share.low()).isCloseTo(0.4902, within(1e-4));
        assertThat(share.high()).isCloseTo(0.9433, within(1e-4));
        assertThat(WinShare.of(0, 0)).isEqualTo(new WinShare(0, 0.5, 0, 1));
    }

    @Test
    void standingsCountPointsThenGoalDifferenceThenGoals() {
        List<MatchResult> results =
                List.of(Made.result(0, "a", "b", 1, 0), Made.result(1, "b", "c", 4, 1), Made.result(2, "c", "a", 1, 0));
        assertThat(Standings.of(List.of("a", "b", "c"), results).rows())
                .extracting(Standings.Row::team)
                .containsExactly("b", "a", "c");
        HeadToHead pairing = HeadToHead.of("b", "a", results);
        assertThat(pairing).isEqualTo(new HeadToHead("a", new Standings.Row("b", 0, 0, 1, 0, 1)));
    }
}
