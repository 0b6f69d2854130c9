// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A symbolic link, perhaps laid by another user, never lets a command write a file that was not named. */
@DisabledOnOs(OS.WINDOWS)
class OverwriteTest {
    @TempDir
    Path folder;

    private final StringWriter err = new StringWriter();
    private Path precious;

    @BeforeEach
    void aFileThatIsNotNamed() throws IOException {
        precious = Files.writeString(folder.resolve("precious"), "kept");
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), arguments);
    }

    private Path link(String name) throws IOException {
        Path link = folder.resolve(name);
        Files.createDirectories(link.getParent());
        return Files.createSymbolicLink(link, precious);
    }

    @Test
    void aRecordingDoesNotFollowALink() throws IOException {
        Path link = link("match.mcap");
        assertThat(run("match", "--duration", "1", "--record", link.toString(), "--overwrite"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("match.mcap: is a symbolic link, to " + precious);
        assertThat(precious).hasContent("kept");
    }

    @Test
    void anExportReplacesLinksAndWritesThroughNone() throws IOException {
        Path recording = folder.resolve("a.mcap");
        assertThat(run("match", "--duration", "1", "--record", recording.toString()))
                .as(err.toString())
                .isZero();
        link("a/states.csv");
        link("a/states.csv.part");
        assertThat(run("export", recording.toString(), "--overwrite")).isZero();
        assertThat(precious).hasContent("kept");
        assertThat(folder.resolve("a/states.csv")).isRegularFile();
        assertThat(Files.isSymbolicLink(folder.resolve("a/states.csv"))).isFalse();
    }

    @Test
    void aTournamentInAStrangersFolderWritesThroughNoLink() throws IOException {
        for (String name : new String[] {"samples/0000000.bin.new", "matches.parquet.new", "journal.jsonl.new"}) {
            link("cup/" + name);
        }
        String cup = folder.resolve("cup").toString();
        assertThat(run("tournament", "--teams=idle,chaser", "--seeds=1", "--duration=1", "--samples", "--out", cup))
                .as(err.toString())
                .isZero();
        assertThat(precious).hasContent("kept");
        Files.writeString(precious, "");
        link("second/journal.jsonl");
        assertThat(run("tournament", "--teams=idle,chaser", "--duration=1", "--out", folder.resolve("second") + ""))
                .isEqualTo(1);
        assertThat(precious).isEmptyFile();
    }
}
