// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Does many small pieces of work on several threads and waits for all of them. Which thread does which piece is left to
 * chance, so pieces must not depend on each other. Between two calls the threads look for work for some microseconds, then
 * sleep.
 */
final class Crew implements AutoCloseable {
    /** What is done piece by piece. */
    interface Work {
        void piece(int number);
    }

    private static final int SPINS = 2_000;
    private static final int YIELDS = 200;

    private final Work work;
    private final int pieces;
    private final int chunk;
    private final Thread[] helpers;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger busy = new AtomicInteger();
    private volatile int round;
    private volatile boolean closed;

    Crew(int threads, int pieces, Work work) {
        this.work = work;
        this.pieces = pieces;
        this.chunk = Math.max(1, pieces / (8 * threads));
        this.helpers = new Thread[Math.min(threads, pieces) - 1];
        for (int i = 0; i < helpers.length; i++) {
            helpers[i] = new Thread(this::help, "learn-" + (i + 1));
            helpers[i].setDaemon(true);
            helpers[i].start();
        }
    }

    /** Does all pieces. The pieces must not throw. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // Only the caller's thread writes it.
    void run() {
        next.setRelease(0);
        busy.setRelease(helpers.length);
        round = round + 1;
        for (Thread helper : helpers) {
            LockSupport.unpark(helper);
        }
        share();
        for (int looks = 0; busy.getAcquire() > 0; looks++) {
            rest(looks, false);
        }
    }

    /** {@return the processor time that the helpers have taken so far, ns} */
    long helpersNanos(ThreadMXBean threads) {
        return Arrays.stream(helpers)
                .mapToLong(helper -> threads.getThreadCpuTime(helper.getId()))
                .sum();
    }

    private void share() {
        for (int from = next.getAndAdd(chunk); from < pieces; from = next.getAndAdd(chunk)) {
            int to = Math.min(pieces, from + chunk);
            for (int piece = from; piece < to; piece++) {
                work.piece(piece);
            }
        }
    }

    private void help() {
        int done = 0;
        while (true) {
            for (int looks = 0; round == done && !closed; looks++) {
                rest(looks, true);
            }
            if (closed) {
                return;
            }
            done = round;
            share();
            busy.getAndDecrement();
        }
    }

    private static void rest(int looks, boolean sleep) {
        if (looks < SPINS) {
            Thread.onSpinWait();
        } else if (!sleep || looks < SPINS + YIELDS) {
            Thread.yield();
        } else {
            LockSupport.park();
        }
    }

    @Override
    public void close() {
        closed = true;
        for (Thread helper : helpers) {
            LockSupport.unpark(helper);
        }
    }
}
