// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.mirosot.referee.OutsideCall;

/**
 * The calls of a referee outside: repeats are told from new ones, and no more are taken than a referee makes. Of what comes
 * beyond, the newest waits for its turn, and the others are only counted. Guarded by the inbox's lock.
 */
final class RefereeCalls {
    private static final double PER_SECOND = 10;
    private static final double AT_ONCE = 20;

    private final FiraCounters counters;
    private final Predicate<Wish> keep;
    private boolean heeded;
    private @Nullable VSSRef_Command last;
    private @Nullable OutsideCall waiting;
    private double allowed;

    RefereeCalls(FiraCounters counters, Predicate<Wish> keep) {
        this.counters = counters;
        this.keep = keep;
    }

    /** Begins a match, in which a referee outside is heeded or not. */
    void begin(boolean heed) {
        heeded = heed;
        last = null;
        waiting = null;
        allowed = AT_ONCE;
    }

    /** A call, as it was sent. */
    void hear(VSSRef_Command command) {
        OutsideCall call = Translation.call(command);
        if (call == null) {
            counters.callsUnreadable.add();
        } else if (!heeded) {
            counters.callsIgnored.add();
        } else if (command.equals(last)) {
            counters.callsRepeated.add();
        } else {
            last = command;
            take(call);
        }
    }

    private void take(OutsideCall call) {
        if (waiting != null) {
            counters.callsTooMany.add();
        }
        waiting = call;
        if (allowed >= 1 && keep.test(new Wish.Called(call))) {
            waiting = null;
            allowed--;
            counters.callsTaken.add();
        }
    }

    /** Simulated time has passed, s: one that has waited may have its turn. */
    void pass(double seconds) {
        allowed = Math.min(AT_ONCE, allowed + PER_SECOND * seconds);
        OutsideCall newest = waiting;
        if (newest != null) {
            waiting = null;
            take(newest);
        }
    }

    /** The last call, or null. */
    @Nullable
    VSSRef_Command last() {
        return last;
    }
}
