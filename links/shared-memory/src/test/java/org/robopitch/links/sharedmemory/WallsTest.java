// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs try to get out of each kind of walls that this system has; without any, there is nothing to try. */
@Timeout(60)
class WallsTest {
    @TempDir
    Path outside;

    private record Said(int exitCode, String words) {}

    private Said run(Walls walls, String script) throws IOException, InterruptedException {
        return run(walls, List.of(), script);
    }

    private Said run(Walls walls, List<Path> readable, String script) throws IOException, InterruptedException {
        assumeTrue(walls.stand(), walls + " does not stand here");
        try (SharedFolder folder = SharedFolder.at(null)) {
            Process process = walls.builder(folder.path(), readable, List.of("/bin/sh", "-c", script))
                    .redirectErrorStream(true)
                    .start();
            String words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            process.getOutputStream().close();
            return new Said(process.exitValue(), words);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Walls.class,
            names = {"BUBBLEWRAP", "UNSHARE"})
    void itSeesNoProcessButItsOwn(Walls walls) throws Exception {
        Said said = run(
                walls,
                "ls -d /proc/[0-9]* | wc -l; kill -9 " + ProcessHandle.current().pid());
        assertThat(Integer.parseInt(
                        said.words().lines().findFirst().orElseThrow().strip()))
                .isLessThan(8);
        assertThat(said.words()).contains("No such process");
    }

    @ParameterizedTest
    @EnumSource(
            value = Walls.class,
            names = {"BUBBLEWRAP", "UNSHARE"})
    void itReadsOnlyWhatItIsGivenAndWritesNothing(Walls walls) throws Exception {
        Path secret = Files.writeString(outside.resolve("secret"), "of another team");
        Path given = Files.createDirectories(outside.resolve("given"));
        Files.writeString(given.resolve("own"), "own words");
        Said said = run(
                walls,
                List.of(given),
                "cat " + secret + "; cat " + given + "/own; echo changed > " + given + "/own; echo > /usr/left;"
                        + " echo > /left; ls /home /root /etc/passwd /var /run /dev/shm");
        assertThat(said.words()).contains("own words").doesNotContain("of another team", "passwd\n");
        assertThat(Files.readString(given.resolve("own"))).isEqualTo("own words");
        assertThat(Path.of("/usr/left")).doesNotExist();
        assertThat(Path.of("/left")).doesNotExist();
    }

    @ParameterizedTest
    @EnumSource(
            value = Walls.class,
            names = {"BUBBLEWRAP", "UNSHARE"})
    void itHasNoNetworkAndNoPrivileges(Walls walls) throws Exception {
        Said said = run(
                walls,
                "grep -c : /proc/net/dev; grep -E 'NoNewPrivs|Cap(Eff|Prm|Bnd)' /proc/self/status;"
                        + " mount -t tmpfs tmpfs /tmp; mount -o remount,rw /; env");
        assertThat(said.words()).startsWith("1\n").contains("NoNewPrivs:\t1");
        assertThat(said.words().lines().filter(line -> line.startsWith("Cap")))
                .hasSize(3)
                .allMatch(line -> line.endsWith("\t0000000000000000"));
        assertThat(said.words()).doesNotContain("USER=").containsPattern("(?i)permission denied|must be superuser");
    }

    @ParameterizedTest
    @EnumSource(
            value = Walls.class,
            names = {"BUBBLEWRAP", "UNSHARE"})
    void itsTemporaryFilesAreBoundedAndGone(Walls walls) throws Exception {
        Said said = run(walls, "head -c 100000000 /dev/zero > /tmp/robopitch-hog; ls -s /tmp/robopitch-hog");
        assertThat(said.words()).containsPattern("(?i)no space left");
        assertThat(Path.of("/tmp/robopitch-hog")).doesNotExist();
    }

    /** It once escaped by a session of its own. */
    @ParameterizedTest
    @EnumSource(
            value = Walls.class,
            names = {"BUBBLEWRAP", "UNSHARE"})
    void whatItLeavesBehindEndsWithIt(Walls walls) throws Exception {
        String mark = "3" + System.nanoTime() % 1_000_000;
        Said said = run(walls, "setsid sh -c 'setsid sleep " + mark + " >/dev/null 2>&1 &' ; exit 7");
        assertThat(said.exitCode()).isEqualTo(7);
        assertEnded(mark);
    }

    /** The match's process is killed: its end of the standard input closes, and nothing else tells. */
    @ParameterizedTest
    @EnumSource(
            value = Walls.class,
            names = {"BUBBLEWRAP", "UNSHARE"})
    void itEndsWithTheMatchWhateverItDoes(Walls walls) throws Exception {
        assumeTrue(walls.stand(), walls + " does not stand here");
        String mark = "3" + System.nanoTime() % 1_000_000;
        try (SharedFolder folder = SharedFolder.at(null)) {
            Process process = walls.builder(
                            folder.path(),
                            List.of(),
                            List.of("/bin/sh", "-c", "trap '' TERM INT HUP; echo up; sleep " + mark))
                    .start();
            assertThat(process.inputReader().readLine()).isEqualTo("up");
            process.getOutputStream().close();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
        assertEnded(mark);
    }

    private static void assertEnded(String mark) {
        List<ProcessHandle> left = new ArrayList<>();
        ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").endsWith("sleep " + mark))
                .forEach(left::add);
        left.forEach(process -> process.onExit().orTimeout(20, TimeUnit.SECONDS).join());
    }
}
