// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
    PARTS("/parts", "robopitch/Parts", "Parts.msg");

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

    private byte[] schema() {
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
