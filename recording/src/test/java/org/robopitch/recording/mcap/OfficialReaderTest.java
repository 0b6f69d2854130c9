// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.recording.OfficialReader;
import tools.jackson.databind.JsonNode;

class OfficialReaderTest {
    @ParameterizedTest
    @EnumSource(Compression.class)
    void theOfficialReaderFindsWhatWeWrote(Compression compression, @TempDir Path folder) throws Exception {
        Sample sample = Sample.of(
                500,
                McapOptions.defaults()
                        .with("chunkSize", 2000)
                        .with("compression", compression)
                        .with("profile", "x-test"));
        Path file = Files.write(folder.resolve("sample.mcap"), sample.bytes);
        JsonNode found = OfficialReader.read(file);
        McapSummary ours = Sample.open(sample.bytes).summary();

        assertThat(found.at("/header/profile").asString()).isEqualTo("x-test");
        assertThat(found.get("schemas").toString())
                .isEqualTo("[{\"id\":1,\"name\":\"demo/Text\",\"encoding\":\"ros1msg\",\"data\":\"string data\\n\"}]");
        assertThat(found.get("channels").toString())
                .isEqualTo("[{\"id\":0,\"schema\":1,\"topic\":\"/even\",\"encoding\":\"json\","
                        + "\"metadata\":{\"a\":\"1\",\"b\":\"2\"}},"
                        + "{\"id\":1,\"schema\":0,\"topic\":\"/odd\",\"encoding\":\"json\",\"metadata\":{}}]");
        assertThat(found.get("statistics").toString())
                .isEqualTo("{\"messages\":500,\"chunks\":" + ours.chunks().size()
                        + ",\"startTime\":10,\"endTime\":5000,\"byChannel\":{\"0\":250,\"1\":250}}");
        assertThat(found.get("metadata").toString())
                .isEqualTo("[{\"name\":\"match\",\"entries\":{\"league\":\"mirosot\",\"seed\":\"7\"}}]");
        assertThat(found.get("summaryOffsets").toString()).isEqualTo("[3,4,11,8,13]");
        assertThat(messages(found.get("messages"))).isEqualTo(sample.entries);
        assertThat(found.get("sameMessagesStreamed").asBoolean()).isTrue();
        assertThat(found.get("streamedMetadata").toString()).isEqualTo("[\"match\"]");
        assertThat(chunks(found.get("chunks"))).isEqualTo(chunks(ours.chunks()));
    }

    private static List<Sample.Entry> messages(JsonNode nodes) {
        List<Sample.Entry> entries = new ArrayList<>();
        for (JsonNode node : nodes) {
            entries.add(new Sample.Entry(
                    node.get("channel").asInt() == 0 ? "/even" : "/odd",
                    node.get("sequence").asLong(),
                    node.get("logTime").asLong(),
                    node.get("publishTime").asLong(),
                    node.get("data").asString()));
        }
        return entries;
    }

    private static List<String> chunks(JsonNode nodes) {
        List<String> chunks = new ArrayList<>();
        for (JsonNode node : nodes) {
            TreeMap<Integer, Long> indexes = new TreeMap<>();
            node.get("indexes")
                    .properties()
                    .forEach(index -> indexes.put(
                            Integer.valueOf(index.getKey()), index.getValue().asLong()));
            chunks.add(node.get("startTime").asLong() + " "
                    + node.get("endTime").asLong() + " "
                    + node.get("offset").asLong() + " " + node.get("length").asLong() + " "
                    + node.get("compression").asString() + " " + indexes);
        }
        return chunks;
    }

    private static List<String> chunks(List<ChunkIndex> indexes) {
        return indexes.stream()
                .map(chunk -> chunk.startTime() + " " + chunk.endTime() + " " + chunk.offset() + " " + chunk.length()
                        + " " + chunk.compression() + " " + chunk.messageIndexOffsets())
                .toList();
    }
}
