// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.recording.json.JsonWriter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class FoxgloveJsonTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<Marking> MARKINGS = List.of(
            new Marking.Line(0, -0.9, 0, 0.9),
            new Marking.Arc(0, 0, 0.25, 0, 2 * Math.PI),
            new Marking.Spot(0.5, 0),
            new Marking.Block(-1.1, 0.2, 0, -1.2, 0.21, 0.1, false),
            new Marking.Boundary(List.of(1.1, 0.9, -1.1, 0.9, -1.1, -0.9, 1.1, -0.9)));

    @Test
    void everyBodyIsAnEntityInTheFrameThatItsTransformMoves() throws Exception {
        JsonNode scene = scene();
        List<BodyInfo> bodies = SampleMatch.bodies();
        List<String> frames = scene.get("entities")
                .valueStream()
                .map(entity -> entity.get("frame_id").asString())
                .toList();
        assertThat(frames).startsWith("pitch").contains("ball", "blue 2").doesNotHaveDuplicates();
        assertThat(frames).hasSize(bodies.size() + 1);
        for (BodyInfo body : bodies) {
            JsonWriter out = new JsonWriter();
            FoxgloveJson.transform(
                    out, 1.5, FoxgloveJson.frame(body), 0.123456, -2, 0, new double[] {0, 0, Math.sqrt(0.5), 0.7071});
            JsonNode transform = MAPPER.readTree(out.toString());
            assertThat(frames).contains(transform.get("child_frame_id").asString());
            assertThat(transform.get("parent_frame_id").asString()).isEqualTo("pitch");
            assertThat(transform.at("/translation/x").asDouble()).isEqualTo(0.1235);
            assertThat(transform.at("/timestamp/sec").asInt()).isEqualTo(1);
            assertThat(transform.at("/timestamp/nsec").asInt()).isEqualTo(500_000_000);
            isDescribed(transform, schema("FrameTransform.json"), "FrameTransform");
        }
    }

    @Test
    void aSceneSaysOnlyWhatItsSchemaKnows() throws Exception {
        JsonNode scene = scene();
        isDescribed(scene, schema("SceneUpdate.json"), "SceneUpdate");
        JsonNode pitch = scene.at("/entities/0");
        assertThat(pitch.get("lines").size()).isEqualTo(MARKINGS.size());
        assertThat(pitch.at("/lines/1/points").size()).isEqualTo(25);
        // The boundary comes back to where it began.
        assertThat(pitch.at("/lines/4/points/4")).isEqualTo(pitch.at("/lines/4/points/0"));
        assertThat(scene.at("/entities/2/texts/0/text").asString())
                .as("the number on the back, one more than the index")
                .isEqualTo(String.valueOf(SampleMatch.bodies().get(1).number() + 1));
    }

    @Test
    void anEventIsALineOfTheLog() throws Exception {
        JsonWriter out = new JsonWriter();
        FoxgloveJson.log(out, 12.25, "goal", "goal for \"blue\"");
        JsonNode log = MAPPER.readTree(out.toString());
        isDescribed(log, schema("Log.json"), "Log");
        assertThat(log.get("message").asString()).isEqualTo("goal for \"blue\"");
        assertThat(log.get("level").asInt()).as("INFO").isEqualTo(2);
    }

    private static JsonNode scene() {
        JsonWriter out = new JsonWriter();
        FoxgloveJson.scene(out, 0, 2.2, 1.8, MARKINGS, SampleMatch.bodies());
        return MAPPER.readTree(out.toString());
    }

    private static JsonNode schema(String file) throws Exception {
        try (var in = Topics.class.getResourceAsStream(file)) {
            return MAPPER.readTree(in);
        }
    }

    /** Walks a message along its schema: every field is known there and of its type. */
    private static void isDescribed(JsonNode message, JsonNode schema, String path) {
        assertThat(schema).as("the schema of %s", path).isNotNull();
        if (message.isObject()) {
            assertThat(schema.get("type").asString()).as(path).isEqualTo("object");
            message.properties()
                    .forEach(field -> isDescribed(
                            field.getValue(),
                            schema.get("properties").get(field.getKey()),
                            path + "." + field.getKey()));
        } else if (message.isArray()) {
            assertThat(schema.get("type").asString()).as(path).isEqualTo("array");
            message.forEach(item -> isDescribed(item, schema.get("items"), path + "[]"));
        } else if (schema.has("oneOf")) {
            assertThat(schema.get("oneOf")
                            .valueStream()
                            .map(one -> one.get("const").asInt()))
                    .as(path)
                    .contains(message.asInt());
        } else {
            String type = schema.get("type").asString();
            assertThat(message.isString() ? "string" : message.isBoolean() ? "boolean" : "number")
                    .as(path)
                    .isEqualTo(type.equals("integer") ? "number" : type);
        }
    }
}
