// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.runner.pace.Clock;

/**
 * Plays a match at full speed, on one thread, while another looks at it now and then.
 *
 * <p>A team that does not return has the playing thread for itself: the match continues with another one. As long as nobody
 * hangs, this changes nothing in the match, and costs it nothing.
 */
public final class BatchRun {
    private static final int LOOKS = 4;

    private final Match match;
    private final List<BatchGuard> guards;
    private final BooleanSupplier over;
    private final long lookNanos;
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile @Nullable Throwable failure;

    /**
     * A match to be played.
     *
     * @param guards of its teams
     * @param over says whether it has come to its end
     * @param hungSeconds real time after which a team that does not return is given up, s
     */
    public BatchRun(Match match, List<BatchGuard> guards, BooleanSupplier over, double hungSeconds) {
        this.match = match;
        this.guards = List.copyOf(guards);
        this.over = over;
        this.lookNanos = Math.max(1, Math.round(hungSeconds * 1e9 / LOOKS));
    }

    /**
     * Plays to the end; whatever the match throws comes out here. A match is not ended by interrupts: a team in the same
     * process may send them to anybody.
     */
    public void play() {
        go(() -> {});
        long[] decisions = new long[guards.size()];
        int[] looks = new int[guards.size()];
        while (!isDone()) {
            for (int i = 0; i < looks.length; i++) {
                BatchGuard guard = guards.get(i);
                long decision = guard.decidingOn();
                // Looks are counted instead of seconds, so that a computer that slept blames nobody.
                looks[i] = decision != 0 && decision == decisions[i] ? looks[i] + 1 : 0;
                decisions[i] = decision;
                if (looks[i] >= LOOKS && guard.giveUp(decision, match)) {
                    go(() -> match.finishCycle(guard.side()));
                }
            }
        }
        Throwable thrown = failure;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Waits for a look's time at most, and says whether the match is over; an interrupt is forgotten. */
    private boolean isDone() {
        long end = Clock.SYSTEM.nanoTime() + lookNanos;
        while (true) {
            try {
                return done.await(end - Clock.SYSTEM.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                // The wait continues.
                continue;
            }
        }
    }

    private void go(Runnable first) {
        Daemon.start("match", () -> run(first));
    }

    private void run(Runnable first) {
        try {
            first.run();
            while (!over.getAsBoolean()) {
                match.cycle();
            }
            done.countDown();
        } catch (TeamGaveUp late) {
            // Another thread plays on.
            return;
        } catch (RuntimeException | Error thrown) {
            failure = thrown;
            done.countDown();
        }
    }
}
