// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * A team's program: it looks at an observation and writes commands, once per control cycle.
 *
 * <p>Everything is seen from the team's own end: its goal is at negative x, it attacks towards positive x, whichever
 * colour it plays. A team must use no clock and no randomness but {@link TeamInfo#random()}, so that the same seed gives
 * the same match.
 */
@FunctionalInterface
public interface Team extends Stateful {
    /**
     * Called once before the first cycle.
     *
     * @param info what the team may know about the match
     */
    default void start(TeamInfo info) {}

    /**
     * Decides what the robots do until the next cycle. A robot that gets no new command keeps its last one.
     *
     * @param observation what the team sees; valid during the call only
     * @param commands where the team writes what its robots should do
     */
    void decide(Observation observation, Commands commands);

    /**
     * Shows what the team remembers from one decision to the next, for those who save a match and continue from there later.
     * A team that remembers something and says nothing of it continues with what it remembers then.
     */
    @Override
    default void state(StateVisitor visitor) {}
}
