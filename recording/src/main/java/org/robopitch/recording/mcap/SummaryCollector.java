// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Gathers the parts of a {@link McapSummary} while a file is read. */
final class SummaryCollector {
    final SortedMap<Integer, Schema> schemas = new TreeMap<>();
    final SortedMap<Integer, Channel> channels = new TreeMap<>();
    final SortedMap<Integer, Long> channelMessages = new TreeMap<>();
    final List<ChunkIndex> chunks = new ArrayList<>();
    final List<AttachmentIndex> attachments = new ArrayList<>();
    final List<MetadataIndex> metadata = new ArrayList<>();
    final List<Damage> damages = new ArrayList<>();

    /** The file's own statistics; without them they are counted from what was gathered. */
    @Nullable
    Statistics statistics;

    McapSummary finish(Header header) {
        return new McapSummary(
                header,
                schemas,
                channels,
                List.copyOf(chunks),
                List.copyOf(attachments),
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
                attachments.size(),
                metadata.size(),
                chunks.size(),
                start,
                end,
                channelMessages);
    }
}
