// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Rebuilds the summary of a file that has lost its own, by reading every record from the front.
 *
 * <p>A damaged record is noted and stepped over; where even its length makes no sense, the scan ends and what came
 * before counts.
 */
final class SalvageScanner {
    private static final int MOST_DAMAGES = 100;

    private final RecordFile file;
    private final SummaryCollector collector = new SummaryCollector();
    private final SortedMap<Integer, Long> indexOffsets = new TreeMap<>();
    private long indexLength;
    private Header header = new Header("", "");
    private RecordFile.@Nullable Frame dataEnd;

    SalvageScanner(RecordFile file) {
        this.file = file;
    }

    McapSummary scan() throws IOException {
        long offset = Magic.LENGTH;
        while (dataEnd == null) {
            RecordFile.Frame frame;
            try {
                frame = file.frame(offset);
            } catch (McapException e) {
                note(e);
                break;
            }
            try {
                take(frame);
            } catch (McapException e) {
                note(e);
            }
            // Zeros read as records without type or content, nine bytes each.
            offset = frame.code() == 0 && frame.length() == 0
                    ? offset + file.zeros(offset) / McapRecord.FRAME_LENGTH * McapRecord.FRAME_LENGTH
                    : frame.end();
        }
        attachMessageIndexes();
        return collector.finish(header);
    }

    /** Checks, after {@link #scan}, that the data section ends where the next one starts and has its own checksum. */
    void verifyDataSection(long nextSection) throws IOException {
        if (dataEnd == null) {
            return;
        }
        if (!dataEnd.is(RecordType.DATA_END) || dataEnd.end() != nextSection) {
            throw file.problem(dataEnd, "expected the data section to end with DATA_END at byte " + nextSection);
        }
        int stored = file.parse(dataEnd, in -> Fields.read(DataEnd.class, in)).dataCrc();
        CRC32 crc = new CRC32();
        byte[] buffer = new byte[1 << 16];
        for (long at = 0; at < dataEnd.offset(); ) {
            int part = (int) Math.min(buffer.length, dataEnd.offset() - at);
            file.read(at, buffer, part);
            crc.update(buffer, 0, part);
            at += part;
        }
        if (stored != 0 && stored != (int) crc.getValue()) {
            throw file.problem(
                    dataEnd, String.format("expected data CRC %08x, found %08x", stored, (int) crc.getValue()));
        }
    }

    /** Notes a problem; after many the file is hopeless and more notes would only fill the memory. */
    private void note(McapException problem) {
        if (collector.damages.size() < MOST_DAMAGES) {
            collector.damages.add(problem.toDamage());
        }
    }

    private void take(RecordFile.Frame frame) throws IOException {
        if (!frame.is(RecordType.MESSAGE_INDEX)) {
            attachMessageIndexes();
        }
        if (frame.is(RecordType.HEADER)) {
            header = file.parse(frame, in -> Fields.read(Header.class, in));
        } else if (frame.is(RecordType.SCHEMA) || frame.is(RecordType.CHANNEL)) {
            file.parse(frame, in -> collector.collect(frame.code(), in));
        } else if (frame.is(RecordType.CHUNK)) {
            addChunk(Chunk.load(file, frame));
        } else if (frame.is(RecordType.MESSAGE_INDEX)) {
            indexOffsets.put(file.parse(frame, in -> in.getShort()), frame.offset());
            indexLength += frame.end() - frame.offset();
        } else if (frame.is(RecordType.METADATA)) {
            Metadata metadata = file.parse(frame, in -> Fields.read(Metadata.class, in));
            collector.metadata.add(new MetadataIndex(frame.offset(), frame.end() - frame.offset(), metadata.name()));
        } else if (frame.is(RecordType.DATA_END) || frame.is(RecordType.FOOTER)) {
            dataEnd = frame;
        }
    }

    /** Takes a chunk only if every record in it can be read, so that reading it later cannot fail half-way. */
    private void addChunk(Chunk chunk) throws IOException {
        SummaryCollector inChunk = new SummaryCollector();
        inChunk.schemas.putAll(collector.schemas);
        inChunk.channels.putAll(collector.channels);
        ChunkCursor cursor = new ChunkCursor(file, chunk);
        while (cursor.next()) {
            if (cursor.is(RecordType.SCHEMA) || cursor.is(RecordType.CHANNEL)) {
                cursor.parse(in -> inChunk.collect(cursor.code(), in));
            } else if (cursor.is(RecordType.MESSAGE)) {
                Message message = cursor.parse(in -> Message.read(in, inChunk.channels));
                inChunk.channelMessages.merge(message.channel().id(), 1L, Long::sum);
            }
        }
        collector.schemas.putAll(inChunk.schemas);
        collector.channels.putAll(inChunk.channels);
        for (Map.Entry<Integer, Long> count : inChunk.channelMessages.entrySet()) {
            collector.channelMessages.merge(count.getKey(), count.getValue(), Long::sum);
        }
        collector.chunks.add(chunk.toIndex());
    }

    /** Gives the last chunk the message indexes found after it, unless some of them are missing. */
    private void attachMessageIndexes() {
        if (!indexOffsets.isEmpty() && !collector.chunks.isEmpty() && dataComplete()) {
            int last = collector.chunks.size() - 1;
            ChunkIndex chunk = collector.chunks.get(last);
            collector.chunks.set(last, chunk.withMessageIndexes(new TreeMap<>(indexOffsets), indexLength));
        }
        indexOffsets.clear();
        indexLength = 0;
    }

    /** A scan that has met damage may have lost message indexes, and half of them would hide messages. */
    private boolean dataComplete() {
        return collector.damages.isEmpty();
    }
}
