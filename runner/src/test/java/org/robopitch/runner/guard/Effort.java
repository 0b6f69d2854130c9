// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.lang.management.ManagementFactory;

/** Work of a known size: time of a processor, not of a clock, so that a busy computer makes no difference. */
final class Effort {
    private Effort() {}

    static void milliseconds(long milliseconds) {
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + milliseconds * 1_000_000;
        while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
    }
}
