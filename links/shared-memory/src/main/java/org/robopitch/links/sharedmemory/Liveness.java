// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells whether the program behind answers has died, as far as this machine can tell. */
final class Liveness {
    private static final long LOOK_NANOS = 100_000_000;

    private long process;
    private @Nullable ProcessHandle handle;
    private long looked;

    /** Takes note of the process that a program says it is. One that cannot be seen from here is taken at its word. */
    void from(long newProcess) {
        if (newProcess != process) {
            process = newProcess;
            Optional<ProcessHandle> found = newProcess > 0 ? ProcessHandle.of(newProcess) : Optional.empty();
            handle = found.orElse(null);
        }
    }

    /** Whether the process was there and is no more; it is looked for ten times a second at most. */
    boolean dead(long now) {
        ProcessHandle watched = handle;
        if (watched == null || now - looked < LOOK_NANOS) {
            return false;
        }
        looked = now;
        return !watched.isAlive();
    }

    void forget() {
        process = 0;
        handle = null;
    }
}
