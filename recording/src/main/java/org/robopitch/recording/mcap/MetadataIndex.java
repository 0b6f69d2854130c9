// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * Where a {@link Metadata} record is.
 *
 * @param offset byte of the file where the record starts
 * @param length bytes of the record with its frame
 * @param name its name
 */
public record MetadataIndex(long offset, long length, String name) implements McapRecord {
    static MetadataIndex read(ByteReader in) throws IOException {
        return new MetadataIndex(in.getLong(), in.getLong(), in.getString());
    }

    @Override
    public RecordType type() {
        return RecordType.METADATA_INDEX;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putLong(offset);
        out.putLong(length);
        out.putString(name);
    }
}
