// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** When the launcher of a checkout builds: Maven and Java are put in place of the real ones, and print what they are asked. */
@DisabledOnOs(OS.WINDOWS)
class LauncherBuildTest {
    private static final Path CHECKOUT = Path.of("..");

    @TempDir
    Path folder;

    private Path source;

    @BeforeEach
    void makeACheckout() throws IOException {
        source = folder.resolve("one/src/main/java/One.java");
        write(source, "class One {}");
        write(folder.resolve("one/pom.xml"), "<project/>");
        write(folder.resolve("pom.xml"), "<modules>\n<module>one</module>\n</modules>");
        write(folder.resolve("robopitch"), Files.readString(CHECKOUT.resolve("robopitch")));
        for (String file : List.of("packaging/sources", "packaging/start")) {
            write(folder.resolve(file), Files.readString(CHECKOUT.resolve(file)));
        }
        write(folder.resolve("mvnw"), "#!/bin/sh\nmkdir -p packaging/target\n: >packaging/target/robopitch.jar\n");
        write(folder.resolve("jdk/bin/java"), "#!/bin/sh\necho 'openjdk version \"17.0.1\"'\n");
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void changedAndDeletedSourcesAreBuiltAgain() throws Exception {
        assertThat(start()).contains("building, once");
        assertThat(start()).doesNotContain("building");
        write(source, "class One { int changed; }");
        later();
        assertThat(start()).contains("building again");
        assertThat(start()).doesNotContain("building");
        Path second = source.resolveSibling("Two.java");
        write(second, "class Two {}");
        later();
        assertThat(start()).contains("building again");
        Files.delete(second);
        later();
        assertThat(start()).contains("building again");
    }

    @Test
    void aCopyWhoseFilesAreOnlyNewerIsNotBuiltAgain() throws Exception {
        assertThat(start()).contains("building, once");
        later();
        assertThat(start()).doesNotContain("building");
        assertThat(start()).doesNotContain("building");
    }

    /** Lets the sources look touched after the build, whatever the clock of the file system can tell. */
    private void later() throws IOException {
        FileTime time = FileTime.from(Instant.now().plusSeconds(5));
        Files.setLastModifiedTime(source, time);
        Files.setLastModifiedTime(source.getParent(), time);
    }

    private String start() throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder("sh", folder.resolve("robopitch").toString(), "--version");
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        Process process = builder.redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
