// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.robopitch.campaign.Made;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;
import org.robopitch.runner.MatchOrder;

class SchedulesTest {
    private static TournamentPlan plan(int teams, int seeds, Format format) {
        List<String> names = IntStream.range(0, teams)
                .mapToObj(i -> String.valueOf((char) ('a' + i)))
                .toList();
        return new TournamentPlan(MatchOrder.of("mirosot", "3v3", "", "", 1), names, seeds, format, 0);
    }

    /** Plays all: the alphabetically first team wins each match 1 : 0, or nobody if it is level. */
    private static List<MatchResult> playAll(Schedule schedule, boolean level) {
        List<MatchResult> results = new ArrayList<>();
        while (true) {
            List<MatchJob> jobs = schedule.jobs(results);
            if (jobs.size() == results.size()) {
                return results;
            }
            for (MatchJob job : jobs.subList(results.size(), jobs.size())) {
                boolean blue = job.order().blue().compareTo(job.order().yellow()) < 0;
                results.add(Made.result(job, !level && blue ? 1 : 0, !level && !blue ? 1 : 0));
            }
        }
    }

    private static String pairing(MatchResult result) {
        return result.blue().compareTo(result.yellow()) < 0
                ? result.blue() + result.yellow()
                : result.yellow() + result.blue();
    }

    @Test
    void inARoundRobinEverybodyMeetsEverybodyInBothColoursWithEverySeed() {
        List<MatchResult> results = playAll(plan(4, 3, Format.ROUND_ROBIN).schedule(), false);
        assertThat(results).hasSize(6 * 3 * 2);
        Set<List<Object>> different = results.stream()
                .map(result -> List.<Object>of(result.blue(), result.yellow(), result.seed()))
                .collect(Collectors.toSet());
        assertThat(different).hasSize(results.size());
        assertThat(results).extracting(MatchResult::seed).containsOnly(1L, 2L, 3L);
    }

    @Test
    void inASwissTournamentNobodyMeetsTwiceAndTheBestMeetEachOther() {
        for (int teams = 2; teams <= 11; teams++) {
            List<MatchResult> results = playAll(plan(teams, 1, Format.SWISS).schedule(), false);
            Set<String> met = new HashSet<>();
            for (int i = 0; i < results.size(); i += 2) {
                assertThat(met.add(pairing(results.get(i))))
                        .as("%d teams: %s", teams, pairing(results.get(i)))
                        .isTrue();
            }
            assertThat(Standings.of(plan(teams, 1, Format.SWISS).teams(), results)
                            .rows()
                            .get(0)
                            .team())
                    .isEqualTo("a");
        }
    }

    @Test
    void aRoundOfASwissTournamentWaitsForTheOneBefore() {
        Schedule schedule = plan(8, 2, Format.SWISS).schedule();
        List<MatchJob> first = schedule.jobs(List.of());
        assertThat(first).hasSize(4 * 4).extracting(MatchJob::round).containsOnly(1);
        List<MatchResult> some =
                first.subList(0, 10).stream().map(job -> Made.result(job, 1, 0)).toList();
        assertThat(schedule.jobs(some)).isEqualTo(first);
    }

    @Test
    void aKnockOutTakesOnePairingLessThanThereAreTeamsAndTheBestWins() {
        for (int teams = 2; teams <= 9; teams++) {
            TournamentPlan plan = plan(teams, 2, Format.KNOCK_OUT);
            List<MatchResult> results = playAll(plan.schedule(), false);
            assertThat(results).hasSize((teams - 1) * 4).hasSize(plan.schedule().size());
            assertThat(pairing(results.get(results.size() - 1))).isEqualTo("ab");
        }
    }

    @Test
    void pairingsOfAKnockOutThatStayLevelEndAndTheBetterSeededGoesOn() {
        List<MatchResult> results = playAll(plan(4, 1, Format.KNOCK_OUT).schedule(), true);
        assertThat(results).hasSize(3 * 2 * 11);
        assertThat(pairing(results.get(results.size() - 1))).isEqualTo("ab");
    }

    @Test
    void plansThatCannotBeAreRefused() {
        MatchOrder order = MatchOrder.of("mirosot", "3v3", "", "", 1);
        assertThatThrownBy(() -> new TournamentPlan(order, List.of("a"), 1, Format.SWISS, 0))
                .hasMessageContaining("2 to");
        assertThatThrownBy(() -> new TournamentPlan(order, List.of("a", "a"), 1, Format.SWISS, 0))
                .hasMessageContaining("twice");
        assertThatThrownBy(() -> new TournamentPlan(order, List.of("a", "b"), 0, Format.SWISS, 0))
                .hasMessageContaining("seeds");
    }
}
