// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whose fault it is that something takes long. */
@Timeout(60)
class BoundedCallTest {
    private static final long PROMISED = TimeUnit.MILLISECONDS.toNanos(100);

    private final AtomicBoolean done = new AtomicBoolean();
    private final AtomicLong asked = new AtomicLong();

    @Test
    void aThreadThatHasNotHadItsTimeOnTheProcessorIsWaitedFor() {
        // Once for the beginning, once when the time is over: then the processor comes.
        try (BoundedCall call = new BoundedCall("busy computer", thread -> {
            done.set(asked.incrementAndGet() > 1);
            return 0;
        })) {
            call.send(this::spin);
            assertThat(call.await(PROMISED)).isTrue();
        }
    }

    @Test
    void aThreadThatHasHadItsTimeIsNot() {
        try (BoundedCall call = new BoundedCall("slow team", thread -> asked.getAndAdd(PROMISED))) {
            call.send(this::spin);
            assertThat(call.await(PROMISED)).isFalse();
            done.set(true);
        }
    }

    @Test
    void aThreadThatNeverGetsTheProcessorIsGivenUpAtLast() {
        try (BoundedCall call = new BoundedCall("no processor", thread -> 0)) {
            call.send(this::spin);
            assertThat(call.await(PROMISED)).isFalse();
            done.set(true);
        }
    }

    @Test
    void aThreadThatSleepsIsNotWaitedForLonger() {
        AtomicReference<Thread> sleeper = new AtomicReference<>();
        try (BoundedCall call = new BoundedCall("sleeper", thread -> asked.getAndIncrement())) {
            call.send(() -> {
                sleeper.set(Thread.currentThread());
                LockSupport.park();
            });
            while (sleeper.get() == null || sleeper.get().getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            assertThat(call.await(PROMISED)).isFalse();
            assertThat(asked)
                    .as("asked for its processor time at the beginning only")
                    .hasValue(1);
        }
    }

    private void spin() {
        while (!done.get()) {
            Thread.onSpinWait();
        }
    }
}
