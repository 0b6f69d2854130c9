// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * All that decides how a match goes: the same setup gives the same match, bit for bit.
 *
 * @param league what is played
 * @param blue the blue team's program
 * @param yellow the yellow team's program
 * @param seed of all random streams
 * @param sensing what goes wrong on the way to the teams
 * @param actuation what goes wrong on the way to the robots
 */
public record MatchSetup(
        League league, Team blue, Team yellow, long seed, SensingSettings sensing, ActuationSettings actuation) {
    /**
     * A match without noise.
     *
     * @param league what is played
     * @param blue the blue team's program
     * @param yellow the yellow team's program
     * @param seed of all random streams
     */
    public MatchSetup(League league, Team blue, Team yellow, long seed) {
        this(league, blue, yellow, seed, SensingSettings.PERFECT, ActuationSettings.PERFECT);
    }

    /**
     * {@return the program of a side}
     *
     * @param side which
     */
    public Team team(Side side) {
        return side == Side.BLUE ? blue : yellow;
    }
}
