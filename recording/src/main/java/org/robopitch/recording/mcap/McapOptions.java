// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/** How a file is written; by default LZ4 chunks of 256 KiB or ten seconds, whichever is first. */
public record McapOptions(
        @Value(says = "name of the conventions the messages follow, possibly empty")
        String profile,

        @Value(says = "name and version of the writing program", otherwise = "robopitch")
        String library,

        @Value(says = "how chunks are stored", otherwise = "lz4")
        Compression compression,

        @Value(
                says = "bytes of messages after which a chunk is closed and written out",
                min = 1,
                max = McapOptions.LARGEST_CHUNK,
                why = "one chunk is held in memory, here and in every reader",
                otherwise = "262144")
        int chunkSize,

        @Value(
                says = "nanoseconds of log time after which a chunk is closed, however small it is",
                min = 1,
                max = Long.MAX_VALUE,
                otherwise = "10000000000")
        long chunkSpan)
        implements Values<McapOptions> {
    static final int LARGEST_CHUNK = 16 << 20;

    public static McapOptions defaults() {
        return Declared.of(McapOptions.class).defaults();
    }
}
