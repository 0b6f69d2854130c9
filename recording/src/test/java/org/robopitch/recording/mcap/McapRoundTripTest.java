// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class McapRoundTripTest {
    private static final McapOptions SMALL_CHUNKS = McapOptions.defaults()
            .with("chunkSize", 500)
            .with("profile", "x-test")
            .with("library", "tests");

    @ParameterizedTest
    @EnumSource(Compression.class)
    void everythingWrittenIsReadBack(Compression compression) throws IOException {
        Sample sample = Sample.of(100, SMALL_CHUNKS.with("compression", compression));
        try (McapReader reader = Sample.open(sample.bytes)) {
            McapSummary summary = reader.summary();
            assertThat(summary.damages()).isEmpty();
            assertThat(summary.header()).isEqualTo(new Header("x-test", "tests"));
            assertThat(summary.schemas().values())
                    .containsExactly(
                            new Schema(1, "demo/Text", "ros1msg", "string data\n".getBytes(StandardCharsets.UTF_8)));
            assertThat(summary.channels().values())
                    .containsExactly(
                            new Channel(0, 1, "/even", "json", Map.of("a", "1", "b", "2")),
                            new Channel(1, 0, "/odd", "json", Map.of()));
            assertThat(summary.chunks()).hasSizeGreaterThan(5);
            assertThat(summary.statistics())
                    .isEqualTo(new Statistics(
                            100,
                            1,
                            2,
                            0,
                            1,
                            summary.chunks().size(),
                            10,
                            1000,
                            Maps.sortedNumbers(Map.of(0, 50L, 1, 50L))));
            assertThat(Sample.read(reader.messages())).isEqualTo(sample.entries);
            assertThat(reader.metadata("match").orElseThrow().entries())
                    .isEqualTo(Map.of("seed", "7", "league", "mirosot"));
            assertThat(reader.metadata("missing")).isEmpty();
            assertThat(reader.verify()).isEmpty();
        }
    }

    @Test
    void anyIntervalAndTopicGivesExactlyItsMessages() throws IOException {
        long seed = Long.getLong("seed", 1);
        System.out.println("McapRoundTripTest seed " + seed);
        Random random = new Random(seed);
        for (int round = 0; round < 40; round++) {
            Sample sample =
                    Sample.of(1 + random.nextInt(80), SMALL_CHUNKS.with("chunkSize", 1 + random.nextInt(2000)), random);
            long from = random.nextInt(900);
            long to = from + random.nextInt(400);
            String topic = random.nextBoolean() ? "/even" : "/odd";
            try (McapReader reader = Sample.open(sample.bytes)) {
                assertThat(Sample.read(reader.messages(from, to, Set.of(topic))))
                        .as("seed %d, round %d", seed, round)
                        .isEqualTo(sample.entries.stream()
                                .filter(e -> e.topic().equals(topic) && e.logTime() >= from && e.logTime() <= to)
                                .toList());
            }
        }
    }

    @Test
    void theLatestMessageBeforeAnyTimeIsFound() throws IOException {
        Sample sample = Sample.of(60, SMALL_CHUNKS);
        try (McapReader reader = Sample.open(sample.bytes)) {
            Channel odd = reader.channel("/odd").orElseThrow();
            for (long time = 0; time < 650; time++) {
                long at = time;
                Optional<Sample.Entry> expected = sample.entries.stream()
                        .filter(e -> e.topic().equals("/odd") && e.logTime() <= at)
                        .reduce((first, second) -> second);
                Optional<Message> found = reader.latest(odd, time);
                assertThat(found.isPresent()).isEqualTo(expected.isPresent());
                if (found.isPresent()) {
                    assertThat(Sample.entry(found.get())).isEqualTo(expected.orElseThrow());
                }
            }
        }
    }

    @Test
    void theSameInputGivesTheSameBytes() throws IOException {
        assertThat(Sample.of(100, SMALL_CHUNKS).bytes).isEqualTo(Sample.of(100, SMALL_CHUNKS).bytes);
    }

    @Test
    void aFileWithoutMessagesIsWholeToo() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new McapWriter(out, McapOptions.defaults()).close();
        try (McapReader reader = Sample.open(out.toByteArray())) {
            assertThat(reader.summary().damages()).isEmpty();
            assertThat(reader.messages().next()).isFalse();
            assertThat(reader.verify()).isEmpty();
        }
    }

    @Test
    void aChunkNeverSpansMoreTimeThanAsked() throws IOException {
        Sample sample = Sample.of(100, McapOptions.defaults().with("chunkSpan", 100));
        try (McapReader reader = Sample.open(sample.bytes)) {
            assertThat(reader.summary().chunks())
                    .hasSize(10)
                    .allSatisfy(chunk ->
                            assertThat(chunk.endTime() - chunk.startTime()).isLessThan(100));
        }
    }

    @Test
    void aFileOnDiskIsReadLikeOneInMemory(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("disk.mcap");
        try (McapWriter writer = McapWriter.create(file, McapOptions.defaults())) {
            int channel = writer.addChannel(0, "/a", "json", Map.of());
            writer.writeMessage(channel, 1, 1, new byte[] {'{', '}'}, 0, 2);
        }
        try (McapReader reader = McapReader.open(file)) {
            assertThat(reader.name()).isEqualTo("disk.mcap");
            assertThat(Sample.read(reader.messages())).containsExactly(new Sample.Entry("/a", 0, 1, 1, "{}"));
        }
    }

    @Test
    void afterAFullDiskTheWriterRefusesMoreAndClosesQuietly() throws IOException {
        OutputStream full = new OutputStream() {
            private int room = 2000;

            @Override
            public void write(int b) throws IOException {
                if (--room < 0) {
                    throw new IOException("no space left");
                }
            }
        };
        McapWriter writer = new McapWriter(full, SMALL_CHUNKS.with("compression", Compression.NONE));
        int channel = writer.addChannel(0, "/a", "json", Map.of());
        byte[] data = new byte[100];
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        writer.writeMessage(channel, i, i, data, 0, data.length);
                    }
                })
                .hasMessage("no space left");
        assertThatThrownBy(() -> writer.writeMessage(channel, 200, 200, data, 0, data.length))
                .hasMessageContaining("stopped");
        writer.close();
    }

    @Test
    void negativeTimesAndUnknownSchemasAreRefused() throws IOException {
        try (McapWriter writer = new McapWriter(OutputStream.nullOutputStream(), McapOptions.defaults())) {
            int channel = writer.addChannel(0, "/a", "json", Map.of());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.writeMessage(channel, -1, 0, new byte[0], 0, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> writer.addChannel(3, "/b", "json", Map.of()));
        }
    }
}
