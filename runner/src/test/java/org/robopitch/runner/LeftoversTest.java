// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {
    @TempDir
    Path folder;

    private Path old(String name) throws IOException {
        Path made = Files.createDirectory(folder.resolve(name));
        Files.writeString(made.resolve("mailbox"), "of a killed match");
        Files.setLastModifiedTime(made, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        return made;
    }

    @Test
    void whatAKilledProgramLeftGoesAndNothingElse() throws Exception {
        Process ended = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        ended.waitFor();
        Path left = old("robopitch-shared-" + ended.pid() + "-1");
        Path running = old("robopitch-shared-" + ProcessHandle.current().pid() + "-1");
        Path anotherProgram = old("another-shared-" + ended.pid() + "-1");
        Path fresh = Files.createDirectory(folder.resolve("robopitch-shared-" + ended.pid() + "-2"));
        assertThat(Leftovers.prefix(folder, "shared"))
                .isEqualTo("robopitch-shared-" + ProcessHandle.current().pid() + "-");
        assertThat(left).doesNotExist();
        assertThat(running).exists();
        assertThat(anotherProgram).exists();
        assertThat(fresh).exists();
    }
}
