// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * How a file is written.
 *
 * @param profile name of the conventions the messages follow, possibly empty
 * @param library name and version of the writing program
 * @param compression how chunks are stored
 * @param chunkSize bytes of messages after which a chunk is closed and written out
 * @param chunkSpan nanoseconds of log time after which a chunk is closed, however small it is
 */
public record McapOptions(String profile, String library, Compression compression, int chunkSize, long chunkSpan) {
    /** Bounds what one chunk can need in memory, here and in every reader. */
    static final int LARGEST_CHUNK = 64 << 20;

    public McapOptions {
        if (chunkSize < 1 || chunkSize > LARGEST_CHUNK) {
            throw new IllegalArgumentException(
                    "chunkSize: expected 1 to " + LARGEST_CHUNK + " bytes, found " + chunkSize);
        }
        if (chunkSpan < 1) {
            throw new IllegalArgumentException("chunkSpan: expected at least 1 ns, found " + chunkSpan);
        }
    }

    /** LZ4 chunks of 256 KiB or ten seconds, whichever is first. */
    public static McapOptions defaults() {
        return new McapOptions("", "robopitch", Compression.LZ4, 256 << 10, 10_000_000_000L);
    }

    public McapOptions withProfile(String newProfile) {
        return new McapOptions(newProfile, library, compression, chunkSize, chunkSpan);
    }

    public McapOptions withLibrary(String newLibrary) {
        return new McapOptions(profile, newLibrary, compression, chunkSize, chunkSpan);
    }

    public McapOptions withCompression(Compression newCompression) {
        return new McapOptions(profile, library, newCompression, chunkSize, chunkSpan);
    }

    public McapOptions withChunkSize(int newChunkSize) {
        return new McapOptions(profile, library, compression, newChunkSize, chunkSpan);
    }

    public McapOptions withChunkSpan(long newChunkSpan) {
        return new McapOptions(profile, library, compression, chunkSize, newChunkSpan);
    }
}
