// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;

/** Steps through the records inside one chunk. */
final class ChunkCursor {
    private final RecordFile file;
    private final Chunk chunk;
    private final ByteReader records;
    private int code;
    private ByteReader content = new ByteReader();

    ChunkCursor(RecordFile file, Chunk chunk) {
        this.file = file;
        this.chunk = chunk;
        this.records = new ByteReader(chunk.records, 0, chunk.records.length);
    }

    boolean next() throws IOException {
        if (records.remaining() == 0) {
            return false;
        }
        content = file.parse(chunk.frame, records, in -> {
            code = in.getByte();
            return in.slice(in.getLongLength());
        });
        return true;
    }

    int code() {
        return code;
    }

    boolean is(RecordType type) {
        return code == type.code();
    }

    <T> T parse(RecordFile.Parser<T> parser) throws IOException {
        return file.parse(chunk.frame, content, parser);
    }
}
