// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.toy;

import java.util.List;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.frame.FrameReader;

/** A match of the toy league between two chasers, without guards. */
public final class ToyMatch implements PreparedMatch {
    private final MatchOrder order;
    private final Match match;
    private final FrameReader frames;
    private volatile boolean closed;

    public ToyMatch(double seconds, long seed) {
        this.order = MatchOrder.of("toy", "1v1", "chaser", "chaser", seed);
        this.match = new Match(new MatchSetup(new ToyLeague(seconds), ToyTeams.chaser(), ToyTeams.chaser(), seed));
        this.frames = new FrameReader(match, side -> List.of());
    }

    @Override
    public MatchOrder order() {
        return order;
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public FrameReader frames() {
        return frames;
    }

    @Override
    public void close() {
        closed = true;
    }

    public boolean closed() {
        return closed;
    }
}
