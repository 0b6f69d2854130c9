// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;

/** Plays teams that are not part of the program in a process of their own each: what such a team breaks is its own. */
public interface TeamProcesses {
    /** A team that plays in another process, which {@link #close} ends. */
    interface Apart extends Team, AutoCloseable {
        /** {@return why its process has ended before it was asked to, or null} */
        @Nullable
        String lost();

        /** {@return whether a signal has ended it: its own, or that of somebody else} */
        default boolean killed() {
            return false;
        }

        /** {@return how long it has wanted to think while its processor was busy with others, ns; less than 0 if unknown} */
        default long starvedNanos() {
            return -1;
        }

        /** {@return how long it has thought, on a processor, ns; less than 0 if unknown} */
        default long ranNanos() {
            return -1;
        }

        /** Ends the process, whatever it is doing, without waiting for it. */
        @Override
        void close();
    }

    /**
     * What a team has to know before it is made.
     *
     * @param league what is played
     * @param side which side it plays
     * @param steps how often it may look and command in one decision
     */
    record Assignment(League league, Side side, long steps) {}

    /**
     * Starts a process for a team. The team itself is made when it is started, as {@link Team#start} says.
     *
     * @throws IOException if no process can be started
     */
    Apart start(TeamSource source, Assignment assignment) throws IOException;
}
