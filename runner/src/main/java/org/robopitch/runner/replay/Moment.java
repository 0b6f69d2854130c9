// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.util.EnumSet;
import java.util.Set;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.MatchOrder;

/**
 * A moment of a match, from which another can continue.
 *
 * @param order what is played there
 * @param snapshot the match at that moment
 * @param remembering sides whose team's memory is in the snapshot
 */
public record Moment(MatchOrder order, MatchSnapshot snapshot, Set<Side> remembering) {
    public Moment {
        remembering = Set.copyOf(remembering);
    }

    /**
     * Takes a match here that has not begun. A team that plays on remembers what it saw; another has just started. Another
     * seed changes all chance from here on.
     *
     * @param match set up as {@code wanted} says
     * @param wanted the same league, perhaps other teams or another seed
     */
    public void begin(Match match, MatchOrder wanted) {
        Set<Side> same = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (remembering.contains(side) && wanted.team(side).equals(order.team(side))) {
                same.add(side);
            }
        }
        match.goOnFrom(snapshot, same, wanted.seed() == order.seed());
    }
}
