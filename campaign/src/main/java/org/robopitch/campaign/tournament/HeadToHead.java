// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.List;
import org.robopitch.campaign.MatchResult;

/**
 * How one team did against another.
 *
 * @param second the other team
 * @param first the row of the first in a table of their matches
 */
public record HeadToHead(String second, Standings.Row first) {
    /** {@return how the first did in all matches against the second} */
    public static HeadToHead of(String first, String second, List<MatchResult> results) {
        List<MatchResult> between = results.stream()
                .filter(result -> result.blue().equals(first) && result.yellow().equals(second)
                        || result.blue().equals(second) && result.yellow().equals(first))
                .toList();
        return new HeadToHead(
                second, Standings.of(List.of(first), between).rows().get(0));
    }

    /** {@return the first team's share of wins, with its confidence} */
    public WinShare share() {
        return WinShare.of(first.won() + 0.5 * first.drawn(), first.played());
    }
}
