// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** The properties of a JSON Schema that hold values, by their paths: sections are gone through, and are none. */
public final class SchemaProperties {
    private SchemaProperties() {}

    /**
     * {@return the properties in the order of the schema, by paths such as {@code ball.mass}}
     *
     * @param schema as JSON
     */
    public static Map<String, JsonObject> of(String schema) throws JsonException {
        Map<String, JsonObject> found = new LinkedHashMap<>();
        collect(JsonParser.parseObject(schema).object("properties"), "", found);
        return found;
    }

    private static void collect(JsonObject properties, String prefix, Map<String, JsonObject> into)
            throws JsonException {
        for (Map.Entry<String, JsonValue> member : properties.members().entrySet()) {
            JsonObject property = (JsonObject) member.getValue();
            String path = prefix + member.getKey();
            if (property.text("type").equals("object")) {
                collect(property.object("properties"), path + ".", into);
            } else {
                into.put(path, property);
            }
        }
    }
}
