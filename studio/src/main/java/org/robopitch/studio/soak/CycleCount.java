// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.soak;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;

/** Counts the cycles of matches, and those that are missing: a gap in time, or a team that was not waited for. */
final class CycleCount {
    private final AtomicLong cycles = new AtomicLong();
    private final AtomicLong missed = new AtomicLong();

    /** The same factory, whose matches are counted. */
    MatchFactory counting(MatchFactory factory) {
        return new MatchFactory() {
            @Override
            public Catalogue catalogue() {
                return factory.catalogue();
            }

            @Override
            public PreparedMatch prepare(MatchOrder order) throws IOException {
                PreparedMatch prepared = factory.prepare(order);
                prepared.match().watch(new Counter());
                return prepared;
            }
        };
    }

    private final class Counter implements MatchListener {
        private double last = -1;

        @Override
        public void cycled(Match match) {
            cycles.incrementAndGet();
            double time = match.game().world().time();
            double length = match.setup().league().cycleSeconds();
            if (last >= 0 && time - last > 1.5 * length) {
                missed.addAndGet(Math.round((time - last) / length) - 1);
            }
            last = time;
        }

        @Override
        public void happened(Match match, MatchEvent event) {
            if (event.kind().equals("team late")) {
                missed.incrementAndGet();
            }
        }
    }

    void reset() {
        cycles.set(0);
        missed.set(0);
    }

    long cycles() {
        return cycles.get();
    }

    long missed() {
        return missed.get();
    }
}
