// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.tournament.WinShare;
import org.robopitch.engine.match.Side;

/**
 * A match as one of its teams saw it.
 *
 * @param scored its goals
 * @param conceded the goals of its opponent
 * @param heat where the ball was
 * @param turned whether it played yellow, so that the grid has to be turned
 */
record Outing(int scored, int conceded, HeatGrid heat, boolean turned) {
    private static Outing of(MatchResult result, Side side) {
        return new Outing(
                result.goals(side), result.goals(side) - result.lead(side), result.heat(), side == Side.YELLOW);
    }

    /** {@return the matches of a team} */
    static List<Outing> of(String team, List<MatchResult> results) {
        List<Outing> outings = new ArrayList<>();
        for (MatchResult result : results) {
            for (Side side : Side.values()) {
                if (result.team(side).equals(team)) {
                    outings.add(of(result, side));
                }
            }
        }
        return outings;
    }

    /** {@return the matches of the team of interest of a sweep or a tuning, which is blue in every other match} */
    static List<Outing> ofFirst(List<MatchResult> results) {
        return results.stream().map(result -> of(result, result.first())).toList();
    }

    /** {@return whether it was lost without a ball that rolled} */
    boolean unplayed() {
        return Arrays.stream(heat.counts()).sum() == 0;
    }

    /** {@return the share of wins in some matches, with its confidence} */
    static WinShare share(List<Outing> outings) {
        double won = 0;
        for (Outing outing : outings) {
            won += 0.5 + 0.5 * Integer.signum(outing.scored - outing.conceded);
        }
        return WinShare.of(won, outings.size());
    }
}
