// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.lang.management.ManagementFactory;
import java.util.concurrent.locks.LockSupport;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Teams that always come back, but take much longer for each decision than the match lasts until the next. */
public final class Slow {
    private static final long NANOS = 100_000_000;

    private Slow() {}

    public static final class Sleeps implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.wheels(0, 10, 10);
            long end = System.nanoTime() + NANOS;
            while (System.nanoTime() < end) {
                LockSupport.parkNanos(end - System.nanoTime());
            }
        }
    }

    public static final class Computes implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.wheels(0, 10, 10);
            compute();
        }
    }

    public static final class SlowAndThrows implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            compute();
            throw new IllegalStateException("after all this work");
        }
    }

    private static void compute() {
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + NANOS;
        while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
    }
}
