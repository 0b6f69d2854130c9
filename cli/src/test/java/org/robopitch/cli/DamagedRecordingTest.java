// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.recording.mcap.ChunkIndex;
import org.robopitch.recording.mcap.McapReader;

/** What is left of a recording is delivered, and what is missing is said. */
class DamagedRecordingTest {
    @TempDir
    static Path folder;

    private static Path whole;

    @BeforeAll
    static void record() {
        whole = folder.resolve("whole.mcap");
        Robopitch played = Robopitch.run(
                "match",
                "--size",
                "3v3",
                "--duration",
                "45",
                "--blue",
                "chaser",
                "--yellow",
                "chaser",
                "--record",
                whole.toString());
        assertThat(played.exitCode()).as(played.err()).isZero();
    }

    @Test
    void aFlippedBitInAMiddleChunkCostsThatChunkOnly() throws Exception {
        ChunkIndex second = chunk(2);
        Path spoilt = flipped("spoilt.mcap", second.offset() + second.length() / 2);
        Path tables = folder.resolve("tables");
        Robopitch export = Robopitch.run("export", spoilt.toString(), "--out", tables.toString());
        assertThat(export.exitCode()).as(export.err()).isEqualTo(3);
        assertThat(export.err())
                .contains("damaged: byte " + second.offset() + ", CHUNK")
                .contains("are missing");
        List<String> states = Files.readAllLines(tables.resolve("states.csv"));
        double last = Double.parseDouble(states.get(states.size() - 1).split(",")[1]);
        assertThat(last).isGreaterThanOrEqualTo(45);
        assertThat(Files.readAllLines(tables.resolve("commands.csv"))).hasSizeGreaterThan(1000);

        Robopitch verify = Robopitch.run("replay", "--verify", spoilt.toString());
        assertThat(verify.exitCode()).isEqualTo(3);
        assertThat(verify.out()).contains("identical, bit for bit, up to a damaged part");
        assertThat(verify.err()).contains("unreadable between").contains("are missing");
    }

    @Test
    void anExportOfADamagedFirstChunkHasTheRest() throws Exception {
        ChunkIndex first = chunk(0);
        Path spoilt = flipped("first.mcap", first.offset() + first.length() / 2);
        Robopitch export = Robopitch.run(
                "export", spoilt.toString(), "--out", folder.resolve("t").toString());
        assertThat(export.exitCode()).as(export.err()).isEqualTo(3);
        assertThat(Files.readAllLines(folder.resolve("t/states.csv"))).hasSizeGreaterThan(1000);
    }

    @Test
    void aCutRecordingIsDeliveredAsFarAsItGoes() throws Exception {
        byte[] bytes = Files.readAllBytes(whole);
        ChunkIndex third = chunk(3);
        Path cut = Files.write(folder.resolve("cut.mcap"), Arrays.copyOf(bytes, (int) third.offset() + 100));
        assertThat(Robopitch.run("export", cut.toString()).exitCode()).isZero();
        assertThat(Robopitch.run("replay", "--verify", cut.toString()).exitCode())
                .isZero();
    }

    @Test
    void whereverABitIsFlippedNothingFailsWithoutAWord() throws Exception {
        Random random = new Random(1);
        long size = Files.size(whole);
        for (int i = 0; i < 12; i++) {
            Path spoilt = flipped("random.mcap", (long) (random.nextDouble() * size));
            Robopitch export = Robopitch.run(
                    "export",
                    "--overwrite",
                    spoilt.toString(),
                    "--out",
                    folder.resolve("r").toString());
            assertThat(export.exitCode()).isBetween(0, 3).isNotEqualTo(2);
            assertThat(export.err()).doesNotContain("internal error");
            if (export.exitCode() == 1) {
                assertThat(export.err()).contains("random.mcap");
            }
        }
    }

    private ChunkIndex chunk(int number) throws Exception {
        try (McapReader reader = McapReader.open(whole)) {
            assertThat(reader.summary().chunks()).hasSizeGreaterThan(number + 1);
            return reader.summary().chunks().get(number);
        }
    }

    private Path flipped(String name, long offset) throws Exception {
        byte[] bytes = Files.readAllBytes(whole);
        bytes[(int) offset] ^= 0x10;
        return Files.write(folder.resolve(name), bytes);
    }
}
