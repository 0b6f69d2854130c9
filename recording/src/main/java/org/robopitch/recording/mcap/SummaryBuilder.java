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
    private final List<ChunkIndex> chunks = new ArrayList<>();
    private final List<AttachmentIndex> attachments = new ArrayList<>();
    private final List<MetadataIndex> metadata = new ArrayList<>();

    void add(Schema schema) {
        schemas.add(schema);
    }

    void add(Channel channel) {
        channels.add(channel);
    }

    void add(ChunkIndex chunk) {
        chunks.add(chunk);
    }

    void add(AttachmentIndex attachment) {
        attachments.add(attachment);
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
        List<List<? extends McapRecord>> groups =
                List.of(schemas, channels, List.of(statistics(channelMessages)), chunks, attachments, metadata);
        for (List<? extends McapRecord> group : groups) {
            if (!group.isEmpty()) {
                int start = out.size();
                group.forEach(record -> McapRecord.append(record, out));
                offsets.add(
                        new SummaryOffset(group.get(0).type(), fileOffset + start - base, (long) out.size() - start));
            }
        }
        long offsetStart = fileOffset + out.size() - base;
        offsets.forEach(offset -> McapRecord.append(offset, out));

        McapRecord.append(new Footer(fileOffset, offsetStart, 0), out);
        int crcField = out.size() - 4;
        CRC32 crc = new CRC32();
        crc.update(out.array(), base, crcField - base);
        out.setInt(crcField, (int) crc.getValue());
    }

    private Statistics statistics(SortedMap<Integer, Long> channelMessages) {
        long messages = 0;
        SortedMap<Integer, Long> counts = new TreeMap<>(channelMessages);
        for (long count : counts.values()) {
            messages += count;
        }
        long start = chunks.stream().mapToLong(ChunkIndex::startTime).min().orElse(0);
        long end = chunks.stream().mapToLong(ChunkIndex::endTime).max().orElse(0);
        return new Statistics(
                messages,
                schemas.size(),
                channels.size(),
                attachments.size(),
                metadata.size(),
                chunks.size(),
                start,
                end,
                counts);
    }
}
