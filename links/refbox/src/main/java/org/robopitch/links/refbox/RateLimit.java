// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.refbox;

import java.util.function.LongSupplier;

/** How many commands a person at a RefBox may give: so many at once, and so many a second after that. */
final class RateLimit {
    private static final double NANOS = 1e9;

    private final LongSupplier nanoTime;
    private final double atOnce;
    private final double perSecond;
    private double left;
    private long lastNanos;

    RateLimit(double atOnce, double perSecond, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.atOnce = atOnce;
        this.perSecond = perSecond;
        this.left = atOnce;
        this.lastNanos = nanoTime.getAsLong();
    }

    /** {@return whether one more is within the limit} */
    boolean allows() {
        long now = nanoTime.getAsLong();
        left = Math.min(atOnce, left + perSecond * (now - lastNanos) / NANOS);
        lastNanos = now;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
