// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.client;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.robopitch.humanoid.sense.Percepts;

/**
 * Hands senses from the thread that receives to the thread that thinks, without a lock: one writes, one reads, and each
 * has a counter of its own.
 */
final class PerceptRing {
    private final Percepts[] slots;
    private final AtomicLong written = new AtomicLong();
    private final AtomicLong read = new AtomicLong();

    PerceptRing(int size) {
        slots = new Percepts[size];
        for (int i = 0; i < size; i++) {
            slots[i] = new Percepts();
        }
    }

    /** The slot to write into, or null if the reader has not emptied one. */
    @Nullable
    Percepts claim() {
        long next = written.getPlain();
        return next - read.getAcquire() < slots.length ? slots[(int) (next % slots.length)] : null;
    }

    /** Hands over the slot that was written. */
    void publish() {
        long next = written.getPlain();
        written.setRelease(next + 1);
    }

    int available() {
        return (int) (written.getAcquire() - read.getPlain());
    }

    Percepts peek() {
        return slots[(int) (read.getPlain() % slots.length)];
    }

    /** Gives the slot that was read back to the writer. */
    void release() {
        read.setRelease(read.getPlain() + 1);
    }
}
