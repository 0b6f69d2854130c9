// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.robopitch.runner.guard.Daemon;

/**
 * Ends the program some time after it began to end. What a team inside this process has asked to be done at the end may
 * hang, and would keep the program forever.
 */
final class LastResort {
    private static final long PATIENCE_MILLIS = 20_000;
    /** What shells see of a program that was ended by Ctrl-C. */
    private static final int INTERRUPTED = 130;

    private final long millis;
    private final IntConsumer halt;
    private volatile int exitCode = INTERRUPTED;

    LastResort() {
        this(PATIENCE_MILLIS, Runtime.getRuntime()::halt);
    }

    LastResort(long millis, IntConsumer halt) {
        this.millis = millis;
        this.halt = halt;
    }

    /** Has it begin to wait as soon as the program begins to end, in whatever way. */
    void install() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::begin, "end"));
    }

    /** Sets the exit code of the program. */
    int ending(int code) {
        exitCode = code;
        return code;
    }

    /** Begins to wait. */
    Thread begin() {
        return Daemon.start("last resort", this::end);
    }

    private void end() {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException impatient) {
            // Who interrupts everybody does not keep the program from ending either.
            halt.accept(exitCode);
            return;
        }
        halt.accept(exitCode);
    }
}
