// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.util.Locale;
import org.robopitch.cli.ProgressLine;
import org.robopitch.runner.pace.Clock;

/** How much bad input there is: a number of cases or minutes, whichever is over first. The time begins with the first case. */
public final class Budget {
    private final long cases;
    private final double limit;
    private final long seed;
    private final ProgressLine progress;
    private long begin;
    private long done;

    /**
     * A budget.
     *
     * @param minutes 0 for no limit
     * @param seed of the input
     */
    public Budget(long cases, double minutes, long seed, ProgressLine progress) {
        this.cases = cases;
        this.limit = minutes > 0 ? 60 * minutes : Double.POSITIVE_INFINITY;
        this.seed = seed;
        this.progress = progress;
        progress.endsAfter(limit);
    }

    public long seed() {
        return seed;
    }

    long cases() {
        return cases;
    }

    /** Whether there is another case. */
    public boolean next() {
        boolean more = lasts(done);
        done += more ? 1 : 0;
        return more;
    }

    /** Whether there are more cases after so many. */
    boolean lasts(long sent) {
        if (sent >= cases || seconds() > limit) {
            return false;
        }
        progress.show(sent, cases);
        return true;
    }

    /** How many cases there were. */
    public long done() {
        return done;
    }

    private double seconds() {
        begin = begin == 0 ? Clock.SYSTEM.nanoTime() : begin;
        return (Clock.SYSTEM.nanoTime() - begin) / 1e9;
    }

    /** {@return how much was sent, and how fast} */
    String rate(long sent, String what) {
        return String.format(Locale.ROOT, "%d %s (%.0f a second)", sent, what, sent / seconds());
    }
}
