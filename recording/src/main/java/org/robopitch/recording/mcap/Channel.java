// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * A stream of messages on one topic.
 *
 * @param id 0 to 65535, unique in the file
 * @param schemaId the schema of its messages, 0 for none
 * @param topic the name of the stream
 * @param messageEncoding how messages are encoded, for instance {@code ros1} or {@code json}
 * @param metadata free pairs of key and value
 */
public record Channel(int id, int schemaId, String topic, String messageEncoding, SortedMap<String, String> metadata)
        implements McapRecord {
    public Channel(int id, int schemaId, String topic, String messageEncoding, Map<String, String> metadata) {
        this(id, schemaId, topic, messageEncoding, Maps.sorted(metadata));
    }

    static Channel read(ByteReader in) throws IOException {
        return new Channel(in.getShort(), in.getShort(), in.getString(), in.getString(), Maps.readTexts(in));
    }

    @Override
    public RecordType type() {
        return RecordType.CHANNEL;
    }

    @Override
    public void writeContent(ByteWriter out) {
        out.putShort(id);
        out.putShort(schemaId);
        out.putString(topic);
        out.putString(messageEncoding);
        Maps.writeTexts(out, metadata);
    }
}
