// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.match.Drawing;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchParts;
import org.robopitch.recording.match.MatchReadings;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.recording.match.PitchNote;
import org.robopitch.recording.match.Said;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.RecordedTally;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.studio.frame.Past;
import org.robopitch.studio.frame.RobotReadings;
import org.robopitch.studio.frame.Steps;

/** A recorded match, as frames. Safe for use by several threads: they take turns. */
public final class Replay implements Past, Closeable {
    private static final int MOST_DRAWINGS = 2000;
    private static final PlayState NOTHING_YET = new PlayState("", false, null, "", 0, 0, 0);
    private static final List<String> READINGS = List.of("joints", "sensors", "sight");

    private final String name;
    private final MatchRecordingReader reader;
    private final Stage stage;
    private final RecordedFrames frames;
    private final TreeMap<Double, PlayState> plays = new TreeMap<>();
    private @Nullable Steps steps;
    private @Nullable RecordedTally tally;

    private Replay(String name, MatchRecordingReader reader, Stage stage) {
        this.name = name;
        this.reader = reader;
        this.stage = stage;
        this.frames = new RecordedFrames(reader.bodies());
        reader.plays().forEach(change -> plays.put(change.time(), change.play()));
    }

    /**
     * Opens a recording.
     *
     * @param name what people call it
     * @param file where it lies
     * @throws IOException with a sentence, if it is no recording of a match
     */
    public static Replay open(String name, Path file) throws IOException {
        MatchRecordingReader reader = MatchRecordingReader.open(file);
        try {
            if (reader.bodies().isEmpty()) {
                throw new IOException(name + ": the recording is truncated before its first moment");
            }
            return new Replay(name, reader, stage(reader));
        } catch (IOException | RuntimeException e) {
            reader.close();
            throw e;
        }
    }

    /** The pitch that was recorded; for a recording without one, a rectangle around all that moved. */
    private static Stage stage(MatchRecordingReader reader) throws IOException {
        String note = reader.info().notes().get(PitchNote.NOTE);
        if (note != null) {
            try {
                return new RecordedStage(reader.bodies(), PitchNote.read(note));
            } catch (JsonException e) {
                throw new IOException(reader.container().name() + ": the pitch in it is refused: " + e.getMessage(), e);
            }
        }
        double x = 0.5;
        double y = 0.4;
        MatchState state = new MatchState();
        for (int i = 0; i <= 100; i++) {
            double time = reader.startTime() + i * 0.01 * (reader.endTime() - reader.startTime());
            if (reader.stateAt(time, state)) {
                for (int body = 0; body < state.size(); body++) {
                    x = Math.max(x, Math.abs(state.x(body)));
                    y = Math.max(y, Math.abs(state.y(body)));
                }
            }
        }
        return RecordedStage.rectangle(reader.bodies(), 2 * x + 0.1, 2 * y + 0.1);
    }

    /** {@return what people call it} */
    public String name() {
        return name;
    }

    /** {@return what was played} */
    public MatchInfo info() {
        return reader.info();
    }

    /** {@return pitch and bodies} */
    public Stage stage() {
        return stage;
    }

    /** {@return the recording, for what does not read its states} */
    public MatchRecordingReader reader() {
        return reader;
    }

    @Override
    public synchronized RobotReadings readings(int body, double from, double to) throws IOException {
        List<RobotReadings.Series> series = new ArrayList<>();
        MatchReadings moment = new MatchReadings();
        for (String name : READINGS) {
            List<String> names = reader.readingNames(name);
            List<float[]> rows = new ArrayList<>();
            Moments<MatchReadings> cursor = reader.readings(name, from, to);
            while (!names.isEmpty() && cursor.next(moment)) {
                for (int i = 0; i < moment.size(); i++) {
                    if (moment.body(i) == body) {
                        float[] row = new float[1 + names.size()];
                        row[0] = (float) moment.time();
                        for (int k = 0; k < names.size(); k++) {
                            row[1 + k] = moment.get(i, k);
                        }
                        rows.add(row);
                    }
                }
            }
            if (!names.isEmpty()) {
                series.add(new RobotReadings.Series(name, names, rows));
            }
        }
        List<Said> said = reader.hears()
                ? reader.said(from, to).stream()
                        .filter(one -> one.body() == body)
                        .toList()
                : List.of();
        return new RobotReadings(series, said, RobotReadings.lastOfEach(reader.pictures(from, to), body));
    }

    @Override
    public synchronized List<byte[]> frames(double from, double to, int most, Catalogue catalogue) throws IOException {
        RecordedTally counted = tally;
        if (counted == null) {
            counted = new RecordedTally(reader, stage, RecordedTally.rules(info(), catalogue));
            tally = counted;
        }
        MatchState state = new MatchState();
        double begin = reader.stateAt(from, state) ? state.time() : from;
        double spacing = (Math.min(to, reader.endTime()) - begin) / most;
        // Drawings are many and long: for a whole match seen at once they are left out.
        boolean detailed = to - begin <= 60;
        List<Drawing> drawings = detailed ? reader.drawings(begin - 0.2, to) : List.of();
        if (drawings.size() > MOST_DRAWINGS * 10) {
            drawings = List.of();
        }
        Map<Integer, TreeMap<Double, Drawing>> drawn = new TreeMap<>();
        for (Drawing drawing : drawings) {
            drawn.computeIfAbsent(drawing.team(), team -> new TreeMap<>()).put(drawing.time(), drawing);
        }
        List<byte[]> found = new ArrayList<>();
        Moments<MatchState> cursor = reader.states(begin, to);
        MatchParts parts = new MatchParts();
        parts.begin(-1, begin);
        Moments<MatchParts> partsCursor = reader.parts(begin, to);
        double next = begin;
        while (found.size() < most && cursor.next(state)) {
            if (state.time() >= next - 1e-9) {
                while (parts.step() < state.step() && partsCursor.next(parts)) {
                    // Each state is followed by its parts; those of states left out are passed by.
                }
                found.add(frames.frame(state, parts, playAt(state.time()), drawn, counted.at(state.time())));
                next = Math.max(next + spacing, state.time());
            }
        }
        return found;
    }

    @Override
    public synchronized Moment moment(double time, Rerun rerun) throws IOException {
        return rerun.of(reader, time);
    }

    @Override
    public synchronized byte[] steps(double from, double to, List<Integer> bodies, Rerun rerun) throws IOException {
        Steps known = steps;
        if (known == null) {
            known = new Steps(() -> rerun.steps(reader), this::same);
            steps = known;
        }
        return known.between(from, to, bodies);
    }

    private boolean same(Match again) throws IOException {
        MatchState state = new MatchState();
        return !reader.stateAt(again.game().world().time(), state)
                || state.step() != again.game().world().steps()
                || state.hash() == again.hash();
    }

    private PlayState playAt(double time) {
        Map.Entry<Double, PlayState> last = plays.floorEntry(time);
        return last == null ? NOTHING_YET : last.getValue();
    }

    @Override
    public synchronized void close() throws IOException {
        reader.close();
    }
}
