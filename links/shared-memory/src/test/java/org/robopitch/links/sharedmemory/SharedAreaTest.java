// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.links.sharedmemory.layout.Field;

class SharedAreaTest {
    @TempDir
    Path folder;

    @Test
    void onlyTheirOwnerMayTouchTheFilesAndTheyGoWithTheSession() throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            for (String name : new String[] {SharedArea.POSITIONS, SharedArea.COMMANDS}) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
                        .isEqualTo("rw-------");
            }
            assertThat(rig.client.ended()).isFalse();
            rig.area.close();
            assertThat(rig.client.ended()).isTrue();
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFolderOfItsOwnIsForThisUserAloneAndGoesWithTheSession() throws IOException {
        SharedFolder own = SharedFolder.at(null);
        try (own) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own.path())))
                    .isEqualTo("rwx------");
        }
        assertThat(own.path()).doesNotExist();
    }

    @Test
    void aFolderThatIsServedIsRefusedAndOneThatWasLeftBehindIsNot() throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            assertThatThrownBy(() -> new Rig(folder, LinkSettings.defaults()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining(
                            "is served by process " + ProcessHandle.current().pid());
            rig.show();
        }
        Files.write(folder.resolve(SharedArea.POSITIONS), new byte[1000]);
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            rig.show();
            assertThat(rig.cycle).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"positions, 0", "positions, 300", "commands, 0", "commands, 100", "commands, 1000000"})
    void aFileThatIsCutOffOrLengthenedIsMendedAndTheMatchGoesOn(String name, int bytes) throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults().with("deadlineSeconds", 1))) {
            // Often enough that the accesses are compiled: compiled code sees faults of memory in another way.
            for (int i = 0; i < 1500; i++) {
                rig.show();
                assertThat(rig.cycle).isEqualTo(i + 1);
                rig.answer(1, 2, 3, 4, 5, 6);
                assertThat(rig.settled()).isTrue();
                if (i % 100 == 0) {
                    rig.match.cycle();
                }
            }
            for (int i = 0; i < 20; i++) {
                resize(folder.resolve(name), bytes);
                rig.show();
                rig.now += 2 * Rig.SECOND;
                while (!rig.settled()) {
                    rig.now += Rig.SECOND;
                }
                rig.match.cycle();
                assertThat(Files.size(folder.resolve(name))).isNotEqualTo(bytes);
            }
            assertThat(rig.count("files restored to their size")).isPositive();
            assertThat(rig.count("cycles shown")).isEqualTo(1520);
            rig.client.close();
        }
    }

    private static void resize(Path file, int bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (channel.size() > bytes) {
                channel.truncate(bytes);
            } else {
                channel.write(ByteBuffer.allocate(1), bytes - 1);
            }
        }
    }

    @Test
    void whatWasShownBeforeAFileWasCutOffIsShownAgain() throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            rig.show();
            resize(folder.resolve(SharedArea.POSITIONS), 0);
            assertThat(rig.area.whole()).isFalse();
            assertThat(rig.settled()).isFalse();
            assertThat(rig.client.readAfter(0, 0)).isEqualTo(1);
            assertThat(rig.client.number(0, Field.BODY_VISIBLE)).isNotNegative();
        }
    }

    @Test
    void aFileThatIsReplacedIsToldOnceAndWhoHasTheOldOnePlaysOn() throws IOException {
        Path commands = folder.resolve(SharedArea.COMMANDS);
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            Files.delete(commands);
            Files.writeString(commands, "somebody else's");
            for (int i = 0; i < 3; i++) {
                rig.now += Rig.SECOND;
                rig.show();
                rig.answer(1, 2, 3, 4, 5, 6);
                assertThat(rig.settled()).isTrue();
            }
            assertThat(rig.count("files deleted or replaced")).isEqualTo(1);
            assertThat(rig.told()).singleElement().asString().contains("deleted or replaced");
        }
        assertThat(commands)
                .as("what others put there is not ours to delete")
                .content()
                .startsWith("somebody");
        assertThat(folder.resolve(SharedArea.POSITIONS)).doesNotExist();
    }
}
