// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;

/**
 * Lets external programs play: it tells them what there is to see, and stands in for them as a team. One match is played
 * at a time, one after the other.
 *
 * <p>A link shows what a side sees as soon as it is observed, so that programs think while a paced match waits for the
 * clock, and takes what they command when the side decides. All methods but {@link #counters}, {@link #ended} and {@link #close}
 * are called by the thread that plays the match.
 */
public interface Link extends AutoCloseable {
    /** The name of a team that is played outside, by a program that somebody else starts. */
    String OUTSIDE = "outside";

    /**
     * Begins a match that is set up and has not been moved; to see its cycles, a link watches it.
     *
     * @param outside the sides that external programs play
     */
    void begin(Match match, Set<Side> outside);

    /** The team that does what the external program last said. It never waits: {@link #beforeCycle} is for that. */
    Team team(Side side);

    /**
     * Called before the teams decide: in lockstep this waits for the answers to what was shown.
     *
     * @throws InterruptedException if the link was closed: the match ends before that cycle
     */
    void beforeCycle(Match match) throws InterruptedException;

    /**
     * Begins the next cycle, in the same order for every link: what programs asked for is passed on, both sides observe,
     * and programs are shown what they see. Called after every cycle but the last, and by a link itself in
     * {@link #begin}.
     */
    default void afterCycle(Match match) {
        ask(match);
        match.observe();
        show(match);
    }

    /** Passes on what programs have asked of the match since the last cycle, such as placing a robot. */
    default void ask(Match match) {}

    /** Shows programs what their side sees: {@link Match#seen}, with all the noise and delay there is. */
    void show(Match match);

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
