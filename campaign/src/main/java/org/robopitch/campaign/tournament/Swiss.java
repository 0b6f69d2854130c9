// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;

/**
 * Round after round, each team meets the next one in the standings that it has not met. With an odd number of teams, the
 * last one that was not left out before is left out and gets the points of a won pairing.
 */
final class Swiss implements Schedule {
    private final TournamentPlan plan;
    private final int rounds;

    Swiss(TournamentPlan plan) {
        this.plan = plan;
        int enough = 32 - Integer.numberOfLeadingZeros(plan.teams().size() - 1);
        this.rounds = Math.min(
                plan.rounds() == 0 ? enough : plan.rounds(), plan.teams().size() - 1);
    }

    @Override
    public int size() {
        return rounds * (plan.teams().size() / 2) * plan.matchesPerPairing();
    }

    @Override
    public List<MatchJob> jobs(List<MatchResult> results) {
        List<MatchJob> jobs = new ArrayList<>();
        Set<List<String>> met = new HashSet<>();
        List<String> leftOut = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            int before = jobs.size();
            if (results.size() < before) {
                return jobs;
            }
            List<String> order = order(results.subList(0, before), leftOut);
            if (order.size() % 2 == 1) {
                leftOut.add(takeLast(order, leftOut));
            }
            List<String> pairs = pair(order, met);
            if (pairs.isEmpty()) {
                return jobs;
            }
            for (int i = 0; i < pairs.size(); i += 2) {
                met.add(pairing(pairs.get(i), pairs.get(i + 1)));
                plan.addPairing(
                        jobs,
                        round,
                        pairs.get(i),
                        pairs.get(i + 1),
                        plan.order().seed(),
                        plan.seeds());
            }
        }
        return jobs;
    }

    private List<String> order(List<MatchResult> results, List<String> leftOut) {
        Standings standings = Standings.of(plan.teams(), results);
        List<Standings.Row> rows = new ArrayList<>(standings.rows());
        int forNothing = Standings.WIN * plan.matchesPerPairing();
        rows.sort((a, b) -> {
            int byPoints = Integer.compare(
                    b.points() + (leftOut.contains(b.team()) ? forNothing : 0),
                    a.points() + (leftOut.contains(a.team()) ? forNothing : 0));
            return byPoints != 0 ? byPoints : Integer.compare(b.lead(), a.lead());
        });
        return new ArrayList<>(rows.stream().map(Standings.Row::team).toList());
    }

    private static String takeLast(List<String> order, List<String> leftOut) {
        for (int i = order.size() - 1; i >= 0; i--) {
            if (!leftOut.contains(order.get(i))) {
                return order.remove(i);
            }
        }
        return order.remove(order.size() - 1);
    }

    private static List<String> pairing(String a, String b) {
        return a.compareTo(b) < 0 ? List.of(a, b) : List.of(b, a);
    }

    /** Pairs from the top, going back where the last ones have all met; empty if there is no way. */
    private static List<String> pair(List<String> open, Set<List<String>> met) {
        int[] looks = {0};
        List<String> pairs = new ArrayList<>();
        return pair(new ArrayList<>(open), met, pairs, looks) ? pairs : List.of();
    }

    private static boolean pair(List<String> open, Set<List<String>> met, List<String> pairs, int[] looks) {
        if (open.isEmpty()) {
            return true;
        }
        String first = open.remove(0);
        for (int i = 0; i < open.size() && looks[0]++ < 100_000; i++) {
            String second = open.get(i);
            if (!met.contains(pairing(first, second))) {
                open.remove(i);
                pairs.add(first);
                pairs.add(second);
                if (pair(open, met, pairs, looks)) {
                    return true;
                }
                pairs.remove(pairs.size() - 1);
                pairs.remove(pairs.size() - 1);
                open.add(i, second);
            }
        }
        open.add(0, first);
        return false;
    }
}
