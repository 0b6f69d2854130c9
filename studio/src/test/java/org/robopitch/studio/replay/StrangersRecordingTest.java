// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchRecordingWriter;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.PitchNote;
import org.robopitch.studio.tiny.TinyRecording;

class StrangersRecordingTest {
    @TempDir
    Path folder;

    @Test
    void aRecordingHasItsOwnPitch() throws Exception {
        Path file = TinyRecording.write(folder.resolve("tiny.mcap"), 1);
        try (Replay replay = Replay.open("tiny", file)) {
            assertThat(replay.stage().pitchLength()).isPositive();
            assertThat(replay.stage().markings()).isNotEmpty();
        }
    }

    @Test
    void anAbsurdPitchIsRefusedAndTheNextUploadIsTaken() throws Exception {
        Path good = TinyRecording.write(folder.resolve("good.mcap"), 1);
        try (Recordings recordings = new Recordings(100_000_000)) {
            for (String pitch : List.of(
                    "{\"length\":1e300,\"width\":2,\"goalWidth\":1,\"markings\":[]}",
                    "{\"length\":-1,\"width\":2,\"goalWidth\":1,\"markings\":[]}",
                    "{\"length\":3,\"width\":2,\"goalWidth\":1,\"markings\":[{\"form\":\"line\",\"numbers\":[1]}]}",
                    "nonsense")) {
                Path bad = withPitch(good, pitch);
                assertThatThrownBy(() -> recordings.upload("bad.mcap", Files.newInputStream(bad)))
                        .isInstanceOf(IOException.class)
                        .hasMessageContaining("bad.mcap")
                        .hasMessageContaining("pitch");
            }
            assertThat(recordings.upload("good.mcap", Files.newInputStream(good)))
                    .isEqualTo("r1");
        }
    }

    @Test
    void aConfigurationThatCannotBePlayedIsNotEvenRead() throws Exception {
        Path good = TinyRecording.write(folder.resolve("good.mcap"), 1);
        try (Recordings recordings = new Recordings(100_000_000)) {
            Path odd = rewritten(good, "pitch: {length: 1e308}\n", null);
            assertThat(recordings.upload("odd.mcap", Files.newInputStream(odd))).isEqualTo("r1");
        }
    }

    @Test
    void anUploadThatTricklesIsEnded() throws Exception {
        long[] now = {0};
        UploadRate rate = new UploadRate(() -> now[0]);
        rate.require("slow", 1);
        now[0] = 4_000_000_000L;
        rate.require("slow", 2);
        now[0] = 10_000_000_000L;
        rate.require("fast", 200_000);
        assertThatThrownBy(() -> rate.require("slow", 3)).hasMessageContaining("slow is uploaded too slowly");
    }

    @Test
    void aFifthUploadIsRefusedWhileFourAreRunning() throws Exception {
        Path good = TinyRecording.write(folder.resolve("good.mcap"), 1);
        CountDownLatch running = new CountDownLatch(4);
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> uploaders = new ArrayList<>();
        try (Recordings recordings = new Recordings(100_000_000)) {
            for (int i = 0; i < 4; i++) {
                Thread uploader = new Thread(() -> stall(recordings, running, end));
                uploaders.add(uploader);
                uploader.start();
            }
            running.await();
            assertThatThrownBy(() -> recordings.upload("fifth.mcap", Files.newInputStream(good)))
                    .hasMessageContaining("fifth.mcap cannot be accepted now: 4 other files");
            end.countDown();
            for (Thread uploader : uploaders) {
                uploader.join();
            }
            assertThat(recordings.upload("fifth.mcap", Files.newInputStream(good)))
                    .startsWith("r");
        }
    }

    @Test
    void anUploadThatTakesTooLongToOpenIsRefusedAndTheNextOneIsTaken() throws Exception {
        Path good = TinyRecording.write(folder.resolve("good.mcap"), 1);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        CompletableFuture<Replay> late = new CompletableFuture<>();
        Recordings.Opener opener = (name, file) -> {
            if (name.equals("slow.mcap")) {
                begun.countDown();
                // Like work that does not heed an interruption.
                for (boolean waiting = true; waiting; ) {
                    try {
                        end.await();
                        waiting = false;
                    } catch (InterruptedException ignored) {
                        Thread.onSpinWait();
                    }
                }
                Replay replay = Replay.open(name, good);
                late.complete(replay);
                return replay;
            }
            return Replay.open(name, file);
        };
        try (Recordings recordings = new Recordings(100_000_000, 0.25, opener)) {
            assertThatThrownBy(() -> recordings.upload("slow.mcap", Files.newInputStream(good)))
                    .isInstanceOf(IOException.class)
                    .hasMessage("slow.mcap could not be opened within 0.25 s");
            end.countDown();
            // On a busy computer the time may be over before the opening has begun, and then it never does.
            if (begun.getCount() == 0) {
                late.join();
            }
        }
        try (Recordings recordings = new Recordings(100_000_000, 60, opener)) {
            assertThat(recordings.upload("good.mcap", Files.newInputStream(good)))
                    .isEqualTo("r1");
        }
    }

    @Test
    void whileOneUploadIsBeingOpenedAnotherIsOpenedToo() throws Exception {
        Path good = TinyRecording.write(folder.resolve("good.mcap"), 1);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Recordings.Opener opener = (name, file) -> {
            if (name.equals("slow.mcap")) {
                begun.countDown();
                try {
                    end.await();
                } catch (InterruptedException e) {
                    throw new IOException("interrupted", e);
                }
            }
            return Replay.open(name, file);
        };
        try (Recordings recordings = new Recordings(100_000_000, 600, opener)) {
            CompletableFuture<String> slow = CompletableFuture.supplyAsync(() -> {
                try {
                    return recordings.upload("slow.mcap", Files.newInputStream(good));
                } catch (IOException e) {
                    return String.valueOf(e.getMessage());
                }
            });
            begun.await();
            assertThat(recordings.upload("good.mcap", Files.newInputStream(good)))
                    .isEqualTo("r1");
            end.countDown();
            assertThat(slow.join()).isEqualTo("r2");
        }
    }

    /** An upload that says nothing until it ends, and then is no recording. */
    private static void stall(Recordings recordings, CountDownLatch running, CountDownLatch end) {
        InputStream silent = new InputStream() {
            @Override
            public int read() throws IOException {
                running.countDown();
                try {
                    end.await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
                return -1;
            }
        };
        try {
            recordings.upload("stalled.mcap", silent);
        } catch (IOException noRecording) {
            // That is what it is.
            return;
        }
    }

    @Test
    void whatIsNoRecordingIsRefusedInOneSentence() throws Exception {
        try (Recordings recordings = new Recordings(1000)) {
            InputStream nonsense = new ByteArrayInputStream("nonsense".getBytes(StandardCharsets.UTF_8));
            assertThatThrownBy(() -> recordings.upload("x", nonsense)).hasMessageStartingWith("x: byte 0, magic");
            InputStream large = new ByteArrayInputStream(new byte[2000]);
            assertThatThrownBy(() -> recordings.upload("x", large)).hasMessageContaining("is larger than");
        }
    }

    private Path withPitch(Path good, String pitch) throws IOException {
        return rewritten(good, "", pitch);
    }

    /** The first moment of a recording with another configuration or pitch. */
    private Path rewritten(Path good, String configuration, @Nullable String pitch) throws IOException {
        Path file = folder.resolve("rewritten.mcap");
        try (MatchRecordingReader reader = MatchRecordingReader.open(good)) {
            MatchInfo info = reader.info();
            Map<String, String> notes = new LinkedHashMap<>(info.notes());
            if (pitch != null) {
                notes.put(PitchNote.NOTE, pitch);
            }
            MatchInfo other = new MatchInfo(
                    info.league(),
                    configuration.isEmpty() ? info.configuration() : configuration,
                    info.seed(),
                    info.behaviourVersion(),
                    info.programVersion(),
                    info.teams(),
                    info.stepSeconds(),
                    info.cycleSeconds(),
                    notes);
            MatchState state = new MatchState();
            reader.stateAt(0, state);
            try (MatchRecordingWriter writer = MatchRecordingWriter.create(file, other, reader.bodies())) {
                writer.state(state);
            }
        }
        return file;
    }
}
