// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.util.List;
import org.robopitch.runner.link.LinkCounters;

/**
 * How a match is being played, for the buttons of the page.
 *
 * @param paused whether it is held
 * @param speed times real time; infinite for full speed
 * @param over whether it has ended
 * @param problem why it cannot continue, or empty
 * @param link what was counted on the link to external programs, not older than about a second; empty without one
 */
public record LiveStatus(boolean paused, double speed, boolean over, String problem, List<LinkCounters.Count> link) {
    /** Copies the list. */
    public LiveStatus {
        link = List.copyOf(link);
    }
}
