// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.SortedMap;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * What a file holds, in numbers.
 *
 * @param messages number of messages
 * @param schemas number of schemas
 * @param channels number of channels
 * @param attachments number of attachments
 * @param metadata number of metadata records
 * @param chunks number of chunks
 * @param startTime earliest log time, nanoseconds, 0 without messages
 * @param endTime latest log time, nanoseconds, 0 without messages
 * @param channelMessages number of messages on each channel, by its id
 */
public record Statistics(
        long messages,
        int schemas,
        int channels,
        int attachments,
        int metadata,
        int chunks,
        long startTime,
        long endTime,
        SortedMap<Integer, Long> channelMessages)
        implements McapRecord {
    static Statistics read(ByteReader in) throws IOException {
        return new Statistics(
                in.getLong(),
                in.getShort(),
                in.getInt(),
                in.getInt(),
                in.getInt(),
                in.getInt(),
                in.getLong(),
                in.getLong(),
                Maps.readNumbers(in));
    }

    @Override
    public RecordType type() {
        return RecordType.STATISTICS;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putLong(messages);
        out.putShort(schemas);
        out.putInt(channels);
        out.putInt(attachments);
        out.putInt(metadata);
        out.putInt(chunks);
        out.putLong(startTime);
        out.putLong(endTime);
        Maps.writeNumbers(out, channelMessages);
    }
}
