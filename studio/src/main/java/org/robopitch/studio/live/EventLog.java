// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.MatchEvent;

/** What has happened in a match so far; beyond some thousands, new events are only counted. */
public final class EventLog {
    private static final int MOST = 5000;

    private final List<MatchEvent> events = new ArrayList<>();

    synchronized void add(MatchEvent event) {
        if (events.size() < MOST) {
            events.add(event);
        }
    }

    /** {@return how many events there are} */
    public synchronized int size() {
        return events.size();
    }

    /**
     * {@return the events from one on}
     *
     * @param index of the first
     * @param most how many at most
     */
    public synchronized List<MatchEvent> from(int index, int most) {
        return List.copyOf(events.subList(Math.min(index, events.size()), Math.min(index + most, events.size())));
    }
}
