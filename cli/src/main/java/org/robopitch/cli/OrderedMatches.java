// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.Leftovers;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.replay.Moment;
import org.robopitch.studio.MatchFactory;

/**
 * Prepares what the page orders. The first match is recorded to a file if that was asked for; all others to files that are gone
 * when the program ends, so that each can be saved from the page.
 */
public final class OrderedMatches implements MatchFactory {
    private static final int MOST_KEPT = 2;

    private final Catalogue catalogue;
    private final double deadline;
    private final boolean keep;
    private final Deque<Path> kept = new ArrayDeque<>();
    private Matches.@Nullable Recording recording;

    /**
     * Matches to come.
     *
     * @param recording where the first one is recorded; null for nowhere
     * @param deadline real time a team has for each answer, s; 0 to wait for it
     * @param keep whether all matches are recorded
     */
    public OrderedMatches(Catalogue catalogue, Matches.@Nullable Recording recording, double deadline, boolean keep) {
        this.keep = keep;
        this.catalogue = catalogue;
        this.recording = recording;
        this.deadline = deadline;
    }

    @Override
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    public PreparedMatch prepare(MatchOrder order) throws IOException {
        return prepared(order, null);
    }

    @Override
    public PreparedMatch prepare(MatchOrder order, Moment start) throws IOException {
        return prepared(order, start);
    }

    private synchronized PreparedMatch prepared(MatchOrder order, @Nullable Moment start) throws IOException {
        Matches.Recording where = recording;
        if (where == null && keep) {
            Path in = Path.of(System.getProperty("java.io.tmpdir"));
            Path file = Files.createTempFile(in, Leftovers.prefix(in, "match"), ".mcap");
            file.toFile().deleteOnExit();
            // The match before ends once this one is prepared; those before it can no longer be saved from the page.
            kept.add(file);
            if (kept.size() > MOST_KEPT) {
                Files.deleteIfExists(kept.remove());
            }
            where = new Matches.Recording(file, true);
        }
        PreparedMatch prepared =
                new Matches(catalogue, BuildVersion.ofThisBuild()).forRealTime(order, where, start, deadline);
        recording = null;
        return prepared;
    }
}
