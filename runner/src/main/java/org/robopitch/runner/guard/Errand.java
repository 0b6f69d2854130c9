// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A thread that does one thing at a time for another, which may stop waiting for it. One that never comes back holds
 * nothing up, not even the end of the program.
 */
final class Errand implements AutoCloseable {
    private final Semaphore sent = new Semaphore(0);
    private final Semaphore back = new Semaphore(0);
    private final Thread thread;
    private @Nullable Runnable work;
    private @Nullable Throwable failure;
    private volatile boolean closed;
    private boolean away;

    Errand(String name) {
        thread = new Thread(this::run, name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Whether the last thing sent for is still being done. */
    boolean away() {
        return away;
    }

    /** Sends for something; only when not away. */
    void send(Runnable newWork) {
        work = newWork;
        away = true;
        sent.release();
    }

    /** Waits for what was sent for, and says whether it is done; throws what it threw. */
    boolean await(long nanos) {
        if (!away) {
            return true;
        }
        try {
            if (!back.tryAcquire(nanos, TimeUnit.NANOSECONDS)) {
                return false;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        away = false;
        Throwable thrown = failure;
        failure = null;
        if (thrown != null) {
            throw new TeamFailure(thrown);
        }
        return true;
    }

    /** Lets the thread end as soon as it can. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    private void run() {
        while (!closed) {
            try {
                sent.acquire();
            } catch (InterruptedException e) {
                continue;
            }
            try {
                if (work != null) {
                    work.run();
                }
            } catch (Throwable thrown) { // whatever it is, it is the team's affair
                failure = thrown;
            }
            back.release();
        }
    }
}
