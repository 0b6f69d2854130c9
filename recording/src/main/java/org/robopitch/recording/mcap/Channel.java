// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.Map;
import java.util.SortedMap;
import org.robopitch.declare.Value;

/**
 * A stream of messages on one topic.
 *
 * @param id 0 to 65535, unique in the file
 * @param schemaId the schema of its messages, 0 for none
 * @param topic the name of the stream
 * @param messageEncoding how messages are encoded, for instance {@code ros1} or {@code json}
 * @param metadata free pairs of key and value
 */
public record Channel(
        @Value(max = Fields.SHORT) int id,
        @Value(max = Fields.SHORT) int schemaId,
        String topic,
        String messageEncoding,
        SortedMap<String, String> metadata)
        implements McapRecord {
    public Channel(int id, int schemaId, String topic, String messageEncoding, Map<String, String> metadata) {
        this(id, schemaId, topic, messageEncoding, Maps.sorted(metadata));
    }
}
