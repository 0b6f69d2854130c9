// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Steps through messages in the order of the file.
 *
 * <p>When a chunk is damaged, {@link #next} throws and the next call continues with the chunk after it.
 */
public final class MessageCursor {
    private final McapReader reader;
    private final Iterator<ChunkIndex> chunks;
    private final long from;
    private final long to;
    private final Set<Integer> channelIds;
    private @Nullable ChunkCursor chunk;
    private @Nullable Message message;

    MessageCursor(McapReader reader, Iterator<ChunkIndex> chunks, long from, long to, Set<Integer> channelIds) {
        this.reader = reader;
        this.chunks = chunks;
        this.from = from;
        this.to = to;
        this.channelIds = channelIds;
    }

    /** Goes to the next message, if there is one. */
    public boolean next() throws IOException {
        message = null;
        while (true) {
            ChunkCursor open = chunk;
            if (open == null) {
                if (!chunks.hasNext()) {
                    return false;
                }
                ChunkIndex index = chunks.next();
                if (wanted(index)) {
                    chunk = reader.openChunk(index);
                }
            } else if (nextIn(open)) {
                return true;
            }
        }
    }

    /** The message that {@link #next} went to. Its data stays valid. */
    public Message message() {
        if (message == null) {
            throw new NoSuchElementException("no message: next() was not called or returned false");
        }
        return message;
    }

    private boolean nextIn(ChunkCursor open) throws IOException {
        // Left behind at once, so that a failure below does not come back on the next call.
        chunk = null;
        while (open.next()) {
            if (open.is(RecordType.MESSAGE)) {
                Message found =
                        open.parse(in -> Message.read(in, reader.summary().channels()));
                if (found.logTime() >= from
                        && found.logTime() <= to
                        && channelIds.contains(found.channel().id())) {
                    message = found;
                    chunk = open;
                    return true;
                }
            }
        }
        return false;
    }

    private boolean wanted(ChunkIndex index) {
        return index.startTime() <= to
                && index.endTime() >= from
                && channelIds.stream().anyMatch(index::mayHold);
    }
}
