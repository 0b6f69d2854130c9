// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Watches a match: a recorder, a studio, a statistic. It must not change anything. */
public interface MatchListener {
    /**
     * Called when commands of a side are about to be followed.
     *
     * @param match the match
     * @param side whose
     * @param values the team's commands as it gave them, before loss and delay; valid during the call only
     */
    default void commanded(Match match, Side side, double[] values) {}

    /**
     * Called when a person's action takes effect.
     *
     * @param match the match
     * @param action what was done
     */
    default void operated(Match match, OperatorAction action) {}

    /**
     * Called for every event.
     *
     * @param match the match
     * @param event what happened
     */
    default void happened(Match match, MatchEvent event) {}

    /**
     * Called after each step of the world.
     *
     * @param match the match
     */
    default void stepped(Match match) {}

    /**
     * Called at the end of each control cycle, after the referee.
     *
     * @param match the match
     */
    default void cycled(Match match) {}

    /**
     * Called when the match has returned to an earlier moment, or to one of another match set up alike.
     *
     * @param match the match
     */
    default void restored(Match match) {}
}
