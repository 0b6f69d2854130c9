// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.Arrays;
import org.robopitch.recording.bytes.ByteWriter;

/** Log time and place of each message of one channel in the open chunk; reused from chunk to chunk. */
final class MessageIndex implements McapRecord {
    private final int channelId;
    private long[] entries = new long[64];
    private int size;

    MessageIndex(int channelId) {
        this.channelId = channelId;
    }

    void add(long logTime, long offset) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size++] = logTime;
        entries[size++] = offset;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void clear() {
        size = 0;
    }

    @Override
    public RecordType type() {
        return RecordType.MESSAGE_INDEX;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putShort(channelId);
        out.putInt(size * 8);
        for (int i = 0; i < size; i++) {
            out.putLong(entries[i]);
        }
    }
}
