// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;

/** Everybody meets everybody; all matches can be played at once. */
final class RoundRobin implements Schedule {
    private final List<MatchJob> jobs = new ArrayList<>();

    RoundRobin(TournamentPlan plan) {
        List<String> teams = plan.teams();
        for (int i = 0; i < teams.size(); i++) {
            for (int k = i + 1; k < teams.size(); k++) {
                plan.addPairing(
                        jobs, 1, teams.get(i), teams.get(k), plan.order().seed(), plan.seeds());
            }
        }
    }

    @Override
    public List<MatchJob> jobs(List<MatchResult> results) {
        return jobs;
    }

    @Override
    public int size() {
        return jobs.size();
    }
}
