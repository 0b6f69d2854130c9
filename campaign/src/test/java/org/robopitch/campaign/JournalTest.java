// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve(Journal.NAME);
    }

    private void write(int results) throws IOException {
        try (Journal journal = Journal.open(folder, "a campaign")) {
            for (int i = 0; i < results; i++) {
                journal.add(Made.result(i, "a", "b", i, 1));
            }
        }
    }

    @Test
    void aResultComesBackToTheBit() throws IOException {
        MatchResult result = Made.result(0, "class:x.Y", "tactical(press=0.1)", 3, 2);
        try (Journal journal = Journal.open(folder, "a campaign")) {
            journal.add(result);
        }
        try (Journal journal = Journal.open(folder, "a campaign")) {
            assertThat(journal.results()).containsExactly(result);
        }
    }

    @Test
    void resultsAreInTheOrderOfTheScheduleWhateverOrderTheyCameIn() throws IOException {
        try (Journal journal = Journal.open(folder, "a campaign")) {
            for (int number : new int[] {2, 0, 1}) {
                journal.add(Made.result(number, "a", "b", 0, 0));
            }
            assertThat(journal.results()).extracting(MatchResult::number).containsExactly(0, 1, 2);
        }
    }

    @Test
    void aSortedJournalIsTheSameWhateverOrderTheResultsCameIn() throws IOException {
        write(3);
        byte[] inOrder = Files.readAllBytes(file());
        Files.delete(file());
        try (Journal journal = Journal.open(folder, "a campaign")) {
            for (int number : new int[] {2, 0, 1}) {
                journal.add(Made.result(number, "a", "b", number, 1));
            }
            journal.sort();
        }
        assertThat(file()).hasBinaryContent(inOrder);
        write(3);
        assertThat(file()).hasBinaryContent(inOrder);
    }

    @Test
    void aResultThatIsThereIsNotAddedAgain() throws IOException {
        write(2);
        long length = Files.size(file());
        write(2);
        assertThat(Files.size(file())).isEqualTo(length);
    }

    @Test
    void whereverTheFileIsCutAllWholeLinesAreKept() throws IOException {
        write(3);
        byte[] whole = Files.readAllBytes(file());
        for (int length = 0; length <= whole.length; length++) {
            boolean nearAnEnd =
                    length + 2 >= whole.length || whole[length] == '\n' || whole[Math.max(0, length - 1)] == '\n';
            if (!nearAnEnd && length % 97 != 0) {
                continue;
            }
            Files.write(file(), Arrays.copyOf(whole, length));
            int lines = 0;
            for (int i = 0; i < length; i++) {
                lines += whole[i] == '\n' ? 1 : 0;
            }
            try (Journal journal = Journal.open(folder, "a campaign")) {
                assertThat(journal.results()).as("cut at %d", length).hasSize(Math.max(0, lines - 1));
            }
        }
    }

    @Test
    void aRunGoesOnAfterAHalfLine() throws IOException {
        write(1);
        Files.writeString(file(), "12345678 {\"number\":1,", StandardOpenOption.APPEND);
        try (Journal journal = Journal.open(folder, "a campaign")) {
            journal.add(Made.result(1, "a", "b", 0, 0));
        }
        try (Journal journal = Journal.open(folder, "a campaign")) {
            assertThat(journal.results()).hasSize(2);
        }
    }

    @Test
    void aChangedLineIsNamedAndNothingIsLost() throws IOException {
        write(3);
        String text = Files.readString(file()).replaceFirst("\"blueGoals\":1", "\"blueGoals\":9");
        Files.writeString(file(), text);
        assertThatThrownBy(() -> Journal.open(folder, "a campaign"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("journal.jsonl:3")
                .hasMessageContaining("checksum");
        assertThat(file()).hasContent(text);
    }

    @Test
    void anotherCampaignIsRefusedAndBothAreNamed() throws IOException {
        write(1);
        assertThatThrownBy(() -> Journal.open(folder, "another"))
                .hasMessageContaining("a campaign")
                .hasMessageContaining("another");
        write(1);
    }

    @Test
    void aForeignFileIsRefusedAndLeftAlone() throws IOException {
        Files.writeString(file(), "my shopping list\n");
        assertThatThrownBy(() -> Journal.open(folder, "a campaign")).hasMessageContaining("my shopping list");
        assertThat(file()).hasContent("my shopping list\n");
    }

    @Test
    void aFileInPlaceOfTheFolderIsRefusedAndLeftAlone() throws IOException {
        Path taken = folder.resolve("notes.txt");
        Files.writeString(taken, "my notes");
        assertThatThrownBy(() -> Journal.open(taken, "a campaign")).hasMessageContaining("expected a folder");
        assertThat(taken).hasContent("my notes");
    }

    /** What another run does with a folder, in a process of its own. */
    static final class OtherRun {
        public static void main(String[] arguments) throws IOException {
            try (Journal journal = Journal.open(Path.of(arguments[0]), "a campaign")) {
                System.out.print(journal.results().size() + " matches");
            } catch (IOException refused) {
                System.out.print(refused.getMessage());
            }
        }
    }

    private String otherProcess() throws IOException {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OtherRun.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        return new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void anotherProcessIsRefusedUntilThisOneHasEnded() throws IOException {
        write(2);
        try (Journal journal = Journal.open(folder, "a campaign")) {
            assertThat(journal.results()).hasSize(2);
            assertThat(otherProcess()).contains("another run is writing to this folder");
        }
        assertThat(otherProcess()).isEqualTo("2 matches");
    }

    @Test
    void twoRunsInOneFolderAreRefused() throws IOException {
        try (Journal journal = Journal.open(folder, "a campaign")) {
            assertThatThrownBy(() -> Journal.open(folder, "a campaign")).hasMessageContaining("another run");
            journal.add(Made.result(0, "a", "b", 0, 0));
        }
        write(1);
    }
}
