// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

/**
 * What somebody asks of the length of a match.
 *
 * @param duration of both halves together, s; 0 for what the rules say
 * @param overtime whether a draw is followed by extra time
 * @param shootOut whether a draw is followed by penalties in turn
 */
public record MatchWish(double duration, boolean overtime, boolean shootOut) {

    /** Nothing out of the ordinary. */
    public static final MatchWish NONE = new MatchWish(0, false, false);

    /**
     * Refuses extra time, for leagues that have none.
     *
     * @param league the league's name
     */
    public void requireNoDecider(String league) {
        if (overtime || shootOut) {
            throw new IllegalArgumentException(league + " has neither extra time nor a shoot-out");
        }
    }
}
