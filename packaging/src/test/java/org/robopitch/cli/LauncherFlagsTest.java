// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Which compiler the launcher of a release asks Java for: a Java that prints its arguments is put in place of the real one. */
@DisabledOnOs(OS.WINDOWS)
class LauncherFlagsTest {
    private static final String FAST_COMPILER_ONLY = "-XX:TieredStopAtLevel=1";

    private static final List<String> SMALL_CODE =
            List.of("-XX:LoopUnrollLimit=0", "-XX:InlineSmallCode=1000", "-XX:-UseCompressedOops");

    @TempDir
    Path folder;

    @Test
    void aMatchOfTenMinutesUsesTheFastCompilerOnly() throws Exception {
        assertThat(arguments("match")).contains(FAST_COMPILER_ONLY);
        assertThat(arguments("match", "--seed", "7", "--duration", "600")).contains(FAST_COMPILER_ONLY);
        assertThat(arguments("match", "--duration=1800.0")).contains(FAST_COMPILER_ONLY);
    }

    @Test
    void aLongMatchAndManyMatchesUseTheOptimisingCompilerToo() throws Exception {
        assertThat(arguments("match", "--seed", "7", "--duration", "3600")).doesNotContain(FAST_COMPILER_ONLY);
        assertThat(arguments("match", "--duration=3600.5", "--json")).doesNotContain(FAST_COMPILER_ONLY);
        assertThat(arguments("tournament", "--duration", "60")).doesNotContain(FAST_COMPILER_ONLY);
    }

    @Test
    void longRunsKeepTheCodeSmall() throws Exception {
        for (String command : List.of("tournament", "sweep", "tune", "reproduce", "learn", "bench")) {
            assertThat(arguments(command)).containsAll(SMALL_CODE);
        }
        assertThat(arguments("match", "--duration", "3600")).containsAll(SMALL_CODE);
        assertThat(arguments("match")).doesNotContainAnyElementsOf(SMALL_CODE);
        assertThat(arguments("play")).doesNotContainAnyElementsOf(SMALL_CODE);
    }

    @Test
    void aDurationThatIsNoNumberIsLeftToTheCommandToRefuse() throws Exception {
        assertThat(arguments("match", "--duration", "long")).contains(FAST_COMPILER_ONLY, "--duration", "long");
        assertThat(arguments("match", "--duration")).contains(FAST_COMPILER_ONLY, "--duration");
        assertThat(arguments("match", "--duration", "-5")).contains(FAST_COMPILER_ONLY, "-5");
        assertThat(arguments("match", "--duration", "123456789012345678901234567890"))
                .as("too large for the shell's arithmetic")
                .doesNotContain(FAST_COMPILER_ONLY)
                .containsAll(SMALL_CODE)
                .hasSize(10);
    }

    private List<String> arguments(String... given) throws IOException, InterruptedException {
        Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path launcher = folder.resolve("robopitch");
        for (String file : List.of("robopitch", "start")) {
            Files.copy(Path.of("../packaging", file), folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        List<String> command = new ArrayList<>(List.of("sh", launcher.toString()));
        command.addAll(List.of(given));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().remove("ROBOPITCH_JAVA_OPTS");
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed.lines().toList();
    }
}
