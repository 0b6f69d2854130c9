// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.recording.mcap.ByteSource;
import org.robopitch.recording.mcap.ChunkIndex;
import org.robopitch.recording.mcap.McapOptions;
import org.robopitch.recording.mcap.McapWriter;

class MatchRecordingTest {
    @Test
    void whatAMatchIsAboutIsReadBack() throws IOException {
        try (MatchRecordingReader reader = open(SampleMatch.bytes(120))) {
            assertThat(reader.info()).isEqualTo(SampleMatch.INFO);
            assertThat(reader.bodies()).isEqualTo(SampleMatch.bodies());
            assertThat(reader.result()).isEqualTo(Map.of("finalHash", "00ff"));
            assertThat(reader.damages()).isEmpty();
            assertThat(reader.startTime()).isZero();
            assertThat(reader.endTime()).isEqualTo(119 * 0.02, within(1e-9));
            assertThat(reader.events())
                    .containsExactly(SampleMatch.event(500, 0.5, 25), SampleMatch.event(1500, 1.5, 75));
            assertThat(reader.plays()).hasSize(3);
            assertThat(reader.playAt(0.4).orElseThrow().play().mode()).isEqualTo("kick-off");
            assertThat(reader.playAt(1.6).orElseThrow().play().blueScore()).isEqualTo(2);
            assertThat(reader.playAt(-1)).isEmpty();
            assertThat(reader.drawings(1, 2)).containsExactly(SampleMatch.drawing(1500, 1.5));
        }
    }

    @Test
    void theStateAtAnyMomentIsTheLastOneRecordedBefore() throws IOException {
        MatchState expected = new MatchState();
        MatchState found = new MatchState();
        try (MatchRecordingReader reader = open(SampleMatch.bytes(3000))) {
            Random random = new Random(9);
            for (int i = 0; i < 200; i++) {
                double time = random.nextDouble() * 59.9;
                long cycle = (long) Math.floor(time / 0.02 + 1e-9);
                SampleMatch.fill(expected, cycle * 20, cycle * 20 * 0.001);
                assertThat(reader.stateAt(time, found)).isTrue();
                assertSame(found, expected);
            }
            assertThat(reader.stateAt(-0.1, found)).isFalse();
            assertThat(reader.stateAt(1e9, found)).isTrue();
            assertThat(found.step()).isEqualTo(2999 * 20);
        }
    }

    @Test
    void theStatesOfAnIntervalComeInOrder() throws IOException {
        try (MatchRecordingReader reader = open(SampleMatch.bytes(500))) {
            MatchState state = new MatchState();
            Moments<MatchState> cursor = reader.states(2, 3);
            long step = 2000;
            while (cursor.next(state)) {
                assertThat(state.step()).isEqualTo(step);
                step += 20;
            }
            assertThat(step).isEqualTo(3020);
        }
    }

    @Test
    void commandsComeBackBitForBit() throws IOException {
        try (MatchRecordingReader reader = open(SampleMatch.bytes(300))) {
            Moments<MatchCommands> cursor = reader.commands();
            MatchCommands commands = new MatchCommands();
            for (int cycle = 0; cycle < 300; cycle++) {
                for (int source = 0; source < 2; source++) {
                    assertThat(cursor.next(commands)).isTrue();
                    assertThat(commands.step()).isEqualTo(cycle * 20);
                    assertThat(commands.source()).isEqualTo(source);
                    assertThat(commands.toArray()).isEqualTo(SampleMatch.commands(cycle, source));
                }
            }
            assertThat(cursor.next(commands)).isFalse();
        }
    }

    @Test
    void aBodyInSpaceKeepsEveryNumber() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MatchRecordingWriter writer = new MatchRecordingWriter(out, SampleMatch.INFO, List.of())) {
            MatchState state = new MatchState().begin(1, 0.5, -1);
            BodyPose pose = new BodyPose();
            pose.x = 1;
            pose.y = 2;
            pose.z = 3;
            pose.orient(0.5, -0.5, 0.5, -0.5);
            pose.vx = 4;
            pose.vy = 5;
            pose.vz = 6;
            pose.spinX = 7;
            pose.spinY = 8;
            pose.spin = 9;
            state.add(65535, null, 255, pose);
            writer.state(state);
        }
        MatchState found = new MatchState();
        try (MatchRecordingReader reader = open(out.toByteArray())) {
            assertThat(reader.stateAt(1, found)).isTrue();
        }
        assertThat(found.hash()).isEqualTo(-1);
        assertThat(found.id(0)).isEqualTo(65535);
        assertThat(found.team(0)).isEqualTo(-1);
        assertThat(found.number(0)).isEqualTo(255);
        float[] expected = {1, 2, 0.5f, -0.5f, 4, 5, 9, 3, 0.5f, -0.5f, 6, 7, 8};
        for (MatchState.Quantity quantity : MatchState.Quantity.values()) {
            assertThat(found.get(0, quantity)).isEqualTo(expected[quantity.ordinal()]);
        }
    }

    @Test
    void theHeadingSurvivesAsAQuaternion() {
        MatchState state = new MatchState();
        for (int degrees = -180; degrees <= 180; degrees++) {
            double angle = Math.toRadians(degrees);
            state.begin(0, 0, 0);
            SampleMatch.addPlanar(state, 1, 0, 1, 0, 0, Math.cos(angle), Math.sin(angle), 0, 0, 0);
            assertThat(state.headingX(0)).isEqualTo(Math.cos(angle), within(1e-6));
            assertThat(state.headingY(0)).isEqualTo(Math.sin(angle), within(1e-6));
        }
    }

    @Test
    @Tag("determinism")
    void theSameMatchGivesTheSameFileOnEveryMachineAndJava() throws IOException {
        byte[] bytes = SampleMatch.bytes(500);
        assertThat(SampleMatch.bytes(500)).isEqualTo(bytes);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        assertThat(String.format("%d bytes, CRC %08x", bytes.length, crc.getValue()))
                .isEqualTo("287105 bytes, CRC a4b2b8be");
    }

    @Test
    void writingStatesAndCommandsAllocatesNothingButAChunkEntryNowAndThen() throws IOException {
        var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        MatchState state = new MatchState();
        double[] commands = SampleMatch.commands(1, 0);
        try (MatchRecordingWriter writer =
                new MatchRecordingWriter(OutputStream.nullOutputStream(), SampleMatch.INFO, SampleMatch.bodies())) {
            long before = 0;
            int warmUp = 10_000;
            int messages = 20_000;
            for (int i = 0; i < warmUp + messages; i++) {
                if (i == warmUp) {
                    before = threads.getCurrentThreadAllocatedBytes();
                }
                state.begin(i, i * 0.001, i);
                for (int body = 0; body < 11; body++) {
                    SampleMatch.addPlanar(state, body, body % 2, body, i * 1e-4, body * 0.1, 0.6, 0.8, i, 0, 1);
                }
                writer.state(state);
                writer.commands(i, i * 0.001, 0, commands, commands.length);
            }
            long perMessage = (threads.getCurrentThreadAllocatedBytes() - before) / messages;
            assertThat(perMessage).as("bytes allocated per message").isLessThan(16);
        }
    }

    @Test
    void aRecordingCutOffAnywhereAfterItsInfoStillOpens() throws IOException {
        byte[] whole = SampleMatch.bytes(1500);
        List<ChunkIndex> chunks;
        try (MatchRecordingReader reader = open(whole)) {
            chunks = reader.container().summary().chunks();
        }
        assertThat(chunks.size()).isGreaterThan(2);
        Random random = new Random(3);
        MatchState state = new MatchState();
        for (int i = 0; i < 50; i++) {
            int length = (int) chunks.get(0).offset()
                    + random.nextInt(whole.length - (int) chunks.get(0).offset());
            long chunksLeft = chunks.stream()
                    .filter(chunk -> chunk.offset() + chunk.length() <= length)
                    .count();
            try (MatchRecordingReader reader = open(Arrays.copyOf(whole, length))) {
                assertThat(reader.info()).isEqualTo(SampleMatch.INFO);
                assertThat(reader.damages()).isNotEmpty();
                assertThat(reader.stateAt(1e6, state)).isEqualTo(chunksLeft > 0);
                if (chunksLeft > 0) {
                    assertThat(reader.bodies()).hasSize(11);
                }
            }
        }
    }

    @Test
    void aDamagedChunkHidesOnlyItsOwnEvents() throws IOException {
        byte[] bytes = SampleMatch.bytes(3000);
        int all;
        ChunkIndex victim;
        try (MatchRecordingReader reader = open(bytes)) {
            all = reader.events().size();
            victim = reader.container().summary().chunks().get(1);
        }
        bytes[(int) (victim.offset() + victim.length() / 2)] ^= 1;
        try (MatchRecordingReader reader = open(bytes)) {
            assertThat(reader.damages()).hasSize(1);
            assertThat(reader.damages().get(0).offset()).isEqualTo(victim.offset());
            assertThat(reader.events().size()).isBetween(1, all - 1);
        }
    }

    @Test
    void anMcapFileOfSomeoneElseIsNamedAsSuch() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new McapWriter(out, McapOptions.defaults()).close();
        assertThatThrownBy(() -> open(out.toByteArray()))
                .isInstanceOf(MatchFormatException.class)
                .hasMessageContaining("match.mcap")
                .hasMessageContaining("not a RoboPitch match");
    }

    @Test
    void aBrokenMessageIsNamedByTopicAndTime() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (McapWriter writer = new McapWriter(out, McapOptions.defaults())) {
            writer.writeMetadata(MatchInfo.NAME, SampleMatch.INFO.toEntries());
            int channel = Topics.STATE.declare(writer);
            writer.writeMessage(channel, 1_500_000_000L, 0, new byte[40], 0, 40);
        }
        try (MatchRecordingReader reader = open(out.toByteArray())) {
            assertThatThrownBy(() -> reader.stateAt(2, new MatchState()))
                    .hasMessage("match.mcap: /state at 1.5 s: expected 0 bodies of 56 bytes, found 12 bytes");
        }
    }

    @Test
    void nonsenseIsRefusedBeforeItReachesTheFile() throws IOException {
        assertThatIllegalArgumentException().isThrownBy(() -> Shape.Point.of(Double.NaN, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.circle("red", Shape.Point.of(0, 0), 1))
                .withMessage("color: expected #rrggbb or #rrggbbaa, found red");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new RecordedEvent(new MatchEvent(0, 0, "x", null, -1, ""), -1, Map.of("v", Double.NaN)))
                .withMessageContaining("data.v");
        try (MatchRecordingWriter writer =
                new MatchRecordingWriter(OutputStream.nullOutputStream(), SampleMatch.INFO, List.of())) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.state(new MatchState().begin(0, Double.NaN, 0)));
        }
    }

    private static MatchRecordingReader open(byte[] bytes) throws IOException {
        return MatchRecordingReader.open(ByteSource.ofBytes("match.mcap", bytes));
    }

    private static void assertSame(MatchState found, MatchState expected) {
        assertThat(found.step()).isEqualTo(expected.step());
        assertThat(found.time()).isEqualTo(expected.time());
        assertThat(found.hash()).isEqualTo(expected.hash());
        assertThat(found.size()).isEqualTo(expected.size());
        for (int body = 0; body < found.size(); body++) {
            assertThat(found.id(body)).isEqualTo(expected.id(body));
            assertThat(found.team(body)).isEqualTo(expected.team(body));
            assertThat(found.number(body)).isEqualTo(expected.number(body));
            for (MatchState.Quantity quantity : MatchState.Quantity.values()) {
                assertThat(found.get(body, quantity)).isEqualTo(expected.get(body, quantity));
            }
        }
    }
}
