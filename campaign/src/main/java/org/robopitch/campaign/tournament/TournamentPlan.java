// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.OrderText;
import org.robopitch.campaign.Schedule;
import org.robopitch.declare.Component;
import org.robopitch.runner.MatchOrder;

/**
 * A tournament: who plays, in which format, with how many seeds. Each pairing plays each seed twice, with the colours
 * swapped, so that neither colour nor luck of the draw decides.
 *
 * @param order league, size, duration and noise of every match, and the first seed; its teams do not matter
 * @param teams names of the teams, the strongest first where the format seeds them
 * @param seeds how many seeds a pairing plays
 * @param format how it is played
 * @param rounds of a Swiss tournament; 0 for as many as it takes to find the best
 * @param samples whether it is kept where everything was in every cycle
 */
public record TournamentPlan(
        MatchOrder order, List<String> teams, int seeds, Format format, int rounds, boolean samples) {
    private static final int MOST_TEAMS = 1000;

    public TournamentPlan {
        teams = List.copyOf(teams);
        if (teams.size() < 2 || teams.size() > MOST_TEAMS) {
            throw new IllegalArgumentException(
                    "a tournament needs 2 to " + MOST_TEAMS + " teams, but has " + teams.size());
        }
        if (new HashSet<>(teams).size() < teams.size()) {
            throw new IllegalArgumentException("a team is named twice among " + String.join(", ", teams));
        }
        if (seeds < 1 || seeds > 1_000_000) {
            throw new IllegalArgumentException("--seeds must be 1 to 1000000, but is " + seeds);
        }
        if (rounds < 0 || rounds >= MOST_TEAMS) {
            throw new IllegalArgumentException("--rounds must be 0 to " + (MOST_TEAMS - 1) + ", but is " + rounds);
        }
    }

    /** A tournament of which no samples are kept. */
    public TournamentPlan(MatchOrder order, List<String> teams, int seeds, Format format, int rounds) {
        this(order, teams, seeds, format, rounds, false);
    }

    /** Everybody meets everybody. */
    private Schedule roundRobin() {
        List<MatchJob> jobs = new ArrayList<>();
        for (int i = 0; i < teams.size(); i++) {
            for (int k = i + 1; k < teams.size(); k++) {
                addPairing(jobs, 1, teams.get(i), teams.get(k), order.seed(), seeds);
            }
        }
        return Schedule.of(jobs);
    }

    /** {@return the matches of this tournament} */
    public Schedule schedule() {
        return switch (format) {
            case ROUND_ROBIN -> roundRobin();
            case SWISS -> new Swiss(this);
            case KNOCK_OUT -> new KnockOut(this);
        };
    }

    /** {@return all that decides the results, in one line} */
    public String describe() {
        return Component.spelled(format) + " of " + String.join(", ", teams) + "; " + OrderText.game(order) + "; "
                + seeds
                + " seeds from " + order.seed() + OrderText.duration(order)
                + (rounds > 0 ? "; " + rounds + " rounds" : "") + OrderText.conditions(order)
                + (samples ? "; samples" : "");
    }

    int matchesPerPairing() {
        return 2 * seeds;
    }

    /** Adds the matches of a pairing: for each seed one in both colours. */
    void addPairing(List<MatchJob> jobs, int round, String first, String second, long firstSeed, int count) {
        jobs.addAll(MatchJob.bothSides(jobs.size(), round, order.withTeams(first, second), firstSeed, count, samples));
    }
}
