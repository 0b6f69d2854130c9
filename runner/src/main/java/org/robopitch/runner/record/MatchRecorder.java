// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Readings;
import org.robopitch.engine.match.SafeText;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.match.Drawing;
import org.robopitch.recording.match.MatchCommands;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchParts;
import org.robopitch.recording.match.MatchReadings;
import org.robopitch.recording.match.MatchRecordingWriter;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.PitchNote;
import org.robopitch.recording.match.PlayChange;
import org.robopitch.recording.match.RecordedEvent;
import org.robopitch.recording.match.RobotPicture;
import org.robopitch.recording.match.Said;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.frame.FrameListener;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.frame.FreshPictures;
import org.robopitch.runner.frame.MatchFrame;
import org.robopitch.runner.pace.Clock;

/**
 * Records a match while it is played: commands bit for bit, a state with its hash each cycle, and all that was reported,
 * decided and drawn.
 *
 * <p>When the file cannot be written any more, because the disk is full for instance, the match is told so once and goes
 * on; what was recorded until then stays readable. A single thing that cannot be written, whatever is thrown over it, is
 * left out; the match is told so once, and how many there were in the end.
 */
public final class MatchRecorder implements FrameListener, Closeable {
    /** The note that says which {@link Match#HASH_VERSION} the hashes are of; recordings of the first have none. */
    public static final String HASH_VERSION_NOTE = "hashVersion";

    /** Drawings are for people, who see no more than this many in a second of the match. */
    private static final double DRAWING_SECONDS = 0.1;

    private static final double CLOCK_SECONDS = 1;

    /** Viewers of other makers get a smooth picture with this much between two, s of the match. */
    private static final double TRANSFORM_SECONDS = 0.05;

    /** A match that is paced by the clock loses no more than this in a crash, ns of real time. */
    private static final long FLUSH_NANOS = 1_000_000_000L;

    private final Path file;
    private final MatchRecordingWriter writer;
    private final Match match;
    private final List<BodyInfo> bodies;
    private final MatchState state = new MatchState();
    private final MatchParts parts = new MatchParts();
    private final boolean articulated;
    private final List<Readings> readings;
    private final MatchReadings reading = new MatchReadings();
    private double[] numbers = new double[0];
    private final double[] nextDrawing = new double[2];
    private final boolean[] drawn = new boolean[2];
    private final FreshPictures pictures = new FreshPictures();
    private @Nullable PlayState play;
    private double nextClock;
    private double nextTransforms;
    private @Nullable IOException failure;
    private boolean closed;
    private long left;
    private @Nullable Clock clock;
    private long flushed;

    private interface Writing {
        void write() throws IOException;
    }

    /** {@return where it records to} */
    public Path file() {
        return file;
    }

    /**
     * Begins to record a match that is about to begin, in a new file.
     *
     * @throws IOException if it cannot be opened, or there is such a file and it may not be replaced
     */
    public MatchRecorder(Path file, boolean replace, FrameReader frames, MatchOrder order, String programVersion)
            throws IOException {
        this(RecordingFile.open(file, replace), file, frames, order, programVersion);
    }

    MatchRecorder(OutputStream out, Path file, FrameReader frames, MatchOrder order, String programVersion)
            throws IOException {
        this.file = file;
        this.match = frames.match();
        this.bodies = match.game().stage().bodies();
        this.articulated = bodies.stream().anyMatch(body -> !body.parts().isEmpty());
        Stage stage = match.game().stage();
        this.readings = stage.readings();
        this.writer = new MatchRecordingWriter(
                out,
                info(match, order, programVersion),
                bodies,
                readings,
                match.game().world().time());
        writer.scene(match.game().world().time(), stage.pitchLength(), stage.pitchWidth(), stage.markings(), bodies);
        MatchFrame first = frames.now();
        writeState(first);
        writePlay(first);
        for (MatchEvent event : match.statistics().events()) {
            // A match that continues from another's moment knows what happened before; its recording begins there.
            if (event.time() >= first.time()) {
                writer.event(RecordedEvent.of(event, bodies));
            }
        }
        writer.flush();
        frames.watch(this);
    }

    /**
     * Hands everything to the file once in a second of this clock, for a match that is paced by it. Without it, a chunk is
     * handed over whole, at the latest after ten simulated seconds, and the same match gives the same file.
     */
    public void flushBy(Clock newClock) {
        clock = newClock;
        flushed = newClock.nanoTime();
    }

    @Override
    public void operated(MatchFrame frame, OperatorAction action) {
        double[] values = action.encode();
        attempt(() -> writer.commands(step(), time(), MatchCommands.OPERATOR, values, values.length));
    }

    @Override
    public void commanded(Side side, double[] values) {
        attempt(() -> writer.commands(step(), time(), side.ordinal(), values, values.length));
    }

    @Override
    public void happened(MatchEvent event) {
        attempt(() -> writer.event(RecordedEvent.of(event, bodies)));
    }

    @Override
    public void cycled(MatchFrame frame) {
        attempt(() -> writeState(frame));
        attempt(() -> writeReadings(frame));
        attempt(() -> writePlay(frame));
        attempt(() -> writeDrawing(frame, Side.BLUE));
        attempt(() -> writeDrawing(frame, Side.YELLOW));
        attempt(() -> writePictures(frame));
        if (clock != null && clock.nanoTime() - flushed >= FLUSH_NANOS) {
            attempt(writer::flush);
            flushed = clock.nanoTime();
        }
    }

    /** A recording goes forward in time: one of a match that does not ends here. */
    @Override
    public void restored() {
        if (failure == null && !closed) {
            attempt(writer::close);
            closed = true;
            match.note("recording", null, "the recording ends here: the match went back to an earlier moment");
        }
    }

    private static MatchInfo info(Match match, MatchOrder order, String programVersion) {
        League league = match.setup().league();
        Map<String, String> notes =
                Notes.of(match.setup().sensing(), match.setup().actuation());
        notes.put("size", order.size());
        notes.put(PitchNote.NOTE, PitchNote.of(match.game().stage()).write());
        notes.put(HASH_VERSION_NOTE, Integer.toString(Match.HASH_VERSION));
        return new MatchInfo(
                league.name(),
                league.configuration(),
                match.setup().seed(),
                match.game().world().behaviourVersion(),
                programVersion,
                List.of(order.blue(), order.yellow()),
                match.game().world().stepSeconds(),
                league.cycleSeconds(),
                notes);
    }

    private void writeState(MatchFrame frame) throws IOException {
        state.begin(frame.step(), frame.time(), match.hash());
        parts.begin(frame.step(), frame.time());
        for (int i = 0; i < bodies.size(); i++) {
            if (frame.body(i).present) {
                BodyInfo body = bodies.get(i);
                state.add(body.index(), body.side(), body.number(), frame.body(i));
                addParts(frame, i);
            }
        }
        writer.state(state);
        if (frame.time() >= nextTransforms) {
            writer.transforms(state, bodies);
            nextTransforms = frame.time() + TRANSFORM_SECONDS;
        }
        if (articulated) {
            writer.parts(parts);
        }
    }

    private void writeReadings(MatchFrame frame) throws IOException {
        for (int r = 0; r < readings.size(); r++) {
            Readings source = readings.get(r);
            if (source.fresh()) {
                int width = source.names().size();
                if (numbers.length < width) {
                    numbers = new double[width];
                }
                reading.begin(frame.step(), frame.time(), width);
                for (int i = 0; i < bodies.size(); i++) {
                    if (bodies.get(i).kind() == BodyInfo.Kind.ROBOT && frame.body(i).present) {
                        source.read(i, numbers);
                        reading.add(i, numbers);
                    }
                }
                writer.readings(r, reading);
            }
        }
        for (int i = 0; i < bodies.size() && !readings.isEmpty(); i++) {
            String text = frame.said(i);
            if (!text.isEmpty()) {
                writer.say(new Said(frame.step(), frame.time(), i, text));
            }
        }
    }

    private void addParts(MatchFrame frame, int body) {
        for (int part = 0; part < bodies.get(body).parts().size(); part++) {
            parts.add(body, part, frame.part(body, part));
        }
    }

    private static boolean sameButForTheClock(PlayState one, @Nullable PlayState other) {
        return other != null
                && new PlayState(
                                one.mode(),
                                one.running(),
                                one.awarded(),
                                one.period(),
                                other.clock(),
                                one.blueScore(),
                                one.yellowScore())
                        .equals(other);
    }

    private void writePlay(MatchFrame frame) throws IOException {
        if (!sameButForTheClock(frame.play(), play) || frame.time() >= nextClock) {
            writer.play(new PlayChange(frame.step(), frame.time(), frame.play()));
            nextClock = frame.time() + CLOCK_SECONDS;
            play = frame.play();
        }
    }

    private void writeDrawing(MatchFrame frame, Side side) throws IOException {
        int team = side.ordinal();
        if (frame.time() < nextDrawing[team]) {
            return;
        }
        List<Shape> shapes = frame.drawings(side);
        List<String> roles = roles(frame, side);
        boolean something = !shapes.isEmpty() || !roles.isEmpty();
        // An empty drawing is written once, to wipe out the last one.
        if (something || drawn[team]) {
            writer.drawing(new Drawing(
                    frame.step(),
                    frame.time(),
                    team,
                    shapes.stream().map(Shape::rounded).toList(),
                    roles));
            nextDrawing[team] = frame.time() + DRAWING_SECONDS;
            drawn[team] = something;
        }
    }

    /** What the robots of a side are up to, by number; nothing if none of them says. */
    private List<String> roles(MatchFrame frame, Side side) {
        List<String> roles = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            if (bodies.get(i).side() == side) {
                roles.add(frame.role(i));
            }
        }
        return roles.stream().allMatch(String::isEmpty) ? List.of() : roles;
    }

    private void writePictures(MatchFrame frame) throws IOException {
        for (RobotPicture picture : pictures.of(frame)) {
            writer.picture(picture);
        }
    }

    private void attempt(Writing writing) {
        if (failure != null || closed) {
            return;
        }
        try {
            writing.write();
        } catch (IOException e) {
            failure = e;
            match.note(
                    "recording",
                    null,
                    "the recording stops here: " + file + " cannot be written: " + RecordingFile.reason(e)
                            + "; what was written before can be read");
        } catch (RuntimeException | Error unwritable) { // what a team had a part in may fail in any way
            left++;
            if (left == 1) {
                match.note(
                        "recording",
                        null,
                        "an item could not be recorded and is left out: " + SafeText.of(unwritable)
                                + "; further ones are only counted");
            }
        }
    }

    private long step() {
        return match.game().world().steps();
    }

    private double time() {
        return match.game().world().time();
    }

    /** Why the recording broke off, or null. */
    public @Nullable IOException failure() {
        return failure;
    }

    /** Writes down how the match ended, and closes the file. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        attempt(writer::flush);
        attempt(() -> writer.result(result()));
        attempt(writer::close);
        if (failure != null) {
            try {
                writer.close();
            } catch (IOException | IllegalStateException e) {
                failure.addSuppressed(e);
            }
        }
        closed = true;
    }

    private Map<String, String> result() {
        PlayState now = match.game().referee().play();
        Map<String, String> result = new TreeMap<>();
        result.put("score0", Integer.toString(now.blueScore()));
        result.put("score1", Integer.toString(now.yellowScore()));
        result.put("hash", Long.toHexString(match.hash()));
        result.put("steps", Long.toString(step()));
        if (left > 0) {
            result.put("left out", Long.toString(left));
        }
        result.put("ended", match.over() ? "by the referee" : "before the referee ended it");
        return result;
    }
}
