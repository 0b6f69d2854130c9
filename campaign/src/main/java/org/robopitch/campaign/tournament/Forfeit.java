// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.campaign.MatchResult;
import org.robopitch.engine.match.Side;

/**
 * A reason for which a team lost matches without playing them to the end.
 *
 * @param team which
 * @param why the reason
 * @param matches how many it lost for it
 * @param first number of the first of them
 */
public record Forfeit(String team, String why, int matches, int first) {
    /** {@return the reasons in the order in which they first occurred} */
    public static List<Forfeit> of(List<MatchResult> results) {
        Map<List<String>, Forfeit> reasons = new LinkedHashMap<>();
        for (MatchResult result : results) {
            if (!result.forfeit().isEmpty()) {
                boolean blue = result.forfeit().startsWith(Side.BLUE.label() + ": ");
                String team = result.team(blue ? Side.BLUE : Side.YELLOW);
                String why = result.forfeit().substring(result.forfeit().indexOf(": ") + 2);
                reasons.merge(
                        List.of(team, why),
                        new Forfeit(team, why, 1, result.number()),
                        (known, one) -> new Forfeit(team, why, known.matches + 1, known.first));
            }
        }
        return new ArrayList<>(reasons.values());
    }
}
