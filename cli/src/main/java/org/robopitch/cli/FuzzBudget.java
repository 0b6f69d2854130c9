// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import org.robopitch.runner.pace.Clock;

/** How long a fuzz goes on: so many cases, or so many minutes, whichever ends first. */
final class FuzzBudget {
    private static final long TELL_NANOS = 10_000_000_000L;

    private final long cases;
    private final long nanos;
    private final PrintWriter progress;
    private final long begin = Clock.SYSTEM.nanoTime();
    private long told = begin;
    private long done;

    FuzzBudget(long cases, double minutes, PrintWriter progress) {
        this.cases = cases;
        this.nanos = minutes > 0 ? Math.round(minutes * 60e9) : Long.MAX_VALUE;
        this.progress = progress;
    }

    /** Whether there is another case; says now and then how many there were. */
    boolean next() {
        long now = Clock.SYSTEM.nanoTime();
        if (done >= cases || now - begin > nanos) {
            return false;
        }
        if (now - told > TELL_NANOS) {
            told = now;
            progress.println(done + " cases");
            progress.flush();
        }
        done++;
        return true;
    }

    /** How many cases there were. */
    long done() {
        return done;
    }
}
