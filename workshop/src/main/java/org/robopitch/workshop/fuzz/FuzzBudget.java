// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import org.robopitch.cli.ProgressLine;
import org.robopitch.runner.pace.Clock;

/** When a fuzz ends: after a number of cases or minutes, whichever comes first. */
final class FuzzBudget {
    private final long cases;
    private final long nanos;
    private final ProgressLine progress;
    private final long begin = Clock.SYSTEM.nanoTime();
    private long done;

    FuzzBudget(long cases, double minutes, ProgressLine progress) {
        this.cases = cases;
        this.nanos = minutes > 0 ? Math.round(minutes * 60e9) : Long.MAX_VALUE;
        this.progress = progress;
    }

    /** Whether there is another case. */
    boolean next() {
        long now = Clock.SYSTEM.nanoTime();
        if (done >= cases || now - begin > nanos) {
            return false;
        }
        if (done == 0 && nanos < Long.MAX_VALUE) {
            progress.endsAfter(nanos / 1e9);
        }
        progress.show(done, cases);
        done++;
        return true;
    }

    /** How many cases there were. */
    long done() {
        return done;
    }
}
