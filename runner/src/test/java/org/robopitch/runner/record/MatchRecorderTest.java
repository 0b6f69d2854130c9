// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.Drawing;
import org.robopitch.recording.match.MatchCommands;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.PlayChange;
import org.robopitch.recording.match.RecordedEvent;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.draw.Picture;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.toy.ToyCatalogue;
import org.robopitch.runner.toy.ToyLeague;
import org.robopitch.runner.toy.ToyMatch;
import org.robopitch.runner.toy.ToyTeams;

class MatchRecorderTest {
    private static final MatchOrder ORDER = MatchOrder.of("toy", "1v1", "chaser", "chaser", 5);

    @TempDir
    Path folder;

    private final Matches matches = new Matches(new ToyCatalogue(), "1.2.3");

    @Test
    void aRecordingHasAllThatItTakesToPlayAndToTellTheMatch() throws Exception {
        Path file = folder.resolve("match.mcap");
        ToyCatalogue catalogue = new ToyCatalogue(Map.of("stumbler", () -> (observation, commands) -> {
            if (observation.time() < 0.05) {
                throw new IllegalStateException("stumbled");
            }
        }));
        MatchOrder order = MatchOrder.of("toy", "1v1", "chaser", "stumbler", 5);
        FinishedMatch played = new Matches(catalogue, "1.2.3").playBatch(order, new Matches.Recording(file, false), 10);
        Match match = played.match();
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            assertThat(reader.damages()).isEmpty();
            assertThat(reader.info().league()).isEqualTo("toy");
            assertThat(reader.info().configuration()).isEqualTo("seconds: 10.0\n");
            assertThat(reader.info().seed()).isEqualTo(5);
            assertThat(reader.info().behaviourVersion())
                    .isEqualTo(match.game().world().behaviourVersion());
            assertThat(reader.info().programVersion()).isEqualTo("1.2.3");
            assertThat(reader.info().teams()).containsExactly("chaser", "stumbler");
            assertThat(reader.info().notes()).containsEntry("size", "1v1").containsEntry("sensing.delay", "0.0");
            assertThat(reader.bodies()).hasSize(3);
            assertThat(reader.bodies()).isEqualTo(match.game().stage().bodies());
            List<MatchEvent> events =
                    reader.events().stream().map(RecordedEvent::event).toList();
            assertThat(events).isEqualTo(match.statistics().events()).isNotEmpty();
            PlayChange last = reader.plays().get(reader.plays().size() - 1);
            assertThat(last.play()).isEqualTo(match.game().referee().play());
            assertThat(reader.result())
                    .containsEntry("hash", Long.toHexString(match.hash()))
                    .containsEntry("ended", "by the referee");
            MatchState state = new MatchState();
            assertThat(reader.stateAt(10, state)).isTrue();
            assertThat(state.step()).isEqualTo(10_000);
            assertThat(state.hash()).isEqualTo(match.hash());
        }
    }

    @Test
    void everyCycleHasTheCommandsOfBothTeamsAndTheOperatorsActionsComeFirst() throws Exception {
        Path file = folder.resolve("match.mcap");
        try (PreparedMatch prepared = matches.forRealTime(ORDER, new Matches.Recording(file, false))) {
            prepared.match().cycle();
            prepared.match().operate(new OperatorAction.Place(2, 0.5, 0.25, 0));
            prepared.match().cycle();
        }
        StringBuilder sources = new StringBuilder();
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            MatchCommands commands = new MatchCommands();
            var cursor = reader.commands();
            while (cursor.next(commands)) {
                sources.append(commands.step())
                        .append(':')
                        .append(commands.source())
                        .append(' ');
                if (commands.source() == MatchCommands.OPERATOR) {
                    assertThat(OperatorAction.decode(commands.toArray()))
                            .isEqualTo(new OperatorAction.Place(2, 0.5, 0.25, 0));
                }
            }
            assertThat(reader.result()).containsEntry("ended", "before the referee ended it");
        }
        assertThat(sources.toString()).isEqualTo("0:0 0:1 20:2 20:0 20:1 ");
    }

    /** Each look at the clock is a second later. */
    private static final class EverySecond implements Clock {
        private long looks;

        @Override
        public long nanoTime() {
            looks++;
            return looks * 1_000_000_000L;
        }
    }

    @Test
    void aMatchThatIsPacedIsInTheFileWithinASecond() throws Exception {
        Path file = folder.resolve("paced.mcap");
        Match match = new ToyMatch(10, 5).match();
        try (MatchRecorder recorder =
                new MatchRecorder(file, false, new FrameReader(match, side -> List.of()), ORDER, "1.2.3")) {
            recorder.flushBy(new EverySecond());
            match.cycle();
            match.cycle();
            // As a crash would leave it: the recorder has not been closed.
            try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
                MatchState state = new MatchState();
                assertThat(reader.stateAt(10, state)).isTrue();
                assertThat(state.hash()).isEqualTo(match.hash());
            }
        }
    }

    @Test
    void anyOtherMatchIsInTheFileWithinTenSimulatedSeconds() throws Exception {
        Path file = folder.resolve("fast.mcap");
        Match match = new ToyMatch(100_000, 5).match();
        try (MatchRecorder recorder =
                new MatchRecorder(file, false, new FrameReader(match, side -> List.of()), ORDER, "1.2.3")) {
            while (match.game().world().time() < 35) {
                match.cycle();
            }
            assertThat(recorder.failure()).isNull();
            try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
                MatchState state = new MatchState();
                assertThat(reader.stateAt(1000, state)).isTrue();
                assertThat(state.time()).isGreaterThanOrEqualTo(25);
            }
        }
    }

    @Test
    void whatCannotBeRecordedIsLeftOutAndTheRecordingGoesOn() throws Exception {
        Path file = folder.resolve("left-out.mcap");
        Match match = new ToyMatch(10, 5).match();
        FrameReader frames = new FrameReader(match, side -> {
            throw new IllegalStateException("no picture");
        });
        try (MatchRecorder recorder = new MatchRecorder(file, false, frames, ORDER, "1.2.3")) {
            for (int i = 0; i < 10; i++) {
                match.cycle();
            }
            assertThat(recorder.failure()).isNull();
        }
        assertThat(match.statistics().events().stream()
                        .filter(event -> event.kind().equals("recording")))
                .singleElement()
                .satisfies(event -> assertThat(event.text()).contains("left out", "no picture"));
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            MatchState state = new MatchState();
            assertThat(reader.stateAt(10, state)).isTrue();
            assertThat(state.hash()).isEqualTo(match.hash());
            assertThat(reader.result()).containsEntry("left out", "20");
        }
    }

    @Test
    void picturesAreRecordedOnceAndATeamThatShowsTooManyFillsNoDisk() throws Exception {
        Path file = folder.resolve("pictures.mcap");
        Match match = new ToyMatch(10, 5).match();
        List<Picture> shown = List.of(
                new Picture(0, "camera", new byte[] {1, 2, 3}),
                new Picture(0, "huge", new byte[3_000_000]),
                new Picture(99, "nobody's", new byte[1]));
        FrameReader frames = new FrameReader(match, side -> List.of(), side -> side == Side.BLUE ? shown : List.of());
        try (MatchRecorder recorder = new MatchRecorder(file, false, frames, ORDER, "1.2.3")) {
            for (int i = 0; i < 10; i++) {
                match.cycle();
            }
        }
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            assertThat(reader.pictures(0, 100)).singleElement().satisfies(picture -> {
                assertThat(picture.name()).isEqualTo("camera");
                assertThat(picture.body()).isZero();
                assertThat(picture.png()).containsExactly(1, 2, 3);
            });
        }
    }

    @Test
    void drawingsAreTurnedIntoTheWorldsFrame() throws Exception {
        Path file = folder.resolve("match.mcap");
        matches.playBatch(ORDER, new Matches.Recording(file, false), 10);
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            MatchState state = new MatchState();
            reader.stateAt(0, state);
            for (int team = 0; team < 2; team++) {
                int side = team;
                Drawing drawing = reader.drawings(0, 1).stream()
                        .filter(d -> d.team() == side)
                        .findFirst()
                        .orElseThrow();
                Shape line = drawing.shapes().get(0);
                // Both draw from their robot to the ball, in the middle, when the match begins.
                assertThat(line.points().get(0).x()).isEqualTo(team == 0 ? -0.5 : 0.5, within(1e-6));
                assertThat(line.points().get(1).x()).isEqualTo(0, within(1e-6));
                assertThat(line.color()).matches("#[0-9a-f]{6}");
            }
        }
    }

    @Test
    void aFileThatIsThereIsNotReplacedUnlessToldTo() throws Exception {
        Path file = Files.writeString(folder.resolve("match.mcap"), "precious");
        assertThatThrownBy(() -> matches.playBatch(ORDER, new Matches.Recording(file, false), 10))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("match.mcap")
                .hasMessageContaining("already");
        assertThat(file).hasContent("precious");
        matches.playBatch(ORDER, new Matches.Recording(file, true), 10);
        MatchRecordingReader.open(file).close();
    }

    @Test
    void aPlaceThatCannotBeWrittenToIsNamed() {
        assertThatThrownBy(() ->
                        matches.playBatch(ORDER, new Matches.Recording(folder.resolve("no/such/m.mcap"), false), 10))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("m.mcap")
                .hasMessageContaining("does not exist");
        assertThatThrownBy(() -> matches.playBatch(ORDER, new Matches.Recording(folder, false), 10))
                .hasMessageContaining("this is a folder");
    }

    @Test
    void aDiskThatIsFullEndsTheRecordingButNeitherTheMatchNorWhatWasRecorded() throws Exception {
        Path file = folder.resolve("match.mcap");
        Match match = new Match(new MatchSetup(new ToyLeague(60), ToyTeams.chaser(), ToyTeams.chaser(), 1));
        FullDisk disk = new FullDisk(Files.newOutputStream(file), 300_000);
        MatchRecorder recorder =
                new MatchRecorder(disk, file, new FrameReader(match, side -> List.of()), ORDER, "1.2.3");
        while (!match.over()) {
            match.cycle();
        }
        recorder.close();
        assertThat(recorder.failure()).hasMessage("No space left on device");
        assertThat(match.statistics().events())
                .filteredOn(event -> event.kind().equals("recording"))
                .singleElement()
                .satisfies(
                        event -> assertThat(event.text()).contains("match.mcap").contains("No space left on device"));
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            MatchState state = new MatchState();
            assertThat(reader.stateAt(1e9, state)).isTrue();
            assertThat(state.step()).isGreaterThan(5_000);
        }
    }

    @Test
    void aRecordingThatSomebodyDeletesReplacesOrCutsOffIsReported() throws Exception {
        for (String how : List.of("deleted", "replaced", "changed")) {
            Path file = folder.resolve(how + ".mcap");
            Match match = new ToyMatch(10, 5).match();
            MatchRecorder recorder =
                    new MatchRecorder(file, true, new FrameReader(match, side -> List.of()), ORDER, "1.2.3");
            match.cycle();
            switch (how) {
                case "deleted" -> Files.delete(file);
                case "replaced" -> {
                    Files.writeString(folder.resolve("other"), "x");
                    Files.move(folder.resolve("other"), file, StandardCopyOption.REPLACE_EXISTING);
                }
                default -> {
                    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                        channel.truncate(10);
                    }
                }
            }
            while (match.cycles() < 20) {
                match.cycle();
            }
            recorder.close();
            assertThat(recorder.failure()).as(how).hasMessageContaining("somebody " + how + " the file");
        }
    }

    @Test
    void aMatchThatGoesBackEndsItsRecordingWhichStaysWhole() throws Exception {
        Path file = folder.resolve("back.mcap");
        Match match = new ToyMatch(10, 5).match();
        MatchRecorder recorder =
                new MatchRecorder(file, true, new FrameReader(match, side -> List.of()), ORDER, "1.2.3");
        MatchSnapshot start = match.snapshot();
        for (int i = 0; i < 10; i++) {
            match.cycle();
        }
        match.restore(start);
        match.cycle();
        recorder.close();
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            assertThat(reader.damages()).isEmpty();
            assertThat(reader.endTime()).isEqualTo(10 * 0.02, within(1e-9));
        }
        assertThat(match.statistics().events()).last().asString().contains("went back to an earlier moment");
    }

    @Test
    void noiseSettingsSurviveInTheNotes() {
        var sensing = new org.robopitch.engine.match.SensingSettings(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 1 / 3.0);
        var actuation = new org.robopitch.engine.match.ActuationSettings(0.1, 0.2, 0.3, 0.4, 5e-7);
        Map<String, String> notes = Notes.of(sensing, actuation);
        assertThat(Notes.sensing(notes)).isEqualTo(sensing);
        assertThat(Notes.actuation(notes)).isEqualTo(actuation);
        notes.put("sensing.vanish", "often");
        assertThatThrownBy(() -> Notes.sensing(notes))
                .hasMessage("note.sensing.vanish: expected a number, found \"often\"");
    }
}
