// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.World;

/** One game of a league under way: its world, its referee, and the way between them and the teams. */
public interface Game {
    /** {@return the world} */
    World world();

    /** {@return the referee} */
    Referee referee();

    /** {@return what can be seen} */
    Stage stage();

    /** {@return what can be moved by hand} */
    Hands hands();

    /**
     * {@return what a team may know before the match begins}
     *
     * @param side the team's colour
     * @param random the team's own stream
     */
    TeamInfo teamInfo(Side side, RandomStream random);

    /**
     * {@return the direction in which a side attacks: 1 towards positive x, −1 towards negative x}
     *
     * @param side which
     */
    int attacks(Side side);

    /**
     * Writes the truth as seen from a side's end.
     *
     * @param side whose end
     * @param into receives robots, ball and senses; time and play are written by the match
     */
    void observe(Side side, Observation into);

    /** {@return room for what one robot senses by itself, or null in leagues that see from above only} */
    default @Nullable Sense newSense() {
        return null;
    }

    /**
     * Passes commands on to the robots of a side.
     *
     * @param side whose robots
     * @param values the league's channels, robot by robot; all finite
     */
    void command(Side side, double[] values);
}
