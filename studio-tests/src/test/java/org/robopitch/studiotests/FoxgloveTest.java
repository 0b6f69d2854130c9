// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonValue.JsonText;
import org.robopitch.studio.Studio;
import org.robopitch.studio.tiny.TinyStudio;

/** Foxglove's own client watches a live match. */
class FoxgloveTest {
    @BeforeAll
    static void installTheClient() throws Exception {
        PageTools.install();
    }

    @Test
    void foxglovesClientSeesTheMatchMove() throws Exception {
        try (Studio studio = TinyStudio.start()) {
            String address = studio.foxgloveAddress();
            JsonObject found = JsonParser.parseObject(PageTools.succeeds("node", "tools/foxglove-client.mjs", address));
            assertThat(found.text("server")).isEqualTo("RoboPitch");
            assertThat(found.object("topics").members())
                    .containsOnlyKeys("/foxglove/scene", "/foxglove/tf", "/foxglove/log");
            assertThat(texts(found.object("topics").list("/foxglove/tf")))
                    .containsExactly("json", "foxglove.FrameTransform", "foxglove.FrameTransform");
            List<String> frames = texts(found.list("frames"));
            assertThat(frames).contains("ball", "blue 1", "yellow 5");
            assertThat(texts(found.list("entities"))).containsAll(frames).contains("pitch");
            List<Double> times = found.list("times").stream()
                    .map(time -> ((JsonNumber) time).number())
                    .toList();
            assertThat(times).isSorted();
            assertThat(times.get(times.size() - 1)).isGreaterThan(times.get(0));
        }
    }

    private static List<String> texts(List<JsonValue> values) {
        return values.stream().map(value -> ((JsonText) value).text()).toList();
    }
}
