// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import java.io.IOException;
import org.robopitch.runner.pace.Clock;

/** Ends uploads that trickle: they hold a thread that others could use. */
final class UploadRate {
    static final double LEAST_BYTES_A_SECOND = 20_000;
    private static final double PATIENCE_SECONDS = 5;

    private final Clock clock;
    private final long begin;

    UploadRate(Clock clock) {
        this.clock = clock;
        this.begin = clock.nanoTime();
    }

    /** Refuses an upload that has brought too little for its time. */
    void require(String name, long bytes) throws IOException {
        double seconds = (clock.nanoTime() - begin) / 1e9;
        if (seconds > PATIENCE_SECONDS && bytes < (seconds - PATIENCE_SECONDS) * LEAST_BYTES_A_SECOND) {
            throw new IOException(name + " is uploaded too slowly: expected at least "
                    + Math.round(LEAST_BYTES_A_SECOND / 1000) + " kB per second");
        }
    }
}
