// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.util.List;

/** Which matches a campaign consists of; a pure function of the results so far. */
public interface Schedule {
    /**
     * {@return the matches of all rounds that can be played by now, from the first on; those of a later round only once all
     * of the rounds before are played}
     *
     * @param results of the matches so far, in the order of their numbers
     */
    List<MatchJob> jobs(List<MatchResult> results);

    /** {@return how many matches there are at most, for the time left} */
    int size();

    /** {@return matches that can all be played at once} */
    static Schedule of(List<MatchJob> jobs) {
        return new Schedule() {
            @Override
            public List<MatchJob> jobs(List<MatchResult> results) {
                return jobs;
            }

            @Override
            public int size() {
                return jobs.size();
            }
        };
    }
}
