// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Holds the newest frame for one reader. A frame that is not fetched before the next one comes is dropped: the match never
 * waits. Close it, or it is filled without end.
 */
public final class FrameMailbox implements AutoCloseable {
    private final MatchSession session;
    private final AtomicReference<@Nullable MatchFrame> newest = new AtomicReference<>();
    private volatile @Nullable Thread reader;
    private volatile boolean closed;

    FrameMailbox(MatchSession session) {
        this.session = session;
    }

    void put(MatchFrame frame) {
        newest.set(frame);
        LockSupport.unpark(reader);
    }

    /** The newest frame that was not fetched yet, or null. */
    public @Nullable MatchFrame poll() {
        return newest.getAndSet(null);
    }

    /**
     * Waits for a frame; for one reader at a time.
     *
     * @param nanos how long at most
     * @return the frame, or null if there was none in time, the mailbox is closed or the thread interrupted
     */
    public @Nullable MatchFrame await(long nanos) {
        reader = Thread.currentThread();
        try {
            long begin = session.clock().nanoTime();
            while (true) {
                MatchFrame frame = poll();
                long left = nanos - (session.clock().nanoTime() - begin);
                if (frame != null
                        || closed
                        || left <= 0
                        || Thread.currentThread().isInterrupted()) {
                    return frame;
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
