// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.mirosot.referee.Decision;

/**
 * Tells teams what the referee has called: at once, again after 1, 2, 4, 8 … cycles, because what is sent to a group can
 * be lost, and then at a low rate for as long as the call stands, for programs that come later. A repeat is the same
 * message to the byte, time included, so that it can be told from a new call.
 */
final class RefereeWire {
    private static final double STEADY_SECONDS = 0.25;

    private final GroupSender sender;
    private final FiraCounters counters;
    private final int repeats;
    private @Nullable Decision last;
    private @Nullable VSSRef_Command relayed;
    private long cyclesSince;
    private long steadyCycles = 1;

    RefereeWire(GroupSender sender, FiraCounters counters, int repeats) {
        this.sender = sender;
        this.counters = counters;
        this.repeats = repeats;
    }

    /** Begins a match. */
    void begin(double cycleSeconds) {
        last = null;
        relayed = null;
        cyclesSince = 0;
        steadyCycles = Math.max(1, Math.round(STEADY_SECONDS / cycleSeconds));
    }

    /** Tells the call that stands once more, to those who come while the match waits. */
    void again() {
        if (last != null) {
            send(last);
        }
    }

    /** To be called once per cycle. */
    void tell(Decision decision) {
        if (!decision.equals(last)) {
            last = decision;
            cyclesSince = 0;
            send(decision);
            return;
        }
        cyclesSince++;
        boolean early = Long.bitCount(cyclesSince) == 1 && cyclesSince < 1L << Math.min(repeats, 62);
        if (early || cyclesSince % steadyCycles == 0) {
            send(decision);
        }
    }

    /**
     * Repeats the call of a referee outside, which it has sent itself, as long as it stands. To be called once per cycle.
     *
     * @param standing looks for newer calls and returns the newest: an old call is never repeated after a new one
     */
    void relay(Supplier<@Nullable VSSRef_Command> standing) {
        VSSRef_Command call = standing.get();
        cyclesSince = call == null || call.equals(relayed) ? cyclesSince + 1 : 0;
        relayed = call;
        if (call != null && (cyclesSince == 1 || cyclesSince > 1 && cyclesSince % steadyCycles == 0)) {
            sender.send(call);
            counters.callsRelayed.add();
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
