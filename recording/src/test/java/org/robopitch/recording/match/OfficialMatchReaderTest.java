// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.recording.OfficialReader;
import tools.jackson.databind.JsonNode;

class OfficialMatchReaderTest {
    @Test
    void theOfficialPackagesDecodeEveryMessageByItsOwnSchema(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("match.mcap"), SampleMatch.bytes(120));
        JsonNode found = OfficialReader.read(file);
        Map<Integer, String> topics = new HashMap<>();
        for (JsonNode channel : found.get("channels")) {
            topics.put(channel.get("id").asInt(), channel.get("topic").asString());
        }
        assertThat(topics.values())
                .containsExactlyInAnyOrder(
                        "/state",
                        "/commands",
                        "/bodies",
                        "/events",
                        "/play",
                        "/drawings",
                        "/foxglove/scene",
                        "/foxglove/tf",
                        "/foxglove/log");
        assertThat(found.at("/metadata/0/entries/configuration").asString())
                .isEqualTo(SampleMatch.INFO.configuration());

        MatchState expected = new MatchState();
        int states = 0;
        int commands = 0;
        for (JsonNode message : found.get("messages")) {
            JsonNode data = message.get("data");
            switch (topics.get(message.get("channel").asInt())) {
                case "/state" -> {
                    SampleMatch.fill(expected, states * 20L, states * 20L * 0.001);
                    checkState(data, expected);
                    states++;
                }
                case "/commands" -> {
                    double[] values = SampleMatch.commands(commands / 2, commands % 2);
                    for (int i = 0; i < values.length; i++) {
                        assertThat(data.get("values").get(i).asDouble()).isEqualTo(values[i]);
                    }
                    commands++;
                }
                case "/events" -> {
                    assertThat(data.get("kind").asString()).isEqualTo("goal");
                    assertThat(data.at("/data/speed").asDouble()).isEqualTo(1.25);
                }
                case "/foxglove/scene" ->
                    assertThat(data.get("entities").size()).isEqualTo(12);
                case "/foxglove/tf" ->
                    assertThat(data.at("/rotation/w").isNumber()).isTrue();
                case "/foxglove/log" -> assertThat(data.get("name").asString()).isEqualTo("goal");
                case "/play" -> assertThat(data.get("score").size()).isEqualTo(2);
                case "/bodies" -> assertThat(data.get("bodies").size()).isEqualTo(11);
                default -> assertThat(data.get("shapes").size()).isEqualTo(4);
            }
        }
        assertThat(states).isEqualTo(120);
        assertThat(commands).isEqualTo(240);
    }

    private static void checkState(JsonNode data, MatchState expected) {
        assertThat(data.get("time").asDouble()).isEqualTo(expected.time());
        assertThat(data.get("bodies").size()).isEqualTo(expected.size());
        for (int body = 0; body < expected.size(); body++) {
            JsonNode found = data.get("bodies").get(body);
            assertThat(found.get("id").asInt()).isEqualTo(expected.id(body));
            assertThat(found.get("team").asInt()).isEqualTo(expected.team(body));
            assertThat(found.get("number").asInt()).isEqualTo(expected.number(body));
            for (MatchState.Quantity quantity : MatchState.Quantity.values()) {
                String name = quantity.name().toLowerCase(java.util.Locale.ROOT);
                assertThat((float) found.get(name).asDouble()).isEqualTo(expected.get(body, quantity));
            }
        }
    }
}
