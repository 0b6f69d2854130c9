// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.SortedMap;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

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
    static ChunkIndex read(ByteReader in) throws IOException {
        return new ChunkIndex(
                in.getLong(),
                in.getLong(),
                in.getLong(),
                in.getLong(),
                Maps.readNumbers(in),
                in.getLong(),
                in.getString(),
                in.getLong(),
                in.getLong());
    }

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

    @Override
    public RecordType type() {
        return RecordType.CHUNK_INDEX;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putLong(startTime);
        out.putLong(endTime);
        out.putLong(offset);
        out.putLong(length);
        Maps.writeNumbers(out, messageIndexOffsets);
        out.putLong(messageIndexLength);
        out.putString(compression);
        out.putLong(compressedSize);
        out.putLong(uncompressedSize);
    }
}
