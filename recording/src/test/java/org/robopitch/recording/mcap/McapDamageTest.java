// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.recording.bytes.ByteWriter;

class McapDamageTest {
    private static final McapOptions SMALL_CHUNKS = McapOptions.defaults().with("chunkSize", 300);

    @ParameterizedTest
    @EnumSource(Compression.class)
    void aFileCutOffAtAnyByteOpensUpToItsLastWholeChunk(Compression compression) throws IOException {
        Sample sample = Sample.of(40, SMALL_CHUNKS.with("compression", compression));
        List<ChunkIndex> chunks = Sample.open(sample.bytes).summary().chunks();
        assertThat(chunks).hasSizeGreaterThan(4);
        for (int length = Magic.LENGTH; length < sample.bytes.length; length++) {
            int cut = length;
            long lastTime = chunks.stream()
                    .filter(chunk -> chunk.offset() + chunk.length() <= cut)
                    .mapToLong(ChunkIndex::endTime)
                    .max()
                    .orElse(-1);
            List<Sample.Entry> expected = sample.entries.stream()
                    .filter(entry -> entry.logTime() <= lastTime)
                    .toList();
            try (McapReader reader = Sample.open(Arrays.copyOf(sample.bytes, length))) {
                assertThat(Sample.read(reader.messages()))
                        .as("cut at %d", length)
                        .isEqualTo(expected);
                assertThat(reader.summary().statistics().messages()).isEqualTo(expected.size());
                assertThat(reader.summary().damages()).as("cut at %d", length).isNotEmpty();
            }
        }
    }

    @Test
    void aFileCutOffInsideItsMagicIsRefused() throws IOException {
        Sample sample = Sample.of(1, SMALL_CHUNKS);
        for (int length = 0; length < Magic.LENGTH; length++) {
            byte[] cut = Arrays.copyOf(sample.bytes, length);
            assertThatThrownBy(() -> Sample.open(cut))
                    .isInstanceOf(McapException.class)
                    .hasMessageStartingWith("sample.mcap: byte 0, magic: ");
        }
    }

    @Test
    void anEmptyFileAndAnotherFormatAreNamedAsSuch() {
        assertThatThrownBy(() -> Sample.open(new byte[0])).hasMessageContaining("the file is empty");
        byte[] text = "time,x,y\n0,1,2\n3,4,5\n".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Sample.open(text)).hasMessageContaining("not an MCAP recording");
    }

    @ParameterizedTest
    @EnumSource(Compression.class)
    void aFlippedBitAnywhereIsReported(Compression compression) throws IOException {
        Sample sample = Sample.of(12, SMALL_CHUNKS.with("compression", compression));
        long seed = Long.getLong("seed", 1);
        System.out.println("McapDamageTest seed " + seed);
        Random random = new Random(seed);
        for (int position = Magic.LENGTH; position < sample.bytes.length; position++) {
            byte[] broken = sample.bytes.clone();
            broken[position] ^= (byte) (1 << random.nextInt(8));
            try (McapReader reader = Sample.open(broken)) {
                assertThat(reader.verify())
                        .as("byte %d, seed %d", position, seed)
                        .isNotEmpty();
            }
        }
    }

    @Test
    void aDamagedChunkIsReportedWithItsOffsetAndTheOthersAreStillRead() throws IOException {
        Sample sample = Sample.of(40, SMALL_CHUNKS);
        List<ChunkIndex> chunks = Sample.open(sample.bytes).summary().chunks();
        ChunkIndex victim = chunks.get(2);
        byte[] broken = sample.bytes.clone();
        broken[(int) (victim.offset() + victim.length() - 20)] ^= 4;
        try (McapReader reader = Sample.open(broken)) {
            MessageCursor cursor = reader.messages();
            int messages = 0;
            int failures = 0;
            while (true) {
                try {
                    if (!cursor.next()) {
                        break;
                    }
                    messages++;
                } catch (McapException e) {
                    failures++;
                    assertThat(e.offset()).isEqualTo(victim.offset());
                    assertThat(e).hasMessageStartingWith("sample.mcap: byte " + victim.offset() + ", CHUNK: ");
                }
            }
            assertThat(failures).isEqualTo(1);
            long lost = sample.entries.stream()
                    .filter(e -> e.logTime() >= victim.startTime() && e.logTime() <= victim.endTime())
                    .count();
            assertThat(messages).isEqualTo(sample.entries.size() - (int) lost);
            assertThat(reader.verify()).anyMatch(damage -> damage.offset() == victim.offset());
        }
    }

    @Test
    void randomDamageNeverEscapesAsAnythingButAClearException() throws IOException {
        Sample sample = Sample.of(30, SMALL_CHUNKS);
        long seed = Long.getLong("seed", 1);
        System.out.println("McapDamageTest seed " + seed);
        Random random = new Random(seed);
        for (int round = 0; round < 3000; round++) {
            byte[] broken = Arrays.copyOf(sample.bytes, sample.bytes.length - random.nextInt(40));
            for (int hits = 1 + random.nextInt(8); hits > 0; hits--) {
                broken[random.nextInt(broken.length)] = (byte) random.nextInt();
            }
            readEverything(broken, "seed " + seed + ", round " + round);
        }
    }

    private static void readEverything(byte[] bytes, String description) {
        try (McapReader reader = Sample.open(bytes)) {
            MessageCursor cursor = reader.messages();
            while (cursor.next()) {
                assertThat(cursor.message().data().remaining()).isNotNegative();
            }
            for (MetadataIndex index : reader.summary().metadata()) {
                reader.read(index);
            }
        } catch (IOException e) {
            assertThat(e).as(description).isInstanceOf(McapException.class);
        }
    }

    @Test
    void lengthsLargerThanTheFileAreNotBelieved() throws IOException {
        ByteWriter out = new ByteWriter();
        out.putBytes(Magic.bytes());
        McapRecord.append(new Header("", ""), out);
        out.putByte(RecordType.METADATA.code());
        out.putLong(Long.MAX_VALUE);
        out.putString("huge");
        try (McapReader reader = Sample.open(out.toByteArray())) {
            assertThat(reader.summary().damages().toString())
                    .contains("METADATA")
                    .contains("found a length of 9223372036854775807");
        }
    }

    @Test
    void aChunkThatClaimsToUnpackToTerabytesIsNotUnpacked() throws IOException {
        ByteWriter out = new ByteWriter();
        out.putBytes(Magic.bytes());
        McapRecord.append(new Header("", ""), out);
        int length = McapRecord.begin(RecordType.CHUNK, out);
        out.putLong(0);
        out.putLong(0);
        out.putLong(1L << 40);
        out.putInt(0);
        out.putString("lz4");
        out.putLong(100);
        out.putBytes(new byte[100]);
        McapRecord.end(length, out);
        try (McapReader reader = Sample.open(out.toByteArray())) {
            assertThat(reader.summary().chunks()).isEmpty();
            assertThat(reader.summary().damages().toString()).contains("found a size of 1099511627776");
        }
    }

    @Test
    void anUnknownCompressionIsNamed() throws IOException {
        Sample sample = Sample.of(3, SMALL_CHUNKS.with("compression", Compression.NONE));
        byte[] cut = Arrays.copyOf(sample.bytes, sample.bytes.length - 1);
        ByteWriter out = new ByteWriter();
        out.putBytes(Magic.bytes());
        McapRecord.append(new Header("", ""), out);
        int length = McapRecord.begin(RecordType.CHUNK, out);
        out.putBytes(new byte[28]);
        out.putString("zstd");
        out.putLong(0);
        McapRecord.end(length, out);
        try (McapReader reader = Sample.open(out.toByteArray())) {
            assertThat(reader.summary().damages().toString())
                    .contains("expected compression \"lz4\" or none, found \"zstd\"");
        }
        assertThat(Sample.open(cut).summary().damages().toString()).contains("truncated");
    }

    /** A crash of the computer may leave what was not yet written as zeros. */
    @Test
    void aGigabyteOfZerosIsReadInBlocks() throws IOException {
        byte[] start = Arrays.copyOf(Sample.of(100, SMALL_CHUNKS).bytes, Sample.of(100, SMALL_CHUNKS).bytes.length / 2);
        long size = 1L << 30;
        AtomicLong reads = new AtomicLong();
        ByteSource crashed = new ByteSource() {
            @Override
            public String name() {
                return "crashed.mcap";
            }

            @Override
            public long size() {
                return size;
            }

            @Override
            public void read(long position, byte[] target, int offset, int length) {
                reads.incrementAndGet();
                for (int i = 0; i < length; i++) {
                    target[offset + i] = position + i < start.length ? start[(int) position + i] : 0;
                }
            }

            @Override
            public void close() {}
        };
        try (McapReader reader = McapReader.open(crashed)) {
            assertThat(Sample.read(reader.messages())).isNotEmpty();
            assertThat(reader.summary().damages()).isNotEmpty();
        }
        assertThat(reads.get()).isLessThan(5000);
    }

    /** LZ4 makes 240 MB of zeros one MB. */
    @Test
    void aChunkThatClaimsMoreThanMemoryHoldsIsRefused() throws IOException {
        ByteWriter out = new ByteWriter();
        out.putBytes(Magic.bytes());
        McapRecord.append(new Header("", ""), out);
        int bomb = McapRecord.begin(RecordType.CHUNK, out);
        out.putLong(0);
        out.putLong(1);
        out.putLong(240L << 20);
        out.putInt(0);
        out.putString("lz4");
        out.putLong(1 << 20);
        out.putBytes(new byte[1 << 20]);
        McapRecord.end(bomb, out);
        try (McapReader reader = Sample.open(out.toByteArray())) {
            assertThat(reader.summary().damages().toString()).contains("expected at most 67108864 bytes of content");
        }
    }
}
