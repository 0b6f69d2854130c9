// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;

/**
 * The first of a seeded bracket meets the last, the second the last but one, and so on; places that are left over are
 * byes of the first. The sum of goals decides a pairing, then the number of wins, then up to ten more seeds, one at a
 * time, then the place in the list.
 */
final class KnockOut implements Schedule {
    private static final int MOST_EXTRA = 10;

    private final TournamentPlan plan;

    KnockOut(TournamentPlan plan) {
        this.plan = plan;
    }

    @Override
    public int size() {
        return (plan.teams().size() - 1) * plan.matchesPerPairing();
    }

    @Override
    public List<MatchJob> jobs(List<MatchResult> results) {
        List<MatchJob> jobs = new ArrayList<>();
        List<@Nullable String> bracket = bracket(plan.teams());
        for (int round = 1; bracket.size() > 1; round++) {
            Round played = new Round(bracket, round);
            if (!played.play(jobs, results)) {
                return jobs;
            }
            bracket = played.winners();
        }
        return jobs;
    }

    /** The teams in the order of a bracket, so that the first two can only meet in the final; null for a bye. */
    private static List<@Nullable String> bracket(List<String> teams) {
        int size = Integer.highestOneBit(2 * teams.size() - 1);
        List<Integer> places = new ArrayList<>(List.of(0));
        while (places.size() < size) {
            int count = 2 * places.size();
            List<Integer> wider = new ArrayList<>();
            for (int place : places) {
                wider.add(place);
                wider.add(count - 1 - place);
            }
            places = wider;
        }
        List<@Nullable String> bracket = new ArrayList<>();
        for (int place : places) {
            bracket.add(place < teams.size() ? teams.get(place) : null);
        }
        return bracket;
    }

    /** One round: its pairings play their seeds, then those that are level one seed more at a time. */
    private final class Round {
        private final int number;
        private final List<Pairing> pairings = new ArrayList<>();

        Round(List<@Nullable String> bracket, int number) {
            this.number = number;
            for (int i = 0; i < bracket.size(); i += 2) {
                pairings.add(new Pairing(bracket.get(i), bracket.get(i + 1)));
            }
        }

        /** Adds the round's matches; answers whether it is decided. */
        boolean play(List<MatchJob> jobs, List<MatchResult> results) {
            long seed = plan.order().seed();
            int count = plan.seeds();
            for (int extra = 0; extra <= MOST_EXTRA; extra++) {
                int before = jobs.size();
                for (Pairing pairing : pairings) {
                    if (pairing.open()) {
                        plan.addPairing(jobs, number, pairing.first(), pairing.second(), seed, count);
                    }
                }
                if (jobs.size() == before) {
                    return true;
                }
                if (results.size() < jobs.size()) {
                    return false;
                }
                for (MatchResult result : results.subList(before, jobs.size())) {
                    pairings.forEach(pairing -> pairing.count(result));
                }
                seed += count;
                count = 1;
            }
            return true;
        }

        List<@Nullable String> winners() {
            List<@Nullable String> winners = new ArrayList<>();
            pairings.forEach(pairing -> winners.add(pairing.winner()));
            return winners;
        }
    }

    private final class Pairing {
        private final @Nullable String first;
        private final @Nullable String second;
        private int goals;
        private int wins;

        Pairing(@Nullable String first, @Nullable String second) {
            this.first = first;
            this.second = second;
        }

        String first() {
            return first == null ? "" : first;
        }

        String second() {
            return second == null ? "" : second;
        }

        boolean open() {
            return first != null && second != null && goals == 0 && wins == 0;
        }

        void count(MatchResult result) {
            boolean asBlue = result.blue().equals(first) && result.yellow().equals(second);
            if (asBlue || (result.blue().equals(second) && result.yellow().equals(first))) {
                int lead = (result.score().blue() - result.score().yellow()) * (asBlue ? 1 : -1);
                goals += lead;
                wins += Integer.signum(lead);
            }
        }

        @Nullable
        String winner() {
            if (first == null || second == null) {
                return first == null ? second : first;
            }
            int lead = goals != 0 ? goals : wins;
            if (lead == 0) {
                return plan.teams().indexOf(first) < plan.teams().indexOf(second) ? first : second;
            }
            return lead > 0 ? first : second;
        }
    }
}
