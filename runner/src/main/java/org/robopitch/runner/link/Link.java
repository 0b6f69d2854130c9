// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;

/**
 * Lets programs outside play: it tells them what there is to see, and stands in for them as a team. One match is played
 * at a time, one after the other.
 *
 * <p>A link shows the world at the end of each cycle, so that programs think while a paced match waits for the clock, and
 * takes what they want at the beginning of the next. All methods but {@link #counters}, {@link #ended} and {@link #close}
 * are called by the thread that plays the match.
 */
public interface Link extends AutoCloseable {
    /** The name of a team that is played outside, by a program that somebody else starts. */
    String OUTSIDE = "outside";

    /**
     * Begins a match that is set up and has not been moved; to see its cycles, a link watches it.
     *
     * @param outside the sides that programs outside play
     */
    void begin(Match match, Set<Side> outside);

    /** The team that does what the program outside last said. It never waits: {@link #beforeCycle} is for that. */
    Team team(Side side);

    /**
     * Called before every cycle: in lockstep this waits for answers, and what was asked of the match is done here.
     *
     * @throws InterruptedException if the link was closed: the match ends before that cycle
     */
    void beforeCycle(Match match) throws InterruptedException;

    /** Called after every cycle but the last: what there is to see is shown here, if the link does not watch the match. */
    default void afterCycle(Match match) {}

    /** Takes a place to say things to the person who serves the match, a line each. They may come from any thread. */
    default void console(Consumer<String> console) {}

    /** Takes note that a program that the match had started has ended by itself. To be called by any thread. */
    default void programEnded(Side side, int exitCode) {}

    /** How many answers of a side did not come in time; a link that does not wait for answers misses none. */
    default long missed(Side side) {
        return 0;
    }

    /** What a program that the match starts for a side finds in its environment, so that it knows where to connect. */
    default Map<String, String> variables(Side side) {
        return Map.of();
    }

    /** What came, what went and what was dropped, and why. */
    LinkCounters counters();

    /** Whether somebody outside has ended the link, so that there is nothing more to play. To be called by any thread. */
    default boolean ended() {
        return false;
    }

    /** Ends a match; another may begin. */
    default void end(Match match) {}

    /** Ends the link, and any wait for an answer. To be called by any thread. */
    @Override
    void close();
}
