// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it reads the clock. */
public final class ReadsTheNanoClock {
    public long time() {
        return System.nanoTime();
    }
}
