// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Readings;
import org.robopitch.recording.bytes.ByteWriter;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.recording.mcap.McapOptions;
import org.robopitch.recording.mcap.McapWriter;

/**
 * Records a match as it is played.
 *
 * <p>States and commands allocate nothing. A crash loses at most the last ten simulated seconds. The same match gives
 * the same file. Not safe for use by several threads.
 */
public final class MatchRecordingWriter implements Closeable {
    static final String RESULT = "robopitch.result";

    private final McapWriter mcap;
    private final ByteWriter buffer = new ByteWriter(4096);
    private final JsonWriter json = new JsonWriter();
    private final int[] channels = new int[Topics.values().length];
    private final int[] readingChannels;
    private boolean pictured;

    /** Starts a recording on a stream, which {@link #close} closes. */
    public MatchRecordingWriter(OutputStream out, MatchInfo info, List<BodyInfo> bodies) throws IOException {
        this(out, info, bodies, List.of(), 0);
    }

    /** Starts a recording with channels for what is read off the robots, of a match that stands at a time [s]. */
    public MatchRecordingWriter(
            OutputStream out, MatchInfo info, List<BodyInfo> bodies, List<Readings> readings, double begin)
            throws IOException {
        mcap = new McapWriter(
                out,
                McapOptions.defaults()
                        .with("profile", "x-robopitch")
                        .with("library", "robopitch " + info.programVersion()));
        boolean articulated = bodies.stream().anyMatch(body -> !body.parts().isEmpty());
        for (Topics topic : Topics.values()) {
            boolean wanted = switch (topic) {
                case PARTS -> articulated;
                case SAY -> !readings.isEmpty();
                case PICTURES -> false;
                default -> true;
            };
            if (wanted) {
                channels[topic.ordinal()] = topic.declare(mcap);
            }
        }
        readingChannels = new int[readings.size()];
        for (int i = 0; i < readingChannels.length; i++) {
            readingChannels[i] = Topics.declareReadings(
                    mcap, readings.get(i).name(), readings.get(i).names());
        }
        mcap.writeMetadata(MatchInfo.NAME, info.toEntries());
        bodies(begin, bodies);
    }

    /** Creates or replaces a file. */
    public static MatchRecordingWriter create(Path file, MatchInfo info, List<BodyInfo> bodies) throws IOException {
        return new MatchRecordingWriter(Files.newOutputStream(file), info, bodies);
    }

    /** Sets the bodies from a time [s] on. */
    public void bodies(double time, List<BodyInfo> bodies) throws IOException {
        write(
                Topics.BODIES,
                time,
                new BodyJson.Bodies(bodies.stream().map(BodyJson.Body::of).toList()));
    }

    public void state(MatchState state) throws IOException {
        buffer.clear();
        state.write(buffer);
        write(Topics.STATE, state.time(), buffer.array(), buffer.size());
    }

    /** Records where the parts are; only if one of the bodies of the beginning has parts. */
    public void parts(MatchParts parts) throws IOException {
        buffer.clear();
        parts.write(buffer);
        write(Topics.PARTS, parts.time(), buffer.array(), buffer.size());
    }

    /** Records numbers of the robots, on the channel of these readings of the beginning. */
    public void readings(int index, MatchReadings readings) throws IOException {
        buffer.clear();
        readings.write(buffer);
        write(readingChannels[index], readings.time(), buffer.array(), buffer.size());
    }

    /** Records what a robot said; only if there were readings at the beginning. */
    public void say(Said said) throws IOException {
        write(Topics.SAY, said.time(), said);
    }

    /** Records the first values of an array as what a source (0, 1 or {@link MatchCommands#OPERATOR}) commanded. */
    public void commands(long step, double time, int source, double[] values, int count) throws IOException {
        buffer.clear();
        MatchCommands.write(buffer, step, time, source, values, count);
        write(Topics.COMMANDS, time, buffer.array(), buffer.size());
    }

    public void event(RecordedEvent event) throws IOException {
        write(Topics.EVENTS, event.event().time(), event.json());
        json.clear();
        FoxgloveJson.log(
                json, event.event().time(), event.event().kind(), event.event().text());
        writeJson(Topics.LOG, event.event().time());
    }

    /** Records the pitch and the bodies as a scene for viewers of other makers. */
    public void scene(double time, double length, double width, List<Marking> markings, List<BodyInfo> bodies)
            throws IOException {
        json.clear();
        FoxgloveJson.scene(json, time, length, width, markings, bodies);
        writeJson(Topics.SCENE, time);
    }

    /** Records where the bodies of a state are, for viewers of other makers. */
    public void transforms(MatchState state, List<BodyInfo> bodies) throws IOException {
        double[] turn = new double[4];
        for (int i = 0; i < state.size(); i++) {
            turn[0] = state.get(i, MatchState.Quantity.QX);
            turn[1] = state.get(i, MatchState.Quantity.QY);
            turn[2] = state.get(i, MatchState.Quantity.QZ);
            turn[3] = state.get(i, MatchState.Quantity.QW);
            json.clear();
            String frame = FoxgloveJson.frame(bodies.get(state.id(i)));
            FoxgloveJson.transform(json, state.time(), frame, state.x(i), state.y(i), state.z(i), turn);
            writeJson(Topics.TRANSFORMS, state.time());
        }
    }

    public void play(PlayChange play) throws IOException {
        write(Topics.PLAY, play.time(), play.json());
    }

    public void drawing(Drawing drawing) throws IOException {
        write(Topics.DRAWINGS, drawing.time(), drawing);
    }

    /** Records a picture; the topic is declared with the first. */
    public void picture(RobotPicture picture) throws IOException {
        int topic = Topics.PICTURES.ordinal();
        if (!pictured) {
            channels[topic] = Topics.PICTURES.declare(mcap);
            pictured = true;
        }
        write(Topics.PICTURES, picture.time(), picture);
    }

    /** Records how the match ended, for instance its final hash; called once, before {@link #close}. */
    public void result(Map<String, String> entries) throws IOException {
        mcap.writeMetadata(RESULT, entries);
    }

    /** Hands everything recorded so far to the stream. */
    public void flush() throws IOException {
        mcap.flushChunk();
    }

    @Override
    public void close() throws IOException {
        mcap.close();
    }

    private void write(Topics topic, double time, Record message) throws IOException {
        RecordJson.write(json.clear(), message);
        writeJson(topic, time);
    }

    private void writeJson(Topics topic, double time) throws IOException {
        byte[] utf8 = json.toUtf8();
        write(topic, time, utf8, utf8.length);
    }

    private void write(Topics topic, double time, byte[] data, int length) throws IOException {
        write(channels[topic.ordinal()], time, data, length);
    }

    private void write(int channel, double time, byte[] data, int length) throws IOException {
        long nanoseconds = RecordingTime.toNanoseconds(time);
        mcap.writeMessage(channel, nanoseconds, nanoseconds, data, 0, length);
    }
}
