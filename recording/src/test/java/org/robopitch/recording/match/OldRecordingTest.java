// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.mcap.ByteSource;

/** A file of the sample match, written before bodies had outlines and parts and plays the name of their period. */
class OldRecordingTest {
    @Test
    void aFileOfTheOldFormatStillOpens() throws IOException {
        byte[] file;
        try (InputStream in = OldRecordingTest.class.getResourceAsStream("format-1.mcap")) {
            file = Objects.requireNonNull(in).readAllBytes();
        }
        try (MatchRecordingReader reader = MatchRecordingReader.open(ByteSource.ofBytes("format-1.mcap", file))) {
            assertThat(reader.damages()).isEmpty();
            assertThat(reader.info()).isEqualTo(SampleMatch.INFO);
            // The robots of this file are numbered 1 to 5, where files have indices from 0: the event names body 3.
            RecordedEvent expected = SampleMatch.event(500, 0.5, 25);
            assertThat(reader.events()).extracting(RecordedEvent::body).containsExactly(expected.body());
            assertThat(reader.events()).extracting(RecordedEvent::data).containsExactly(expected.data());
            assertThat(reader.events())
                    .extracting(recorded -> recorded.event().text())
                    .containsExactly(expected.event().text());
            assertThat(reader.plays())
                    .extracting(PlayChange::play)
                    .containsExactly(
                            new PlayState("kick-off", false, Side.BLUE, "first half", 0, 0, 0),
                            new PlayState("play", true, null, "first half", 0.5, 1, 0));
            assertThat(reader.bodies()).hasSize(11);
            BodyInfo robot = reader.bodies().get(7);
            assertThat(robot.side()).isEqualTo(Side.YELLOW);
            assertThat(robot.outline()).hasSize(8).contains(0.0375, -0.0375);
            assertThat(robot.parts()).isEmpty();
            assertThat(reader.bodies().get(0).kind()).isEqualTo(BodyInfo.Kind.BALL);
            MatchState state = new MatchState();
            assertThat(reader.stateAt(1, state)).isTrue();
            assertThat(reader.parts(0, 9).next(new MatchParts())).isFalse();
        }
    }
}
