// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.foxglove;

import java.util.List;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.match.FoxgloveJson;

/**
 * What can be subscribed to. The topics are those of recordings.
 *
 * @param id chosen by us
 * @param topic its name
 * @param schema the name of its messages' schema, behind "foxglove."
 */
record FoxgloveChannel(int id, String topic, String schema) {
    static final FoxgloveChannel SCENE = new FoxgloveChannel(1, "/foxglove/scene", "SceneUpdate");
    static final FoxgloveChannel TRANSFORMS = new FoxgloveChannel(2, "/foxglove/tf", "FrameTransform");
    static final FoxgloveChannel LOG = new FoxgloveChannel(3, "/foxglove/log", "Log");

    /** {@return the message that says which channels there are} */
    static String advertise() {
        JsonWriter out = new JsonWriter();
        out.beginObject().name("op").value("advertise").name("channels").beginArray();
        for (FoxgloveChannel channel : List.of(SCENE, TRANSFORMS, LOG)) {
            out.beginObject();
            out.name("id").value(channel.id).name("topic").value(channel.topic);
            out.name("encoding").value("json").name("schemaName").value("foxglove." + channel.schema);
            out.name("schema").value(FoxgloveJson.schema(channel.schema));
            out.name("schemaEncoding").value("jsonschema");
            out.endObject();
        }
        return out.endArray().endObject().toString();
    }

    /** {@return the message that a client gets first} */
    static String serverInfo() {
        JsonWriter out = new JsonWriter();
        out.beginObject().name("op").value("serverInfo").name("name").value("RoboPitch");
        out.name("capabilities").beginArray().endArray();
        return out.endObject().toString();
    }
}
