// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.util.function.Function;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;

/** Makes the matches of a batch. It is called by several threads if several play. */
@FunctionalInterface
public interface MatchMaker {
    /**
     * Makes a match that has not been moved.
     *
     * @param seed where all its chance comes from
     * @param outside the team of a side, for the sides that external programs play
     */
    Match make(long seed, Function<Side, Team> outside);
}
