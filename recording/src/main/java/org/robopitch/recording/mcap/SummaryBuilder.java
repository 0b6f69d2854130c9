// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.robopitch.recording.bytes.ByteWriter;

/** Keeps account of what the writer has written, and ends the file with it. */
final class SummaryBuilder {
    private final List<Schema> schemas = new ArrayList<>();
    private final List<Channel> channels = new ArrayList<>();
    /** The indexes of all chunks as they will stand in the file: as objects they would take five times the memory. */
    private final ByteWriter chunks = new ByteWriter();

    private int chunkCount;
    private long startTime = Long.MAX_VALUE;
    private long endTime;
    private final List<MetadataIndex> metadata = new ArrayList<>();

    void add(Schema schema) {
        schemas.add(schema);
    }

    void add(Channel channel) {
        channels.add(channel);
    }

    void add(ChunkIndex chunk) {
        McapRecord.append(chunk, chunks);
        chunkCount++;
        startTime = Math.min(startTime, chunk.startTime());
        endTime = Math.max(endTime, chunk.endTime());
    }

    void add(MetadataIndex record) {
        metadata.add(record);
    }

    boolean contains(Schema schema) {
        return schemas.contains(schema);
    }

    /** Appends summary, summary offsets and footer, as they will stand at the given byte of the file. */
    void finish(long fileOffset, SortedMap<Integer, Long> channelMessages, ByteWriter out) {
        int base = out.size();
        List<SummaryOffset> offsets = new ArrayList<>();
        for (List<? extends McapRecord> group : List.of(schemas, channels, List.of(statistics(channelMessages)))) {
            append(group, fileOffset - base, out, offsets);
        }
        if (chunkCount > 0) {
            offsets.add(new SummaryOffset(RecordType.CHUNK_INDEX, fileOffset + out.size() - base, chunks.size()));
            out.putBytes(chunks.array(), 0, chunks.size());
        }
        append(metadata, fileOffset - base, out, offsets);
        long offsetStart = fileOffset + out.size() - base;
        offsets.forEach(offset -> McapRecord.append(offset, out));

        McapRecord.append(new Footer(fileOffset, offsetStart, 0), out);
        int crcField = out.size() - 4;
        CRC32 crc = new CRC32();
        crc.update(out.array(), base, crcField - base);
        out.setInt(crcField, (int) crc.getValue());
    }

    private static void append(
            List<? extends McapRecord> group, long shift, ByteWriter out, List<SummaryOffset> offsets) {
        if (!group.isEmpty()) {
            int start = out.size();
            group.forEach(record -> McapRecord.append(record, out));
            offsets.add(new SummaryOffset(group.get(0).type(), shift + start, (long) out.size() - start));
        }
    }

    /** Bytes kept of the chunks so far. */
    int keptBytes() {
        return chunks.size();
    }

    private Statistics statistics(SortedMap<Integer, Long> channelMessages) {
        long messages = 0;
        SortedMap<Integer, Long> counts = new TreeMap<>(channelMessages);
        for (long count : counts.values()) {
            messages += count;
        }
        return new Statistics(
                messages,
                schemas.size(),
                channels.size(),
                0,
                metadata.size(),
                chunkCount,
                chunkCount == 0 ? 0 : startTime,
                endTime,
                counts);
    }
}
