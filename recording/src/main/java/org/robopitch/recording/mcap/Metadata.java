// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * Named pairs of key and value about the whole file.
 *
 * @param name what the pairs are about
 * @param entries the pairs, in key order
 */
public record Metadata(String name, SortedMap<String, String> entries) implements McapRecord {
    public static Metadata of(String name, Map<String, String> entries) {
        return new Metadata(name, Maps.sorted(entries));
    }

    static Metadata read(ByteReader in) throws IOException {
        return new Metadata(in.getString(), Maps.readTexts(in));
    }

    @Override
    public RecordType type() {
        return RecordType.METADATA;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putString(name);
        Maps.writeTexts(out, entries);
    }
}
