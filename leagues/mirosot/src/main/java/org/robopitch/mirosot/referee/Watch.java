// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;

/** Keeps an eye on one rule while the ball is in play, and says when it calls for a stop. */
interface Watch {
    /**
     * Looks once per cycle.
     *
     * @param seconds since the last look
     * @return what to call, or null to let play go on
     */
    @Nullable
    Call look(double seconds);

    /** Begins anew, because play was stopped. */
    void reset();

    /** A number that changes with everything the watch remembers. */
    long hash();

    /** Mixes a number into a hash. */
    static long mix(long hash, double value) {
        return mix(hash, Double.doubleToLongBits(value));
    }

    /** Mixes a number into a hash. */
    static long mix(long hash, long value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
