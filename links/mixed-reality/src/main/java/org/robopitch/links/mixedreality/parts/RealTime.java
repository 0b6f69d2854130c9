// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.parts;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Does something at a steady beat of the wall clock. */
public final class RealTime {
    private RealTime() {}

    /** Runs cycles until somebody says stop; one that comes late is not caught up with. */
    public static void run(double cycleSeconds, Runnable cycle, BooleanSupplier stop) {
        long beat = (long) (1e9 * cycleSeconds);
        long next = System.nanoTime();
        while (!stop.getAsBoolean()) {
            cycle.run();
            next = Math.max(next + beat, System.nanoTime() - beat);
            while (System.nanoTime() < next && !stop.getAsBoolean()) {
                LockSupport.parkNanos(next - System.nanoTime());
            }
        }
    }
}
