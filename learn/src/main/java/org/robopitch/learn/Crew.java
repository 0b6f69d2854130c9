// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;

/**
 * Does many small pieces of work on several threads and waits for all of them. Each thread has a part of the pieces, always
 * the same one, so that what belongs to them stays in its processor's cache; one that is done early takes from what others
 * have left, one piece at a time, so that nobody waits for longer than a piece takes. So pieces must not depend on each
 * other. Between two calls the threads look for work for some microseconds, then sleep.
 */
final class Crew implements AutoCloseable {
    /** What is done piece by piece, by one of the threads: 0 is the caller's. */
    interface Work {
        void piece(int thread, int number);
    }

    /**
     * Counters of different threads are so far apart, in numbers, that no line of a cache has two of them. The first one is
     * as far from the array's beginning, where its length is: every thread reads that whenever it counts.
     */
    private static final int APART = 32;

    /** For some microseconds only: on a busy computer, the thread that is waited for may need this very processor. */
    private static final int SPINS = 200;

    private static final int YIELDS = 200;

    private final Work work;
    private final int pieces;
    private final int parts;
    private final Thread[] helpers;
    private final AtomicIntegerArray next;
    private final AtomicInteger busy = new AtomicInteger();
    private volatile int round;
    private volatile boolean closed;

    Crew(int threads, int pieces, Work work) {
        this.work = work;
        this.pieces = pieces;
        this.parts = Math.min(threads, pieces);
        this.next = new AtomicIntegerArray((parts + 2) * APART);
        this.helpers = new Thread[parts - 1];
        for (int i = 0; i < helpers.length; i++) {
            int part = i + 1;
            helpers[i] = new Thread(() -> help(part), "learn-" + part);
            helpers[i].setDaemon(true);
            helpers[i].start();
        }
    }

    /** Does all pieces. The pieces must not throw. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // Only the caller's thread writes it.
    void run() {
        for (int part = 0; part < parts; part++) {
            next.setRelease(counter(part), begin(part));
        }
        busy.setRelease(helpers.length);
        round = round + 1;
        for (Thread helper : helpers) {
            LockSupport.unpark(helper);
        }
        share(0);
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

    private int begin(int part) {
        return (int) ((long) part * pieces / parts);
    }

    private void share(int own) {
        for (int i = 0; i < parts; i++) {
            doPart(own, (own + i) % parts);
        }
    }

    private void doPart(int thread, int part) {
        int end = begin(part + 1);
        int counter = counter(part);
        for (int piece = next.getAndIncrement(counter); piece < end; piece = next.getAndIncrement(counter)) {
            work.piece(thread, piece);
        }
    }

    private static int counter(int part) {
        return (part + 1) * APART;
    }

    private void help(int own) {
        int done = 0;
        while (true) {
            for (int looks = 0; round == done && !closed; looks++) {
                rest(looks, true);
            }
            if (closed) {
                return;
            }
            done = round;
            share(own);
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
