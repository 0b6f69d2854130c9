// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.io.IOException;
import java.util.List;

/** Plays matches somewhere: on threads of this computer, or on a cluster. */
public interface MatchEngine extends AutoCloseable {
    /**
     * Plays matches, in whatever order, and returns when all are played.
     *
     * @param jobs what to play
     * @param results receives each result as soon as it is there, from one thread at a time
     * @throws IOException if results cannot be taken, or the engine cannot continue
     */
    void play(List<MatchJob> jobs, Results results) throws IOException, InterruptedException;

    @Override
    void close();

    /** Where results go. */
    @FunctionalInterface
    interface Results {
        /** Takes a result. */
        void take(MatchResult result) throws IOException;
    }
}
