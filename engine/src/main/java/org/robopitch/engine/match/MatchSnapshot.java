// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;
import org.robopitch.engine.state.Snapshot;

/**
 * A whole match at one moment: its world, referee, chance, what is on its way to and from the teams, statistics, and what
 * teams say they remember.
 *
 * @param state all of it but the teams' own memory, as numbers
 * @param blue what the blue team says it remembers
 * @param yellow what the yellow team says it remembers
 * @param events what had happened until then
 */
public record MatchSnapshot(Snapshot state, Snapshot blue, Snapshot yellow, List<MatchEvent> events) {
    /** Copies the list. */
    public MatchSnapshot {
        events = List.copyOf(events);
    }
}
