// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.random.RandomStream;

/**
 * A league as a value: pitch, bodies, models, rules and rhythm. Games are set up from it.
 */
public interface League {
    /** {@return its name as files and commands spell it, such as "mirosot"} */
    String name();

    /** {@return robots per side} */
    int robotsPerSide();

    /** {@return numbers per robot in a command} */
    int channels();

    /** {@return time between two decisions of a team, s; a whole number of the world's steps} */
    double cycleSeconds();

    /** {@return all its parameters as text that sets up the same league again} */
    String configuration();

    /** {@return the numbers by which its matches are counted; no part of {@link #configuration()}, from which they follow} */
    default TallyRules tallyRules() {
        return TallyRules.DEFAULT;
    }

    /**
     * Sets up a game, robots and ball at their starting places.
     *
     * @param random what chance there is in the league itself
     * @return the game
     */
    Game newGame(RandomStream random);
}
