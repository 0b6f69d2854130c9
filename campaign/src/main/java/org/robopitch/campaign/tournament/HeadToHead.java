// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.List;
import org.robopitch.campaign.MatchResult;

/**
 * How one team did against another.
 *
 * @param first its name
 * @param second the other's name
 * @param won by the first
 * @param drawn matches
 * @param lost by the first
 * @param scored goals of the first
 * @param conceded goals of the second
 */
public record HeadToHead(String first, String second, int won, int drawn, int lost, int scored, int conceded) {
    /** {@return how the first did in all matches against the second} */
    public static HeadToHead of(String first, String second, List<MatchResult> results) {
        HeadToHead sum = new HeadToHead(first, second, 0, 0, 0, 0, 0);
        for (MatchResult result : results) {
            if (result.blue().equals(first) && result.yellow().equals(second)) {
                sum = sum.with(result.score().blue(), result.score().yellow());
            } else if (result.blue().equals(second) && result.yellow().equals(first)) {
                sum = sum.with(result.score().yellow(), result.score().blue());
            }
        }
        return sum;
    }

    private HeadToHead with(int goals, int against) {
        return new HeadToHead(
                first,
                second,
                won + (goals > against ? 1 : 0),
                drawn + (goals == against ? 1 : 0),
                lost + (goals < against ? 1 : 0),
                scored + goals,
                conceded + against);
    }

    /** {@return the matches they played} */
    public int matches() {
        return won + drawn + lost;
    }

    /** {@return the first team's share of wins, with its confidence} */
    public WinShare share() {
        return WinShare.of(won + 0.5 * drawn, matches());
    }
}
