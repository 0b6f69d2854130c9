// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.guard.ProcessLoss;
import org.robopitch.runner.link.LinkCounters;

/** A match that is ready to be played, with all that was set up around it. */
public interface PreparedMatch extends AutoCloseable {
    /** What was ordered. */
    MatchOrder order();

    Match match();

    /** What can be seen of the match: the one stream of frames for all who show or record it. */
    FrameReader frames();

    /** Called before each cycle by the one who plays the match; a match with external programs takes their requests here. */
    default void beforeCycle() throws InterruptedException {}

    /** Called after each cycle but the last by the one who plays the match. */
    default void afterCycle() {}

    /** How many decisions a side's team missed. */
    default long missed(Side side) {
        return 0;
    }

    /** {@return the team that first lost its process, or null} */
    default @Nullable ProcessLoss loss() {
        return null;
    }

    /** What was counted on the link to external programs; nothing if all teams play inside. */
    default List<LinkCounters.Count> linkCounts() {
        return List.of();
    }

    /** Where the programs that the match has started leave what they print. */
    default List<Path> logs() {
        return List.of();
    }

    /** Where the match is recorded, or null. */
    default @Nullable Path recordingFile() {
        return null;
    }

    /** Why the recording broke off, or null. */
    default @Nullable IOException recordingFailure() {
        return null;
    }

    /** Whether the match has come to its end: by the referee, or because the ordered time is up. */
    default boolean over() {
        double duration = order().duration();
        return match().over() || (duration > 0 && match().game().world().time() >= duration - 1e-9);
    }

    /** Ends the recording, if there is one, and lets go of the teams; it never waits for a team. */
    @Override
    void close();
}
