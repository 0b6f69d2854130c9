// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.recording.mcap.ByteSource;
import org.robopitch.recording.mcap.Channel;
import org.robopitch.recording.mcap.Damage;
import org.robopitch.recording.mcap.McapException;
import org.robopitch.recording.mcap.McapReader;
import org.robopitch.recording.mcap.Message;
import org.robopitch.recording.mcap.MessageCursor;
import org.robopitch.recording.mcap.Metadata;

/**
 * Reads a recorded match: any moment of it, or all of it in order.
 *
 * <p>A file that was cut off opens up to its last whole chunk, and a chunk that is damaged is stepped over; {@link #damages}
 * says what is unreadable, as soon as it was met, and {@link #gaps} which time is missing. Not safe for use by several
 * threads.
 */
public final class MatchRecordingReader implements Closeable {
    /** More events or changes of play than any match has. */
    private static final int MOST_MESSAGES = 500_000;

    private final McapReader mcap;
    private final Set<Damage> damages = new LinkedHashSet<>();
    private final MatchInfo info;
    private final List<BodyInfo> bodies;
    private final List<RecordedEvent> events;
    private final List<PlayChange> plays;

    private MatchRecordingReader(McapReader mcap) throws IOException {
        this.mcap = mcap;
        damages.addAll(mcap.summary().damages());
        this.info = readInfo();
        this.bodies = readBodies();
        this.events = List.copyOf(messages(
                Topics.EVENTS, 0, Double.MAX_VALUE, MOST_MESSAGES, RecordedEvent.Json.class, in -> in.event(bodies)));
        this.plays = List.copyOf(messages(
                Topics.PLAY, 0, Double.MAX_VALUE, MOST_MESSAGES, PlayChange.Json.class, PlayChange.Json::change));
    }

    public static MatchRecordingReader open(Path file) throws IOException {
        return open(ByteSource.ofFile(file));
    }

    /** Opens a source, which {@link #close} closes, and so does a failure to open. */
    public static MatchRecordingReader open(ByteSource source) throws IOException {
        McapReader mcap = McapReader.open(source);
        try {
            return new MatchRecordingReader(mcap);
        } catch (IOException | RuntimeException e) {
            mcap.close();
            throw e;
        }
    }

    public MatchInfo info() {
        return info;
    }

    /** The bodies at the end of the match; none if the file was cut off before its first chunk. */
    public List<BodyInfo> bodies() {
        return bodies;
    }

    /** Every event, in order. */
    public List<RecordedEvent> events() {
        return events;
    }

    /** Every change of score, clock and play mode, in order. */
    public List<PlayChange> plays() {
        return plays;
    }

    /** How the match ended; empty if it was cut off or nothing was recorded about it. */
    public Map<String, String> result() throws IOException {
        Optional<Metadata> metadata = mcap.metadata(MatchRecordingWriter.RESULT);
        return metadata.isPresent() ? metadata.get().entries() : Map.of();
    }

    /** What of the file was found unreadable; empty for a whole file. */
    public List<Damage> damages() {
        return List.copyOf(damages);
    }

    /**
     * A time of which nothing can be read.
     *
     * @param from time of the last state before it, s; the match's beginning if there is none
     * @param to time of the first state after it, s
     */
    public record Gap(double from, double to) {}

    /** Reads all states, and says between which of them some are missing. */
    public List<Gap> gaps() throws IOException {
        List<Gap> gaps = new ArrayList<>();
        Moments<MatchState> cursor = states(0, Double.MAX_VALUE);
        MatchState state = new MatchState();
        // As if there were a state before the first, so that the first one is missed too.
        double last = -info.cycleSeconds();
        while (cursor.next(state)) {
            if (state.time() - last > 1.5 * info.cycleSeconds()) {
                gaps.add(new Gap(Math.max(0, last), state.time()));
            }
            last = state.time();
        }
        if (endTime() - last > 1.5 * info.cycleSeconds()) {
            gaps.add(new Gap(Math.max(0, last), endTime()));
        }
        return gaps;
    }

    /** Compares the file with all its checksums; what is damaged is among {@link #damages} then. */
    public void check() throws IOException {
        damages.addAll(mcap.verify());
    }

    /** Time of the first message [s]. */
    public double startTime() {
        return RecordingTime.toSeconds(mcap.summary().statistics().startTime());
    }

    /** Time of the last message [s]. */
    public double endTime() {
        return RecordingTime.toSeconds(mcap.summary().statistics().endTime());
    }

    /** Finds the last state not after a time [s]; false, and the state untouched, if there is none. */
    public boolean stateAt(double time, MatchState into) throws IOException {
        Optional<Message> message = latest(Topics.STATE, time);
        if (message.isPresent()) {
            decode(message.get(), into, MatchState::read);
        }
        return message.isPresent();
    }

    /** The play in force at a time [s]. */
    public Optional<PlayChange> playAt(double time) {
        PlayChange found = null;
        for (PlayChange play : plays) {
            if (play.time() <= time) {
                found = play;
            }
        }
        return Optional.ofNullable(found);
    }

    /** Steps through the states between two times [s], both included. */
    public Moments<MatchState> states(double from, double to) {
        return new Moments<>(this, cursor(Topics.STATE, from, to), MatchState::read);
    }

    /** Steps through where the parts of articulated bodies are between two times [s]; nothing where bodies have none. */
    public Moments<MatchParts> parts(double from, double to) {
        return new Moments<>(this, cursor(Topics.PARTS, from, to), MatchParts::read);
    }

    /** The names of the numbers of readings, such as "joints"; empty if they were not recorded. */
    public List<String> readingNames(String readings) {
        return mcap.channel("/" + readings)
                .map(channel -> channel.metadata().get(Topics.NAMES))
                .map(names -> List.of(names.split(",")))
                .orElse(List.of());
    }

    /** Steps through readings, such as "joints", between two times [s]; nothing where they were not recorded. */
    public Moments<MatchReadings> readings(String readings, double from, double to) {
        MessageCursor cursor =
                mcap.messages(RecordingTime.toBound(from), RecordingTime.toBound(to), Set.of("/" + readings));
        int width = readingNames(readings).size();
        return new Moments<>(this, cursor, (into, data) -> into.read(data, width));
    }

    /** What robots said between two times [s], both included. */
    public List<Said> said(double from, double to) throws IOException {
        return messages(Topics.SAY, from, to, Integer.MAX_VALUE, Said.class, said -> said);
    }

    /** Whether there is a channel for what robots say. */
    public boolean hears() {
        return mcap.channel(Topics.SAY.topic()).isPresent();
    }

    /** Steps through all commands of all sources, in order. */
    public Moments<MatchCommands> commands() {
        return commandsFrom(0);
    }

    /** Steps through the commands of all sources from a time [s] on; a few earlier ones may come first. */
    public Moments<MatchCommands> commandsFrom(double time) {
        MessageCursor cursor = cursor(Topics.COMMANDS, Math.max(0, time - 1e-3), Double.MAX_VALUE);
        return new Moments<>(this, cursor, MatchCommands::read);
    }

    /** The drawings made between two times [s], both included. */
    public List<Drawing> drawings(double from, double to) throws IOException {
        return messages(Topics.DRAWINGS, from, to, Integer.MAX_VALUE, Drawing.class, drawing -> drawing);
    }

    /** The pictures that robots showed between two times [s], both included. */
    public List<RobotPicture> pictures(double from, double to) throws IOException {
        return messages(Topics.PICTURES, from, to, Integer.MAX_VALUE, RobotPicture.class, picture -> picture);
    }

    /** The container, for what this class does not cover. */
    public McapReader container() {
        return mcap;
    }

    @Override
    public void close() throws IOException {
        mcap.close();
    }

    <T> void decode(Message message, T into, Moments.Layout<T> layout) throws IOException {
        try {
            layout.read(into, message.data());
        } catch (IOException e) {
            throw problem(message, e);
        }
    }

    private MatchInfo readInfo() throws IOException {
        Metadata metadata = mcap.metadata(MatchInfo.NAME)
                .orElseThrow(() -> new MatchFormatException(
                        mcap.name(),
                        "metadata",
                        "expected \"" + MatchInfo.NAME + "\"; this MCAP file is not a RoboPitch match"));
        try {
            return MatchInfo.of(metadata);
        } catch (JsonException e) {
            throw new MatchFormatException(
                    mcap.name(), "metadata \"" + MatchInfo.NAME + "\"", String.valueOf(e.getMessage()));
        }
    }

    private List<BodyInfo> readBodies() throws IOException {
        Optional<Message> message = latest(Topics.BODIES, Double.MAX_VALUE);
        if (message.isEmpty()) {
            return List.of();
        }
        return parse(message.get(), BodyJson.Bodies.class, BodyJson.Bodies::infos);
    }

    private <J extends Record, T> List<T> messages(
            Topics topic, double from, double to, int most, Class<J> type, Decoder<J, T> value) throws IOException {
        List<T> values = new ArrayList<>();
        MessageCursor cursor = cursor(topic, from, to);
        while (next(cursor)) {
            values.add(parse(cursor.message(), type, value));
            if (values.size() > most) {
                throw new MatchFormatException(
                        mcap.name(), topic.topic(), "expected at most " + most + " messages, found more");
            }
        }
        return values;
    }

    /** Goes to the next message that can be read: a damaged chunk must not hide the others. */
    boolean next(MessageCursor cursor) throws IOException {
        while (true) {
            try {
                return cursor.next();
            } catch (McapException e) {
                damages.add(e.toDamage());
            }
        }
    }

    private MessageCursor cursor(Topics topic, double from, double to) {
        return mcap.messages(RecordingTime.toBound(from), RecordingTime.toBound(to), Set.of(topic.topic()));
    }

    private Optional<Message> latest(Topics topic, double time) throws IOException {
        Optional<Channel> channel = mcap.channel(topic.topic());
        return channel.isPresent()
                ? mcap.latest(channel.get(), RecordingTime.toBound(time), damages::add)
                : Optional.empty();
    }

    private interface Decoder<J, T> {
        T of(J json) throws JsonException;
    }

    private <J extends Record, T> T parse(Message message, Class<J> type, Decoder<J, T> value) throws IOException {
        byte[] utf8 = message.data().getBytes(message.data().remaining());
        try {
            return value.of(RecordJson.read(type, JsonParser.parseObject(new String(utf8, StandardCharsets.UTF_8))));
        } catch (JsonException | IllegalArgumentException e) {
            throw problem(message, e);
        }
    }

    private MatchFormatException problem(Message message, Exception cause) {
        String place = message.channel().topic() + " at " + RecordingTime.toSeconds(message.logTime()) + " s";
        return new MatchFormatException(mcap.name(), place, String.valueOf(cause.getMessage()));
    }
}
