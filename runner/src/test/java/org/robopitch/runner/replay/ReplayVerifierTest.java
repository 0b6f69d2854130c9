// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.recording.match.MatchCommands;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchRecordingWriter;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.toy.ToyCatalogue;

class ReplayVerifierTest {
    @TempDir
    Path folder;

    private final ToyCatalogue catalogue = new ToyCatalogue();
    private final Matches matches = new Matches(catalogue, "test");

    @Test
    void aMatchPlayedAgainFromItsCommandsIsTheSameToTheBit() throws Exception {
        Path file = folder.resolve("match.mcap");
        FinishedMatch played = matches.playBatch(order(20), new Matches.Recording(file, false), 10);
        assertThat(verify(file))
                .isEqualTo(new Verdict.Same(20_000, 20.0, played.match().hash(), true));
    }

    @Test
    void soIsOneWithNoiseDelayAndLoss() throws Exception {
        MatchOrder plain = order(20);
        MatchOrder noisy = MatchOrder.of("toy", "1v1", "chaser", "chaser", 9)
                .with("duration", 20)
                .with(
                        "sensing",
                        SensingSettings.PERFECT
                                .with("positionNoise", 0.01)
                                .with("headingNoise", 0.02)
                                .with("speedNoise", 0.05)
                                .with("spinNoise", 0.1)
                                .with("vanish", 0.05)
                                .with("dropFrame", 0.1)
                                .with("delay", 0.04))
                .with(
                        "actuation",
                        ActuationSettings.PERFECT
                                .with("delay", 0.06)
                                .with("loss", 0.2)
                                .with("lockRate", 0.5)
                                .with("lockTime", 0.1)
                                .with("deadZone", 0.05));
        Path file = folder.resolve("noisy.mcap");
        FinishedMatch played = matches.playBatch(noisy, new Matches.Recording(file, false), 10);
        assertThat(verify(file)).isInstanceOf(Verdict.Same.class);
        assertThat(played.match().hash())
                .isNotEqualTo(matches.playBatch(plain, null, 10).match().hash());
    }

    @Test
    void soIsOneThatAPersonHadAHandIn() throws Exception {
        Path file = folder.resolve("hand.mcap");
        try (PreparedMatch prepared = matches.forRealTime(order(20), new Matches.Recording(file, false))) {
            for (int cycle = 0; cycle < 200; cycle++) {
                if (cycle == 50) {
                    prepared.match().operate(new OperatorAction.Place(2, -0.3, 0.2, 0));
                    prepared.match().operate(new OperatorAction.Drive(1, 0.5, -0.25, 0));
                }
                if (cycle == 100) {
                    prepared.match().operate(new OperatorAction.Release(1));
                }
                prepared.match().cycle();
            }
        }
        assertThat(verify(file))
                .isInstanceOfSatisfying(
                        Verdict.Same.class, same -> assertThat(same.steps()).isEqualTo(4000));
    }

    @Test
    void soIsOneOfALinkThatHasShownWhatComesNext() throws Exception {
        Path file = folder.resolve("shown.mcap");
        MatchOrder noisy = order(20)
                .with(
                        "sensing",
                        SensingSettings.PERFECT
                                .with("positionNoise", 0.01)
                                .with("headingNoise", 0.02)
                                .with("speedNoise", 0.05)
                                .with("spinNoise", 0.1)
                                .with("vanish", 0.05)
                                .with("dropFrame", 0.1)
                                .with("delay", 0.04))
                .with("actuation", ActuationSettings.PERFECT);
        try (PreparedMatch prepared = matches.forRealTime(noisy, new Matches.Recording(file, false))) {
            for (int cycle = 0; cycle < 200; cycle++) {
                prepared.match().cycle();
            }
            long played = prepared.match().hash();
            prepared.match().observe();
            assertThat(prepared.match().hash()).as("noise was drawn").isNotEqualTo(played);
        }
        assertThat(verify(file)).isInstanceOf(Verdict.Same.class);
    }

    @Test
    void soIsOneInWhichATeamHung() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        ToyCatalogue withHanging = new ToyCatalogue(Map.of("hanging", () -> (observation, commands) -> {
            commands.set(0, 0, 0.5);
            if (observation.time() > 3) {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }));
        Path file = folder.resolve("hung.mcap");
        MatchOrder order = MatchOrder.of("toy", "1v1", "chaser", "hanging", 3);
        FinishedMatch played =
                new Matches(withHanging, "test").playBatch(order, new Matches.Recording(file, false), 0.2);
        never.countDown();
        assertThat(verify(file))
                .isEqualTo(new Verdict.Same(10_000, 10.0, played.match().hash(), true));
    }

    @Test
    void aRecordingCutOffAnywhereIsComparedAsFarAsItGoes() throws Exception {
        byte[] bytes = Files.readAllBytes(recorded(order(40)));
        for (int tenth = 3; tenth < 10; tenth++) {
            Path cut = folder.resolve("cut" + tenth + ".mcap");
            Files.write(cut, Arrays.copyOf(bytes, bytes.length * tenth / 10));
            assertThat(verify(cut)).isInstanceOfSatisfying(Verdict.Same.class, same -> {
                assertThat(same.complete()).isFalse();
                assertThat(same.steps()).isPositive().isLessThan(40_000);
            });
        }
    }

    @Test
    void aCommandThatWasChangedIsFoundAtTheEndOfItsCycle() throws Exception {
        Path changed = rewritten(recorded(order(5)), (commands, values) -> {
            if (commands.step() == 1000 && commands.source() == 1) {
                values[0] = Math.nextUp(values[0]);
            }
        });
        assertThat(verify(changed)).isInstanceOfSatisfying(Verdict.Different.class, different -> {
            assertThat(different.step()).isEqualTo(1020);
            assertThat(different.what()).contains("was recorded").contains("to the micrometre");
        });
    }

    @Test
    void aBodyFarOffIsNamed() throws Exception {
        Path changed = rewritten(recorded(order(5)), (commands, values) -> {
            if (commands.step() == 0 && commands.source() == 1) {
                values[0] = -values[0] + 0.5;
            }
        });
        assertThat(verify(changed))
                .isInstanceOfSatisfying(
                        Verdict.Different.class,
                        different -> assertThat(different.what())
                                .contains("body 1 is ")
                                .contains("m off"));
    }

    @Test
    void anotherBehaviourVersionIsNotComparedButNamed() throws Exception {
        Path file = folder.resolve("old.mcap");
        MatchInfo info = info(recorded(order(5)));
        MatchInfo old = new MatchInfo(
                info.league(),
                info.configuration(),
                info.seed(),
                99,
                "0.0.1",
                info.teams(),
                info.stepSeconds(),
                info.cycleSeconds(),
                info.notes());
        MatchRecordingWriter.create(file, old, List.of()).close();
        assertThat(verify(file))
                .isInstanceOfSatisfying(
                        Verdict.Unplayable.class,
                        unplayable -> assertThat(unplayable.reason()).contains("behaviour version 99"));
    }

    @Test
    void hashesOfAnEarlierVersionAreNotComparedButNamed() throws Exception {
        Path file = folder.resolve("old-hashes.mcap");
        MatchInfo info = info(recorded(order(5)));
        Map<String, String> notes = new java.util.TreeMap<>(info.notes());
        assertThat(notes.remove("hashVersion")).isEqualTo(Integer.toString(Match.HASH_VERSION));
        MatchInfo old = new MatchInfo(
                info.league(),
                info.configuration(),
                info.seed(),
                info.behaviourVersion(),
                "0.0.1",
                info.teams(),
                info.stepSeconds(),
                info.cycleSeconds(),
                notes);
        MatchRecordingWriter.create(file, old, List.of()).close();
        assertThat(verify(file))
                .isInstanceOfSatisfying(
                        Verdict.Unplayable.class,
                        unplayable -> assertThat(unplayable.reason()).contains("hashes have version 1"));
    }

    @Test
    void aConfigurationThatCannotBeReadIsNamed() throws Exception {
        Path file = folder.resolve("odd.mcap");
        MatchInfo odd = new MatchInfo("toy", "nonsense", 1, 1, "x", List.of("a", "b"), 0.001, 0.02, Map.of());
        MatchRecordingWriter.create(file, odd, List.of()).close();
        assertThat(verify(file))
                .isInstanceOfSatisfying(
                        Verdict.Unplayable.class,
                        unplayable -> assertThat(unplayable.reason())
                                .contains("league \"toy\"")
                                .contains("nonsense"));
    }

    @Test
    void aFileThatIsNoRecordingIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("notes.txt"), "milk, bread, golf balls");
        assertThatThrownBy(() -> verify(file)).isInstanceOf(IOException.class).hasMessageContaining("notes.txt");
    }

    private Path recorded(MatchOrder order) throws Exception {
        Path file = folder.resolve("original.mcap");
        matches.playBatch(order, new Matches.Recording(file, false), 10);
        return file;
    }

    private Verdict verify(Path file) throws IOException {
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            return new ReplayVerifier(reader, catalogue).verify();
        }
    }

    private static MatchInfo info(Path file) throws IOException {
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            return reader.info();
        }
    }

    private interface Tampering {
        void with(MatchCommands commands, double[] values);
    }

    /** The same recording with other commands. */
    private Path rewritten(Path file, Tampering tampering) throws IOException {
        Path other = folder.resolve("rewritten.mcap");
        try (MatchRecordingReader reader = MatchRecordingReader.open(file);
                MatchRecordingWriter writer = MatchRecordingWriter.create(other, reader.info(), List.<BodyInfo>of())) {
            MatchState state = new MatchState();
            Moments<MatchState> states = reader.states(0, Double.MAX_VALUE);
            while (states.next(state)) {
                writer.state(state);
            }
            MatchCommands commands = new MatchCommands();
            var cursor = reader.commands();
            while (cursor.next(commands)) {
                double[] values = commands.toArray();
                tampering.with(commands, values);
                writer.commands(commands.step(), commands.time(), commands.source(), values, values.length);
            }
        }
        return other;
    }

    private static MatchOrder order(double seconds) {
        return MatchOrder.of("toy", "1v1", "chaser", "chaser", 5).with("duration", seconds);
    }
}
