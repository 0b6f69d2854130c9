// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.robopitch.recording.bytes.ByteWriter;
import org.robopitch.recording.lz4.Lz4Compressor;

/** Collects the records of the open chunk and their indexes; emptied and reused for the next one. */
final class ChunkBuilder {
    private static final int RECORD_HEAD_LENGTH = 9;
    private static final int MESSAGE_HEAD_LENGTH = 22;

    private final Compression compression;
    private final Lz4Compressor lz4 = new Lz4Compressor();
    private final ByteWriter records = new ByteWriter(1 << 16);
    private final List<MessageIndex> indexes = new ArrayList<>();
    private long startTime = Long.MAX_VALUE;
    private long endTime;

    ChunkBuilder(Compression compression) {
        this.compression = compression;
    }

    void add(McapRecord record) {
        McapRecord.append(record, records);
    }

    void addMessage(int channelId, int sequence, long logTime, long publishTime, byte[] data, int offset, int length) {
        // Room first: where there is none, nothing of the message is left in the chunk.
        int start = records.reserve(RECORD_HEAD_LENGTH + MESSAGE_HEAD_LENGTH + length);
        records.truncate(start);
        indexOf(channelId).add(logTime, start);
        startTime = Math.min(startTime, logTime);
        endTime = Math.max(endTime, logTime);
        records.putByte(RecordType.MESSAGE.code());
        records.putLong((long) MESSAGE_HEAD_LENGTH + length);
        records.putShort(channelId);
        records.putInt(sequence);
        records.putLong(logTime);
        records.putLong(publishTime);
        records.putBytes(data, offset, length);
    }

    private MessageIndex indexOf(int channelId) {
        while (indexes.size() <= channelId) {
            indexes.add(new MessageIndex(indexes.size()));
        }
        return indexes.get(channelId);
    }

    int size() {
        return records.size();
    }

    /** How much log time the chunk would span with a message at the given time, nanoseconds. */
    long spanWith(long logTime) {
        return records.size() == 0 ? 0 : logTime - startTime;
    }

    /** Appends the chunk and its message indexes, as they will stand at the given byte of the file, and empties it. */
    ChunkIndex finish(long fileOffset, ByteWriter out) {
        int base = out.size();
        int lengthField = McapRecord.begin(RecordType.CHUNK, out);
        out.putLong(startTime);
        out.putLong(endTime);
        out.putLong(records.size());
        CRC32 crc = new CRC32();
        crc.update(records.array(), 0, records.size());
        out.putInt((int) crc.getValue());
        out.putString(compression.code());
        int sizeField = out.reserve(8);
        switch (compression) {
            case NONE -> out.putBytes(records.array(), 0, records.size());
            case LZ4 -> lz4.compress(records.array(), 0, records.size(), out);
        }
        long compressedSize = out.size() - sizeField - 8L;
        out.setLong(sizeField, compressedSize);
        McapRecord.end(lengthField, out);

        int indexStart = out.size();
        SortedMap<Integer, Long> indexOffsets = new TreeMap<>();
        for (int channelId = 0; channelId < indexes.size(); channelId++) {
            MessageIndex index = indexes.get(channelId);
            if (!index.isEmpty()) {
                indexOffsets.put(channelId, fileOffset + out.size() - base);
                McapRecord.append(index, out);
                index.clear();
            }
        }
        ChunkIndex index = new ChunkIndex(
                startTime,
                endTime,
                fileOffset,
                indexStart - base,
                indexOffsets,
                out.size() - indexStart,
                compression.code(),
                compressedSize,
                records.size());
        records.clear();
        startTime = Long.MAX_VALUE;
        endTime = 0;
        return index;
    }
}
