// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** Thread time of something that is done often, after it has been done often enough to be compiled. */
final class ThreadTime {
    private static final int WARM_UP = 100;
    private static final int MOST = 200_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final double[] millis = new double[MOST];
    private int done;
    private int kept;
    private long began;

    void begin() {
        began = threads.getCurrentThreadCpuTime();
    }

    void end() {
        if (++done > WARM_UP && kept < MOST) {
            millis[kept++] = (threads.getCurrentThreadCpuTime() - began) / 1e6;
        }
    }

    double meanMillis() {
        return Arrays.stream(millis, 0, kept).average().orElse(0);
    }

    double p99Millis() {
        double[] sorted = Arrays.copyOf(millis, kept);
        Arrays.sort(sorted);
        return kept == 0 ? 0 : sorted[(int) (0.99 * (kept - 1))];
    }
}
