// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Measures a long run: real time, processor time, and whether the memory that is in use grows. */
final class RunMeter {
    private static final int ENOUGH = 100;

    private final long begin = System.nanoTime();
    private final long processorBegin = processorNanos();
    private long early;

    /** Takes note of how far the run is; after a tenth of a long one it looks at the memory. */
    void played(int done, int all) {
        if (early == 0 && all >= ENOUGH && done >= all / 10) {
            early = heap();
        }
    }

    double seconds() {
        return (System.nanoTime() - begin) / 1e9;
    }

    /**
     * {@return what was measured, in lines}
     *
     * @param matches that were played
     * @param simulated time of all of them, s
     */
    String summary(int matches, double simulated) {
        double seconds = seconds();
        double processor = (processorNanos() - processorBegin) / 1e9;
        String text = String.format(
                Locale.ROOT,
                "%d matches in %.1f s: %.1f per second, %.0f times real time%n",
                matches,
                seconds,
                matches / seconds,
                simulated / seconds);
        if (processor > 0) {
            text += String.format(
                    Locale.ROOT,
                    "%.1f s of CPU time: %.1f matches and %.0f simulated seconds per CPU second%n",
                    processor,
                    matches / processor,
                    simulated / processor);
        }
        if (early > 0) {
            text += String.format(
                    Locale.ROOT, "heap in use: %.1f MB after a tenth, %.1f MB at the end%n", early / 1e6, heap() / 1e6);
        }
        return text;
    }

    private static long processorNanos() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    /** What is in use once everything that is not needed any more is gone. */
    private static long heap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
