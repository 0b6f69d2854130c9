// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.moment.Moment;
import org.robopitch.studio.MatchFactory;

/** Prepares what the page orders; the first match is recorded if that was asked for, later ones have no file. */
final class OrderedMatches implements MatchFactory {
    private final Catalogue catalogue;
    private final double deadline;
    private Matches.@Nullable Recording recording;

    /**
     * Matches to come.
     *
     * @param recording where the first one is recorded; null for nowhere
     * @param deadline real time a team has for each answer, s; 0 to wait for it
     */
    OrderedMatches(Catalogue catalogue, Matches.@Nullable Recording recording, double deadline) {
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
        PreparedMatch prepared =
                new Matches(catalogue, BuildVersion.ofThisBuild()).forRealTime(order, recording, start, deadline);
        recording = null;
        return prepared;
    }
}
