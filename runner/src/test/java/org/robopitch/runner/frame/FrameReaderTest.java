// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PlayState;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.recording.match.RecordedEvent;
import org.robopitch.runner.record.MatchRecorder;
import org.robopitch.runner.toy.ToyMatch;

class FrameReaderTest {
    private record Shown(long step, List<Float> numbers) {
        static Shown of(MatchFrame frame) {
            List<Float> numbers = new ArrayList<>();
            for (int i = 0; i < frame.bodies().size(); i++) {
                add(numbers, frame.body(i));
            }
            return new Shown(frame.step(), numbers);
        }

        static Shown of(MatchState state) {
            List<Float> numbers = new ArrayList<>();
            BodyPose pose = new BodyPose();
            for (int i = 0; i < state.size(); i++) {
                state.read(i, pose);
                add(numbers, pose);
            }
            return new Shown(state.step(), numbers);
        }

        private static void add(List<Float> numbers, BodyPose pose) {
            for (double value : new double[] {pose.x, pose.y, pose.z, pose.qz, pose.qw, pose.vx, pose.vy, pose.spin}) {
                numbers.add((float) value);
            }
        }
    }

    @Test
    void whatIsShownIsWhatIsRecorded(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("match.mcap");
        ToyMatch match = new ToyMatch(2, 4);
        List<Shown> shown = new ArrayList<>();
        List<MatchEvent> events = new ArrayList<>();
        List<PlayState> plays = new ArrayList<>();
        shown.add(Shown.of(match.frames().now()));
        try (MatchRecorder recorder = new MatchRecorder(file, true, match.frames(), match.order(), "test")) {
            match.frames().watch(new FrameListener() {
                @Override
                public void cycled(MatchFrame frame) {
                    shown.add(Shown.of(frame));
                    plays.add(frame.play());
                }

                @Override
                public void happened(MatchEvent event) {
                    events.add(event);
                }
            });
            match.match().note("note", null, "before");
            while (!match.match().over()) {
                match.match().cycle();
            }
        }
        List<Shown> recorded = new ArrayList<>();
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            MatchState state = new MatchState();
            Moments<MatchState> cursor = reader.states(0, 10);
            while (cursor.next(state)) {
                recorded.add(Shown.of(state));
            }
            assertThat(reader.events()).extracting(RecordedEvent::event).isEqualTo(events);
            assertThat(reader.plays().get(reader.plays().size() - 1).play()).isEqualTo(plays.get(plays.size() - 1));
        }
        assertThat(recorded).isEqualTo(shown).hasSizeGreaterThan(90);
    }

    @Test
    void stepsAreShownToThoseWhoWantThemAndActionsAtOnce() {
        ToyMatch match = new ToyMatch(2, 4);
        List<String> slow = new ArrayList<>();
        List<String> plain = new ArrayList<>();
        match.frames().watch(new Noted(plain, false));
        match.frames().watch(new Noted(slow, true));
        match.match().operate(new OperatorAction.Drive(0, -1, 0, 0));
        match.match().cycle();
        match.match().operate(new OperatorAction.Release(0));
        match.match().applyOperator();
        assertThat(plain).containsExactly("operated 0 true", "cycled 20 true", "operated 20 false");
        assertThat(slow).hasSize(23).contains("stepped 7 true");
    }

    private record Noted(List<String> notes, boolean everyStep) implements FrameListener {
        @Override
        public void stepped(MatchFrame frame) {
            note("stepped", frame);
        }

        @Override
        public void cycled(MatchFrame frame) {
            note("cycled", frame);
        }

        @Override
        public void operated(MatchFrame frame, OperatorAction action) {
            note("operated", frame);
        }

        private void note(String what, MatchFrame frame) {
            notes.add(what + " " + frame.step() + " " + frame.driven(0));
        }
    }
}
