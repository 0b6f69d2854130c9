// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutsideProgramTest {
    @TempDir
    Path folder;

    @Test
    void whatAProgramPrintsIsKeptAndItKnowsWhereToConnect() throws Exception {
        Path log = folder.resolve("logs/blue.log");
        CompletableFuture<Integer> ended = new CompletableFuture<>();
        try (OutsideProgram program =
                OutsideProgram.start("cmd:echo to $WHERE; echo oh >&2; exit 3", Map.of("WHERE", "there"), log)) {
            program.whenEnded(ended::complete);
            assertThat(ended.get(60, TimeUnit.SECONDS)).isEqualTo(3);
        }
        assertThat(Files.readString(log)).contains("to there", "oh");
    }

    @Test
    void aProgramEndsWithTheMatchAndSoDoesWhatItStarted() throws Exception {
        Path log = folder.resolve("blue.log");
        AtomicBoolean byItself = new AtomicBoolean();
        OutsideProgram program = OutsideProgram.start("cmd:sleep 3600 & echo $!; echo $$; wait", Map.of(), log);
        program.whenEnded(code -> byItself.set(true));
        for (int i = 0; i < 60_000 && Files.readAllLines(log).size() < 2; i++) {
            LockSupport.parkNanos(1_000_000);
        }
        List<ProcessHandle> started = Files.readAllLines(log).stream()
                .map(line -> ProcessHandle.of(Long.parseLong(line)).orElseThrow())
                .toList();
        assertThat(started).hasSize(2).allMatch(ProcessHandle::isAlive);
        program.close();
        for (ProcessHandle one : started) {
            one.onExit().get(60, TimeUnit.SECONDS);
        }
        assertThat(byItself).isFalse();
    }

    @Test
    void whoIsEndedByTheSignalThatEndsUsTooIsNotReported() throws Exception {
        Path log = folder.resolve("blue.log");
        AtomicBoolean byItself = new AtomicBoolean();
        OutsideProgram program = OutsideProgram.start("cmd:echo $$; exec sleep 3600", Map.of(), log);
        CompletableFuture<Void> decided = program.whenEnded(code -> byItself.set(true));
        for (int i = 0; i < 60_000 && Files.readAllLines(log).isEmpty(); i++) {
            LockSupport.parkNanos(1_000_000);
        }
        ProcessHandle started =
                ProcessHandle.of(Long.parseLong(Files.readAllLines(log).get(0))).orElseThrow();
        started.destroy();
        started.onExit().get(60, TimeUnit.SECONDS);
        program.close();
        decided.get(60, TimeUnit.SECONDS);
        assertThat(byItself).isFalse();
    }

    @Test
    void whoIsEndedByASignalWhileTheMatchGoesOnIsReported() throws Exception {
        CompletableFuture<Integer> ended = new CompletableFuture<>();
        try (OutsideProgram program = OutsideProgram.start("cmd:kill -9 $$", Map.of(), folder.resolve("blue.log"))) {
            assertThat(program.whenEnded(ended::complete)).isNotNull();
            assertThat(ended.get(60, TimeUnit.SECONDS)).isEqualTo(137);
        }
    }

    @Test
    void aCommandLineIsNeeded() {
        assertThatThrownBy(() -> OutsideProgram.start("cmd: ", Map.of(), folder.resolve("x")))
                .hasMessageContaining("a command line is expected after cmd:");
    }
}
