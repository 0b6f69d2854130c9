// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.session.MatchSession;

/**
 * How well a match that was to go by the clock kept up with it.
 *
 * @param played cycles played
 * @param missed cycles that real time had room for and that were not played
 * @param late cycles that ended more than their own length after they were due
 */
record PacingCounts(long played, long missed, long late) {
    /** {@return the counts of a session that is closed; null for one that went as fast as it could} */
    static @Nullable PacingCounts of(MatchSession session, double speed) {
        if (Double.isInfinite(speed)) {
            return null;
        }
        double cycle = session.latest().scene().cycleSeconds();
        return new PacingCounts(
                session.latest().cycle(),
                Math.round(session.droppedSeconds() * speed / cycle),
                session.latest().lateCycles());
    }

    String line() {
        return String.format(Locale.ROOT, "cycles: %d played, %d missed, %d late", played, missed, late);
    }

    List<LinkCounters.Count> counts() {
        return List.of(
                new LinkCounters.Count("cycles played", played),
                new LinkCounters.Count("cycles missed", missed),
                new LinkCounters.Count("cycles late", late));
    }
}
