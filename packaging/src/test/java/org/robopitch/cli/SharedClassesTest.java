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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archive of classes that the launcher keeps: Java is a script that writes what it is told to, and prints its arguments. */
@DisabledOnOs(OS.WINDOWS)
class SharedClassesTest {
    @TempDir
    Path temporary;

    private Path folder;
    private Path jdk;

    @BeforeEach
    void makeARelease() throws IOException {
        folder = Files.createDirectory(temporary.resolve("a folder with spaces"));
        for (String file : List.of("robopitch", "start")) {
            Files.copy(Path.of("../packaging", file), folder.resolve(file));
        }
        Files.writeString(folder.resolve("robopitch.jar"), "jar");
        jdk = jdk("first", """
            #!/bin/sh
            echo start >>"${0%/bin/java}/starts"
            printf '%s\\n' "$@"
            for argument; do
                case $argument in
                    -XX:SharedArchiveFile=*) file=${argument#*=} ;;
                    -Xshare:dump) dump=yes ;;
                esac
            done
            [ -z "${dump:-}" ] || echo archive >"$file"
            """);
    }

    private Path jdk(String name, String script) throws IOException {
        Path made = temporary.resolve(name);
        Path java = Files.createDirectories(made.resolve("bin")).resolve("java");
        Files.writeString(made.resolve("release"), name);
        Files.writeString(java, script);
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        return made;
    }

    @Test
    void theFirstStartMakesAnArchiveThatAllStartsUse() throws Exception {
        String flag = "-XX:SharedArchiveFile=" + folder.toRealPath() + "/classes-";
        assertThat(start("match")).anyMatch(line -> line.startsWith(flag));
        assertThat(start("match")).anyMatch(line -> line.startsWith(flag));
        assertThat(start("play")).anyMatch(line -> line.startsWith(flag));
        assertThat(Files.readAllLines(jdk.resolve("starts")))
                .as("three to make it, then one each")
                .hasSize(6);
        assertThat(archives()).hasSize(1);
    }

    @Test
    void anotherJavaAndOtherJarsHaveAnArchiveOfTheirOwn() throws Exception {
        start("match");
        Path first = jdk;
        jdk = jdk("second", Files.readString(first.resolve("bin/java")));
        start("match");
        assertThat(archives()).hasSize(2);
        jdk = first;
        Path copy = Files.writeString(folder.resolve("copy"), "jar");
        Files.move(copy, folder.resolve("robopitch.jar"), StandardCopyOption.REPLACE_EXISTING);
        start("match");
        assertThat(archives()).hasSize(3);
    }

    @Test
    void aJavaThatCannotMakeOneIsAskedOnceAndSaysNothing() throws Exception {
        jdk = jdk("old", """
            #!/bin/sh
            echo start >>"${0%/bin/java}/starts"
            case $* in
                *Dump*) echo no such option; exit 1 ;;
            esac
            echo done
            """);
        assertThat(start("match")).containsExactly("done");
        assertThat(start("match")).containsExactly("done");
        assertThat(Files.readAllLines(jdk.resolve("starts"))).hasSize(3);
        assertThat(archives())
                .singleElement()
                .satisfies(archive -> assertThat(archive).isEmptyFile());
    }

    @Test
    void twoFirstStartsAtOnceDoNotDisturbEachOther() throws Exception {
        List<Process> started = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            started.add(process("match"));
        }
        for (Process one : started) {
            assertThat(printed(one)).anyMatch(line -> line.startsWith("-XX:SharedArchiveFile="));
        }
        assertThat(archives())
                .singleElement()
                .satisfies(archive -> assertThat(archive).hasContent("archive"));
    }

    @Test
    void aFolderThatCannotBeWrittenToIsLeftAlone() throws Exception {
        // The superuser may write everywhere, so a folder stands where the file would be written.
        Files.writeString(
                folder.resolve("start"),
                Files.readString(folder.resolve("start")).replace("classes-", "missing/classes-"));
        assertThat(start("match")).contains("match").noneMatch(line -> line.contains("Shared"));
        assertThat(Files.readAllLines(jdk.resolve("starts"))).hasSize(1);
    }

    @Test
    void flagsThatDoNotFitTheArchiveDoWithoutIt() throws Exception {
        assertThat(start("tournament")).noneMatch(line -> line.contains("Shared"));
        assertThat(archives()).isEmpty();
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith("classes-"))
                    .toList();
        }
    }

    private List<String> start(String command) throws IOException, InterruptedException {
        return printed(process(command));
    }

    private Process process(String command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder("sh", folder.resolve("robopitch").toString(), command);
        builder.environment().put("JAVA_HOME", jdk.toString());
        builder.environment().remove("ROBOPITCH_JAVA_OPTS");
        return builder.redirectErrorStream(true).start();
    }

    private static List<String> printed(Process process) throws IOException, InterruptedException {
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed.lines().toList();
    }
}
