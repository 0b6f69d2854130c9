// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Holds the newest status for one reader. One that is not fetched before the next one comes is dropped: the match never
 * waits. Close it, or it is filled without end.
 */
public final class StatusMailbox implements AutoCloseable {
    private final MatchSession session;
    private final AtomicReference<@Nullable SessionStatus> newest = new AtomicReference<>();
    private volatile @Nullable Thread reader;
    private volatile boolean closed;

    StatusMailbox(MatchSession session) {
        this.session = session;
    }

    void put(SessionStatus status) {
        newest.set(status);
        LockSupport.unpark(reader);
    }

    /** The newest status that was not fetched yet, or null. */
    public @Nullable SessionStatus poll() {
        return newest.getAndSet(null);
    }

    /**
     * Waits for a status; for one reader at a time.
     *
     * @param nanos how long at most
     * @return the status, or null if there was none in time, the mailbox is closed or the thread interrupted
     */
    public @Nullable SessionStatus await(long nanos) {
        reader = Thread.currentThread();
        try {
            long begin = session.clock().nanoTime();
            while (true) {
                SessionStatus status = poll();
                long left = nanos - (session.clock().nanoTime() - begin);
                if (status != null
                        || closed
                        || left <= 0
                        || Thread.currentThread().isInterrupted()) {
                    return status;
                }
                LockSupport.parkNanos(this, left);
            }
        } finally {
            reader = null;
        }
    }

    @Override
    public void close() {
        closed = true;
        session.forget(this);
        LockSupport.unpark(reader);
    }
}
