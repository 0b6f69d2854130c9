// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl-C while matches are played: they end where they are, and their report is waited for. Closed after the report. */
final class Interruption implements AutoCloseable {
    private static final long REPORT_SECONDS = 10;

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch reported = new CountDownLatch(1);
    private final Thread hook;

    /** @param stop ends what is played */
    Interruption(Runnable stop) {
        hook = new Thread(() -> end(stop), "serve ends");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void end(Runnable stop) {
        asked.countDown();
        stop.run();
        try {
            reported.await(REPORT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** {@return whether it has come, or comes within a time} */
    boolean within(long nanos) throws InterruptedException {
        return asked.await(nanos, TimeUnit.NANOSECONDS);
    }

    boolean asked() {
        return asked.getCount() == 0;
    }

    @Override
    public void close() {
        reported.countDown();
        if (!asked()) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
