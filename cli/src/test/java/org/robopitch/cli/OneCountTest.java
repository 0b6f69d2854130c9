// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;
import org.robopitch.engine.match.Tally;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.frame.FrameListener;
import org.robopitch.runner.frame.MatchFrame;
import org.robopitch.runner.replay.RecordedTally;
import org.robopitch.studio.frame.FrameEncoder;
import org.robopitch.studio.replay.Replay;

/** A match, its recording and the studio, live and in replay, come to the same numbers at every moment. */
class OneCountTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue();
    private static final int NUMBERS = 2 * Statistic.in(Statistic.Told.STUDIO).size();

    @TempDir
    Path folder;

    private final Matches matches = new Matches(CATALOGUE, "test");

    /** The statistics at the end of a frame of the studio. */
    private static List<Float> statistics(byte[] frame) {
        ByteBuffer bytes = ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN);
        bytes.position(frame.length - 2 - 4 * NUMBERS);
        assertThat(bytes.getShort()).isEqualTo((short) NUMBERS);
        List<Float> numbers = new ArrayList<>();
        while (bytes.hasRemaining()) {
            numbers.add(bytes.getFloat());
        }
        return numbers;
    }

    private static List<Float> list(float[] numbers) {
        List<Float> list = new ArrayList<>();
        for (float number : numbers) {
            list.add(number);
        }
        return list;
    }

    private Map<Double, List<Float>> play(MatchOrder order, Path file, double seconds) throws Exception {
        Map<Double, List<Float>> shown = new TreeMap<>();
        FrameEncoder encoder = new FrameEncoder(1);
        try (PreparedMatch live = matches.forRealTime(order, new Matches.Recording(file, false))) {
            Match match = live.match();
            live.frames().watch(new FrameListener() {
                @Override
                public void cycled(MatchFrame frame) {
                    shown.put(frame.time(), statistics(encoder.encode(frame)));
                }
            });
            while (match.game().world().time() < seconds && !match.over()) {
                match.cycle();
                if (match.cycles() == 500) {
                    match.operate(new OperatorAction.Place(0, 0.05, 0.02, 1));
                }
            }
            Tally tally = match.statistics().tally();
            try (MatchRecordingReader reader = MatchRecordingReader.open(copied(live, file))) {
                RecordedTally recorded =
                        new RecordedTally(reader, match.game().stage(), RecordedTally.rules(reader.info(), CATALOGUE));
                // Asked for out of order: the present, the past, then the rest.
                assertThat(list(recorded.at(seconds / 2))).isEqualTo(last(shown, seconds / 2));
                assertThat(list(recorded.at(seconds / 5))).isEqualTo(last(shown, seconds / 5));
                assertThat(recorded.end().totals()).isEqualTo(tally.totals());
                assertThat(list(recorded.at(0))).containsOnly(0f);
                for (Map.Entry<Double, List<Float>> one : shown.entrySet()) {
                    assertThat(list(recorded.at(one.getKey())))
                            .as("at %s s", one.getKey())
                            .isEqualTo(one.getValue());
                }
            }
        }
        return shown;
    }

    private static Path copied(PreparedMatch live, Path file) {
        live.close();
        return file;
    }

    private static List<Float> last(Map<Double, List<Float>> shown, double time) {
        return ((TreeMap<Double, List<Float>>) shown).floorEntry(time).getValue();
    }

    @ParameterizedTest
    @CsvSource({
        "mirosot, 3v3, tactical, chaser, 120",
        "mirosot, 5v5, tactical, tactical, 40",
        "middle-size, 5v5, omni, omni, 60",
        "mixed-reality, 5v5, bahia, chaser, 60",
        "humanoid, 2v2, bahia3d, bahia3d, 30"
    })
    void aMatchItsRecordingAndTheStudioCountTheSame(String league, String size, String blue, String yellow, int seconds)
            throws Exception {
        Path file = folder.resolve("match.mcap");
        MatchOrder order = MatchOrder.of(league, size, blue, yellow, 4).with("duration", seconds);
        Map<Double, List<Float>> shown = play(order, file, seconds);
        try (Replay replay = Replay.open("match", file)) {
            List<byte[]> frames = replay.frames(seconds - 1, seconds + 1, 10_000, CATALOGUE);
            List<Float> end = statistics(frames.get(frames.size() - 1));
            assertThat(end).isEqualTo(last(shown, seconds + 1));
            assertThat(end.get(2 * Statistic.DISTANCE.ordinal())).isPositive();
            List<byte[]> early = replay.frames(seconds / 3.0, seconds / 3.0, 1, CATALOGUE);
            assertThat(statistics(early.get(0))).isEqualTo(last(shown, seconds / 3.0 + 1e-9));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mirosot", "middle-size", "mixed-reality", "humanoid"})
    void theSidesAttackWhereTheLeagueSaysInEveryPeriod(String league) throws IOException {
        String size = CATALOGUE.sizes(league).get(0);
        MatchOrder order = MatchOrder.of(league, size, "idle", "idle", 1).with("duration", 4);
        try (PreparedMatch live = matches.forRealTime(order, null)) {
            Match match = live.match();
            while (!match.over()) {
                match.cycle();
                String period = match.game().referee().play().period();
                for (Side side : Side.values()) {
                    assertThat(match.setup().league().tallyRules().attacks(side, period))
                            .as("%s in the %s", side, period)
                            .isEqualTo(match.game().attacks(side));
                }
            }
        }
    }

    @Test
    void noSideHasFewerShotsThanGoals() throws Exception {
        int goals = 0;
        for (int seed = 1; seed <= 4; seed++) {
            for (boolean swapped : new boolean[] {false, true}) {
                MatchOrder order = MatchOrder.of("mirosot", "3v3", "tactical", "chaser", seed)
                        .with("duration", 240);
                Match match = matches.playBatch(swapped ? order.swapped() : order, null, 10)
                        .match();
                for (Side side : Side.values()) {
                    int scored = match.game().referee().play().score(side);
                    goals += scored;
                    assertThat(match.statistics().shots(side))
                            .as("%s of seed %d, %d goals", side, seed, scored)
                            .isGreaterThanOrEqualTo(scored);
                }
            }
        }
        assertThat(goals).isGreaterThan(20);
    }

    @Test
    void middleSizeCountsTheShotsAndPassesThatItsRefereeReports() throws Exception {
        MatchOrder order =
                MatchOrder.of("middle-size", "5v5", "omni", "omni", 3).with("duration", 300);
        Match match = matches.playBatch(order, null, 10).match();
        for (Side side : Side.values()) {
            List<MatchEvent> own = match.statistics().events().stream()
                    .filter(event -> event.side() == side)
                    .toList();
            long told =
                    own.stream().filter(event -> event.kind().equals("shot")).count();
            long passes = own.stream()
                    .filter(event -> event.kind().equals("pass"))
                    .filter(event -> Double.parseDouble(event.text().replaceAll(".* over ([0-9.]+) m", "$1")) >= 1)
                    .count();
            int goals = match.game().referee().play().score(side);
            assertThat((long) match.statistics().shots(side))
                    .isBetween(told, told + goals)
                    .isPositive();
            assertThat((long) match.statistics().tally().of(Statistic.PASSES, side))
                    .isCloseTo(passes, org.assertj.core.api.Assertions.within(1L))
                    .isPositive();
        }
    }
}
