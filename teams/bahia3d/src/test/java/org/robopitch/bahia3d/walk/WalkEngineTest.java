// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class WalkEngineTest {
    @Test
    void walkingAllocatesNothing() {
        WalkEngine walk = new WalkEngine(0, 0.02, WalkParameters.defaults());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        // The first rounds pay for what the virtual machine does when code runs for the first time.
        for (int round = 0; round < 3; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int step = 0; step < 500; step++) {
                walk.go(0.5, 0.02, 0.3);
                walk.kick(step % 2 == 0, 0.05);
                walk.step();
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes in 500 steps").isLessThan(500);
    }
}
