// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.SortedMap;

/**
 * Where a chunk is and what it holds, so that a reader can go straight to a time.
 *
 * @param startTime earliest log time of its messages, nanoseconds
 * @param endTime latest log time of its messages, nanoseconds
 * @param offset byte of the file where the chunk record starts
 * @param length bytes of the chunk record with its frame
 * @param messageIndexOffsets for each channel in the chunk, where its message index starts; empty if there is none
 * @param messageIndexLength bytes of all its message indexes
 * @param compression {@code lz4}, or empty for none
 * @param compressedSize bytes of the chunk's records as stored
 * @param uncompressedSize bytes of the chunk's records
 */
public record ChunkIndex(
        long startTime,
        long endTime,
        long offset,
        long length,
        SortedMap<Integer, Long> messageIndexOffsets,
        long messageIndexLength,
        String compression,
        long compressedSize,
        long uncompressedSize)
        implements McapRecord {
    ChunkIndex withMessageIndexes(SortedMap<Integer, Long> offsets, long totalLength) {
        return new ChunkIndex(
                startTime,
                endTime,
                offset,
                length,
                offsets,
                totalLength,
                compression,
                compressedSize,
                uncompressedSize);
    }

    /** Whether the chunk may hold messages of the channel; a chunk without message indexes may hold any. */
    boolean mayHold(int channelId) {
        return messageIndexOffsets.isEmpty() || messageIndexOffsets.containsKey(channelId);
    }
}
