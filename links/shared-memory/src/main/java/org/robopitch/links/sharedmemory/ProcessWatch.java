// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;

/** Ends the process of a team that uses more threads or memory than it may; where the system says nothing, it sees nothing. */
final class ProcessWatch {
    private static final long LOOK_MILLIS = 50;

    private final Process process;
    private final ProcessLimits limits;
    private volatile @Nullable String broken;

    ProcessWatch(Process process, ProcessLimits limits) {
        this.process = process;
        this.limits = limits;
        Daemon.start("watches the process of a team", this::watch);
    }

    /** Which limit was broken, or null. */
    @Nullable
    String broken() {
        return broken;
    }

    private void watch() {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        while (process.isAlive()) {
            long threads = 0;
            long kilobytes = 0;
            try {
                for (String line : Files.readAllLines(status)) {
                    threads = line.startsWith("Threads:") ? number(line) : threads;
                    kilobytes = line.startsWith("VmRSS:") ? number(line) : kilobytes;
                }
            } catch (IOException | NumberFormatException gone) {
                return;
            }
            if (threads > limits.threads()) {
                end("started more than " + limits.threads() + " threads");
            } else if (kilobytes / 1000 > limits.memoryMegabytes() + ProcessLimits.OVERHEAD_MEGABYTES) {
                end("took more than " + (limits.memoryMegabytes() + ProcessLimits.OVERHEAD_MEGABYTES)
                        + " MB of memory");
            }
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void end(String why) {
        broken = why;
        process.destroyForcibly();
    }

    private static long number(String line) {
        return Long.parseLong(line.replaceAll("[^0-9]", ""));
    }
}
