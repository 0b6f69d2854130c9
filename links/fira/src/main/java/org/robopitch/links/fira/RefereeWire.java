// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import org.jspecify.annotations.Nullable;
import org.robopitch.mirosot.referee.Decision;

/**
 * Tells teams what our referee has called: at once, and again after 1, 2, 4, 8 … cycles, because what is sent to a group
 * can be lost.
 */
final class RefereeWire {
    private final GroupSender sender;
    private final FiraCounters counters;
    private final int repeats;
    private @Nullable Decision last;
    private int repeated;
    private long cyclesSince;

    RefereeWire(GroupSender sender, FiraCounters counters, int repeats) {
        this.sender = sender;
        this.counters = counters;
        this.repeats = repeats;
    }

    /** To be called once per cycle. */
    void tell(Decision decision) {
        if (!decision.equals(last)) {
            last = decision;
            repeated = 0;
            cyclesSince = 0;
            send(decision);
            return;
        }
        cyclesSince++;
        if (repeated < repeats && cyclesSince >= 1L << Math.min(repeated, 62)) {
            repeated++;
            send(decision);
        }
    }

    /** Tells the last call of a match, as often as all repeats together. */
    void tellAtLast(Decision decision) {
        for (int i = 0; i <= repeats; i++) {
            send(decision);
        }
        last = null;
    }

    private void send(Decision decision) {
        sender.send(Translation.command(decision));
        counters.refereeCommandsSent.add();
    }
}
