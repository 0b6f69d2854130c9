// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.io.IOException;
import java.util.List;

/** Plays the matches of a schedule that are not played yet, until there are no more. */
public final class Campaign {
    private final Schedule schedule;
    private final Journal journal;

    /**
     * A campaign.
     *
     * @param schedule says what to play
     * @param journal keeps what was played
     */
    public Campaign(Schedule schedule, Journal journal) {
        this.schedule = schedule;
        this.journal = journal;
    }

    /** Follows the progress of a campaign. */
    @FunctionalInterface
    public interface Progress {
        /** So many matches of so many are played. */
        void played(int done, int all);
    }

    /**
     * Plays to the end.
     *
     * @param engine where
     * @param progress is called after each match
     * @return all results, in the order of the schedule
     */
    public List<MatchResult> play(MatchEngine engine, Progress progress) throws IOException, InterruptedException {
        while (true) {
            List<MatchResult> results = journal.results();
            List<MatchJob> open = schedule.jobs(results).stream()
                    .filter(job -> !journal.has(job.number()))
                    .toList();
            if (open.isEmpty()) {
                return results;
            }
            int[] done = {results.size()};
            progress.played(done[0], schedule.size());
            engine.play(open, result -> {
                journal.add(result);
                done[0]++;
                progress.played(done[0], schedule.size());
            });
        }
    }
}
