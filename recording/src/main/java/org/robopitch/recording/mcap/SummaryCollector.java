// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.recording.bytes.ByteReader;

/** Gathers the parts of a {@link McapSummary} while a file is read. */
final class SummaryCollector {
    final SortedMap<Integer, Schema> schemas = new TreeMap<>();
    final SortedMap<Integer, Channel> channels = new TreeMap<>();
    final SortedMap<Integer, Long> channelMessages = new TreeMap<>();
    final List<ChunkIndex> chunks = new ArrayList<>();
    final List<MetadataIndex> metadata = new ArrayList<>();
    final List<Damage> damages = new ArrayList<>();

    /** The file's own statistics; without them they are counted from what was gathered. */
    @Nullable
    Statistics statistics;

    /** Takes a record that says what the file holds; others are left alone. */
    int collect(int code, ByteReader content) throws IOException {
        if (code == RecordType.SCHEMA.code()) {
            Schema schema = Fields.read(Schema.class, content);
            schemas.put(schema.id(), schema);
        } else if (code == RecordType.CHANNEL.code()) {
            Channel channel = Fields.read(Channel.class, content);
            channels.put(channel.id(), channel);
        } else if (code == RecordType.CHUNK_INDEX.code()) {
            chunks.add(Fields.read(ChunkIndex.class, content));
        } else if (code == RecordType.METADATA_INDEX.code()) {
            metadata.add(Fields.read(MetadataIndex.class, content));
        } else if (code == RecordType.STATISTICS.code()) {
            statistics = Fields.read(Statistics.class, content);
        }
        return code;
    }

    McapSummary finish(Header header) {
        return new McapSummary(
                header,
                schemas,
                channels,
                List.copyOf(chunks),
                List.copyOf(metadata),
                statistics != null ? statistics : count(),
                List.copyOf(damages));
    }

    private Statistics count() {
        long start = chunks.stream().mapToLong(ChunkIndex::startTime).min().orElse(0);
        long end = chunks.stream().mapToLong(ChunkIndex::endTime).max().orElse(0);
        return new Statistics(
                channelMessages.values().stream().mapToLong(Long::longValue).sum(),
                schemas.size(),
                channels.size(),
                0,
                metadata.size(),
                chunks.size(),
                start,
                end,
                channelMessages);
    }
}
