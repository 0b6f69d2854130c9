// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.pace.Clock;

/**
 * A thread that does one thing at a time for another, which may stop waiting for it. One that never comes back holds
 * nothing up, not even the end of the program.
 *
 * <p>On a busy computer the thread may want to work and get no processor. That is not its fault: it is waited for many
 * times longer, until it has had the time it was promised.
 */
final class BoundedCall implements AutoCloseable {
    private static final long PART_NANOS = 1_000_000_000L;
    private static final int PARTS = 10;
    private static final int TIMES_LONGER_WITHOUT_PROCESSOR = 30;

    private final ToLongFunction<Thread> processorTime;
    private final Semaphore sent = new Semaphore(0);
    private final Semaphore back = new Semaphore(0);
    private final Thread thread;
    private @Nullable Runnable work;
    private @Nullable TeamFailure failure;
    private volatile boolean closed;
    private boolean away;
    private long usedBefore;

    BoundedCall(String name) {
        this(name, BoundedCall::usedBy);
    }

    /** The processor time that a thread has used can be told by somebody else, ns. */
    BoundedCall(String name, ToLongFunction<Thread> processorTime) {
        this.processorTime = processorTime;
        thread = Daemon.start(name, this::run);
    }

    /** Whether the last thing sent for is still being done. */
    boolean away() {
        return away;
    }

    /** Sends for something; only when not away. */
    void send(Runnable newWork) {
        work = newWork;
        away = true;
        usedBefore = processorTime.applyAsLong(thread);
        sent.release();
    }

    /** Waits for what was sent for, and says whether it is done; throws what it threw. */
    boolean await(long nanos) {
        if (!away) {
            return true;
        }
        boolean done = waited(nanos);
        for (int i = 1; !done && i < TIMES_LONGER_WITHOUT_PROCESSOR && lacksProcessor(nanos); i++) {
            done = waited(nanos);
        }
        if (!done) {
            return false;
        }
        away = false;
        TeamFailure thrown = failure;
        failure = null;
        if (thrown != null) {
            throw thrown;
        }
        return true;
    }

    /** A long wait is cut into parts, so that a computer that slept meanwhile, or a debugger, costs one part only. */
    private boolean waited(long nanos) {
        int parts = nanos > PART_NANOS ? PARTS : 1;
        for (int i = 0; i < parts; i++) {
            if (isBack(nanos / parts)) {
                return true;
            }
        }
        return false;
    }

    /** A team may interrupt anybody; the wait continues. */
    private boolean isBack(long nanos) {
        long end = Clock.SYSTEM.nanoTime() + nanos;
        while (true) {
            try {
                return back.tryAcquire(end - Clock.SYSTEM.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                continue;
            }
        }
    }

    private boolean lacksProcessor(long promised) {
        return thread.getState() == Thread.State.RUNNABLE && processorTime.applyAsLong(thread) - usedBefore < promised;
    }

    private static long usedBy(Thread thread) {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
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
                // Its words are made here: they are the team's code too, and may not come back.
                failure = TeamFailure.of(thrown);
            }
            back.release();
        }
    }
}
