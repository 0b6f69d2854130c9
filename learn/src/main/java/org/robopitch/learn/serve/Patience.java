// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.serve;

import java.util.concurrent.locks.LockSupport;

/** Waits between two looks: not at all at first, then by giving way to others, at last by sleeping. */
final class Patience {
    private static final int SPINS = 1_000;
    private static final int YIELDS = 20_000;
    private static final int SHORT_NAPS = 20_000;
    private static final long SHORT_NANOS = 50_000;
    private static final long LONG_NANOS = 1_000_000;

    private int looks;

    void reset() {
        looks = 0;
    }

    int looks() {
        return looks;
    }

    boolean naps() {
        return looks > SPINS + YIELDS;
    }

    void rest() {
        if (looks < SPINS) {
            Thread.onSpinWait();
        } else if (looks < SPINS + YIELDS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(looks < SPINS + YIELDS + SHORT_NAPS ? SHORT_NANOS : LONG_NANOS);
        }
        if (looks < Integer.MAX_VALUE) {
            looks++;
        }
    }
}
