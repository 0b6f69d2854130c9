// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.robopitch.recording.mcap.McapWriter;

/** The topics of a match recording, each with its schema. */
enum Topics {
    STATE("/state", "robopitch/State", "State.msg"),
    COMMANDS("/commands", "robopitch/Commands", "Commands.msg"),
    BODIES("/bodies", "robopitch.Bodies", "Bodies.json"),
    EVENTS("/events", "robopitch.Event", "Event.json"),
    PLAY("/play", "robopitch.Play", "Play.json"),
    DRAWINGS("/drawings", "robopitch.Drawing", "Drawing.json"),
    SCENE("/foxglove/scene", "foxglove.SceneUpdate", "SceneUpdate.json"),
    TRANSFORMS("/foxglove/tf", "foxglove.FrameTransform", "FrameTransform.json"),
    LOG("/foxglove/log", "foxglove.Log", "Log.json"),
    PARTS("/parts", "robopitch/Parts", "Parts.msg"),
    SAY("/say", "robopitch.Say", "Say.json"),
    PICTURES("/pictures", "robopitch.Picture", "Picture.json");

    /** The entry of a channel's metadata that names the numbers of readings. */
    static final String NAMES = "names";

    private final String topic;
    private final String schemaName;
    private final String schemaFile;

    Topics(String topic, String schemaName, String schemaFile) {
        this.topic = topic;
        this.schemaName = schemaName;
        this.schemaFile = schemaFile;
    }

    String topic() {
        return topic;
    }

    /** Declares the topic in a file and returns its channel. */
    int declare(McapWriter writer) {
        boolean binary = schemaFile.endsWith(".msg");
        int schema = writer.addSchema(schemaName, binary ? "ros1msg" : "jsonschema", schema());
        return writer.addChannel(schema, topic, binary ? "ros1" : "json", Map.of());
    }

    /** Declares a channel of readings, with the names of its numbers, and returns it. */
    static int declareReadings(McapWriter writer, String name, List<String> names) {
        int schema = writer.addSchema("robopitch/Readings", "ros1msg", schema("Readings.msg"));
        return writer.addChannel(schema, "/" + name, "ros1", Map.of(NAMES, String.join(",", names)));
    }

    boolean is(String name) {
        return schemaName.equals(name);
    }

    byte[] schema() {
        return schema(schemaFile);
    }

    private static byte[] schema(String schemaFile) {
        try (InputStream in = Topics.class.getResourceAsStream(schemaFile)) {
            if (in == null) {
                throw new IllegalStateException("missing from the jar: " + schemaFile);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
