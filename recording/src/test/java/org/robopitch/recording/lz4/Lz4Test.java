// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.lz4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.recording.bytes.ByteWriter;

class Lz4Test {
    @Test
    void theChecksumMatchesPublishedValues() {
        assertThat(hash("")).isEqualTo(0x02CC5D05);
        assertThat(hash("a")).isEqualTo(0x550D7456);
        assertThat(hash("abc")).isEqualTo(0x32D153FF);
        assertThat(hash("Nobody inspects the spammish repetition")).isEqualTo(0xE2293B2F);
    }

    @Test
    void everyShortLengthComesBack() throws IOException {
        for (int length = 0; length < 300; length++) {
            byte[] repeating = new byte[length];
            byte[] counting = new byte[length];
            for (int i = 0; i < length; i++) {
                counting[i] = (byte) (i % 7);
            }
            assertThat(roundTrip(repeating)).isEqualTo(repeating);
            assertThat(roundTrip(counting)).isEqualTo(counting);
        }
    }

    @Test
    void anyMixtureOfNoiseRunsAndRepeatsComesBack() throws IOException {
        long seed = Long.getLong("seed", 1);
        System.out.println("Lz4Test seed " + seed);
        Random random = new Random(seed);
        for (int round = 0; round < 60; round++) {
            byte[] content = mixture(random, random.nextInt(400_000));
            assertThat(roundTrip(content)).as("seed %d, round %d", seed, round).isEqualTo(content);
        }
    }

    @Test
    void contentLargerThanTheLargestBlockComesBack() throws IOException {
        byte[] content = mixture(new Random(5), 9_000_000);
        assertThat(roundTrip(content)).isEqualTo(content);
    }

    @Test
    void incompressibleContentGrowsByItsFrameOnly() {
        byte[] noise = new byte[100_000];
        new Random(1).nextBytes(noise);
        assertThat(compress(noise).length).isLessThan(noise.length + 32);
    }

    @Test
    void theSameContentAlwaysGivesTheSameFrame() {
        byte[] content = mixture(new Random(2), 200_000);
        Lz4Compressor used = new Lz4Compressor();
        used.compress(mixture(new Random(3), 100_000), 0, 100_000, new ByteWriter());
        ByteWriter again = new ByteWriter();
        used.compress(content, 0, content.length, again);
        assertThat(again.toByteArray()).isEqualTo(compress(content));
    }

    /** The fixtures were made by the lz4 tool 1.9.4: -B4 -BD (linked blocks of 64 KiB), and -B4 -BI -BX. */
    @ParameterizedTest
    @ValueSource(strings = {"linked.lz4", "block-checksums.lz4"})
    void framesOfTheReferenceToolAreRead(String fixture) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            lines.append("line ").append(i * 7919 % 100).append('\n');
        }
        byte[] expected = lines.toString().getBytes(StandardCharsets.UTF_8);
        byte[] frame;
        try (InputStream in = Lz4Test.class.getResourceAsStream(fixture)) {
            frame = in.readAllBytes();
        }
        assertThat(decompress(frame, expected.length)).isEqualTo(expected);
    }

    @Test
    void aFrameCutOffAtAnyByteIsRefused() {
        byte[] content = mixture(new Random(4), 3000);
        byte[] frame = compress(content);
        for (int length = 0; length < frame.length; length++) {
            byte[] target = new byte[content.length];
            int cut = length;
            assertThatIOException().isThrownBy(() -> Lz4Decompressor.decompress(frame, 0, cut, target));
        }
    }

    @Test
    void aFlippedBitNeverGivesOtherContent() {
        byte[] content = mixture(new Random(6), 2000);
        byte[] frame = compress(content);
        int refused = 0;
        for (int bit = 0; bit < frame.length * 8; bit++) {
            byte[] broken = frame.clone();
            broken[bit / 8] ^= (byte) (1 << bit % 8);
            try {
                // In a run of equal bytes another match distance means the same content.
                assertThat(decompress(broken, content.length)).as("bit %d", bit).isEqualTo(content);
            } catch (IOException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(frame.length * 7);
    }

    @Test
    void randomBlocksNeverEscapeTheirBuffers() {
        long seed = Long.getLong("seed", 1);
        System.out.println("Lz4Test seed " + seed);
        Random random = new Random(seed);
        int refused = 0;
        for (int round = 0; round < 20_000; round++) {
            byte[] block = new byte[random.nextInt(40)];
            random.nextBytes(block);
            byte[] target = new byte[64];
            try {
                int end = BlockDecompressor.decompress(block, 0, block.length, target, 8, 8, 48);
                assertThat(end).isBetween(8, 48);
            } catch (Lz4Exception e) {
                refused++;
            }
            for (int i = 0; i < 64; i++) {
                assertThat(i >= 8 && i < 48 || target[i] == 0)
                        .as("seed %d", seed)
                        .isTrue();
            }
        }
        assertThat(refused).isPositive();
    }

    private static int hash(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return XxHash32.hash(bytes, 0, bytes.length);
    }

    private static byte[] mixture(Random random, int length) {
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; ) {
            int run = Math.min(length - at, 1 + random.nextInt(1 << random.nextInt(12)));
            switch (random.nextInt(3)) {
                case 0 -> {
                    byte[] noise = new byte[run];
                    random.nextBytes(noise);
                    System.arraycopy(noise, 0, bytes, at, run);
                }
                case 1 -> java.util.Arrays.fill(bytes, at, at + run, (byte) random.nextInt());
                default -> {
                    int from = at == 0 ? 0 : random.nextInt(at);
                    for (int i = 0; i < run; i++) {
                        bytes[at + i] = bytes[from + i];
                    }
                }
            }
            at += run;
        }
        return bytes;
    }

    private static byte[] compress(byte[] content) {
        ByteWriter out = new ByteWriter();
        new Lz4Compressor().compress(content, 0, content.length, out);
        return out.toByteArray();
    }

    private static byte[] decompress(byte[] frame, int length) throws IOException {
        byte[] target = new byte[length];
        Lz4Decompressor.decompress(frame, 0, frame.length, target);
        return target;
    }

    private static byte[] roundTrip(byte[] content) throws IOException {
        return decompress(compress(content), content.length);
    }
}
