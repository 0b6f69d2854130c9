// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.Arrays;
import java.util.Objects;
import org.robopitch.declare.Value;

/**
 * Describes the messages of one or more channels.
 *
 * @param id 1 to 65535, unique in the file
 * @param name name of the message type
 * @param encoding the schema language, for instance {@code ros1msg} or {@code jsonschema}
 * @param data the schema itself, in that language
 */
public record Schema(@Value(max = Fields.SHORT) int id, String name, String encoding, byte[] data)
        implements McapRecord {
    @Override
    public boolean equals(Object other) {
        return other instanceof Schema that
                && id == that.id
                && name.equals(that.name)
                && encoding.equals(that.encoding)
                && Arrays.equals(data, that.data);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, name, encoding, Arrays.hashCode(data));
    }
}
