// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** How long a thread has wanted to run while its processor was busy with others, as far as the system says so (Linux). */
public final class ProcessorWait {
    /** The operating system does not provide it. */
    public static final long UNKNOWN = -1;

    /** The columns of the system's file, before the number of time slices. */
    private static final int RAN = 0;

    private static final int WAITED = 1;

    private static final Path SELF = Path.of("/proc/thread-self");
    private static final Path OWN = SELF.resolve("schedstat");

    private ProcessorWait() {}

    /** {@return how long the calling thread has waited so far, ns, or {@link #UNKNOWN}} */
    public static long ofThisThread() {
        return read(OWN, WAITED);
    }

    /** {@return how long a thread has waited so far, ns, or {@link #UNKNOWN}} */
    public static long of(long process, long thread) {
        return thread < 0 ? UNKNOWN : read(statistics(process, thread), WAITED);
    }

    /** {@return how long a thread has run so far, ns, or {@link #UNKNOWN}} */
    public static long ran(long process, long thread) {
        return thread < 0 ? UNKNOWN : read(statistics(process, thread), RAN);
    }

    private static Path statistics(long process, long thread) {
        return Path.of("/proc/" + process + "/task/" + thread + "/schedstat");
    }

    /** {@return the system's number of the calling thread, or −1} */
    public static long thisThread() {
        try {
            return Long.parseLong(Files.readSymbolicLink(SELF).getFileName().toString());
        } catch (IOException | RuntimeException unknown) { // another system than Linux
            return -1;
        }
    }

    private static long read(Path file, int column) {
        try {
            return Long.parseLong(
                    Files.readString(file, StandardCharsets.US_ASCII).strip().split(" ")[column]);
        } catch (IOException
                | RuntimeException
                | InternalError unknown) { // another system, an ended thread, a late fault
            return UNKNOWN;
        }
    }
}
