// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.util.concurrent.locks.LockSupport;

/**
 * Waits between two looks, the longer the longer nothing has happened: an answer that comes at once is seen at once, and
 * one that does not come costs no processor.
 */
final class Rest {
    private static final int SPINS = 500;
    private static final int YIELDS = 1000;
    private static final int NAPS = 10_000;
    private static final long NAP_NANOS = 50_000;
    private static final long SLEEP_NANOS = 1_000_000;

    private int looks;

    /** Starts again because something has happened. */
    void reset() {
        looks = 0;
    }

    void rest() {
        looks++;
        if (looks <= SPINS) {
            Thread.onSpinWait();
        } else if (looks <= SPINS + YIELDS) {
            // The one that is to answer may need this processor.
            Thread.yield();
        } else {
            LockSupport.parkNanos(looks <= SPINS + YIELDS + NAPS ? NAP_NANOS : SLEEP_NANOS);
        }
    }

    /** Whether it has come to the point where a look at something else costs nothing that matters. */
    boolean idle() {
        return looks > SPINS && looks % 64 == 0;
    }
}
