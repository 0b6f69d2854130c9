// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

import static org.robopitch.links.sharedmemory.layout.Field.Type.FLOAT64;
import static org.robopitch.links.sharedmemory.layout.Field.Type.INT32;
import static org.robopitch.links.sharedmemory.layout.Field.Type.TEXT24;
import static org.robopitch.links.sharedmemory.layout.Field.Type.TEXT8;
import static org.robopitch.links.sharedmemory.layout.Field.Type.UINT32;
import static org.robopitch.links.sharedmemory.layout.Field.Type.UINT64;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.RobotInfo.WheelPair;
import org.robopitch.engine.match.Side;

/**
 * Which byte means what, in both files: each field with its place in its part, how it is written and what it says. Fields of
 * the headers also say where their value comes from. The C header and the page in docs are held to this table by tests.
 */
public enum Field {
    POSITIONS_MAGIC(0, TEXT8, "`RPTCHPOS`", h -> "RPTCHPOS"),
    POSITIONS_VERSION(8, UINT32, "of this layout: 1", h -> Layout.VERSION),
    POSITIONS_HEADER_BYTES(
            12, UINT32, "size of this header: where the first world begins", h -> Part.POSITIONS.bytes()),
    POSITIONS_FILE_BYTES(16, UINT64, "size of the file", layout(Layout::positionsBytes)),
    POSITIONS_WORLDS(24, UINT32, "number of worlds", layout(Layout::worlds)),
    POSITIONS_WORLD_BYTES(28, UINT32, "from one world to the next", layout(Layout::positionsWorldBytes)),
    POSITIONS_ROBOTS(32, UINT32, "robots of each side", layout(Layout::robots)),
    POSITIONS_CHANNELS(
            36, UINT32, "numbers in a robot's command: 2, the left and the right wheel", layout(Layout::channels)),
    POSITIONS_SESSION(40, UINT64, "a number that both files share, and no other session has", Header::session),
    POSITIONS_FLAGS(
            48,
            UINT32,
            "1 lockstep, 2 blue is played outside, 4 yellow is, 8 sides see the world's frame, 16 new matches may be asked for",
            Header::flags),
    POSITIONS_STATE(52, UINT32, "1 serving, 2 ended", h -> Layout.SERVING),
    POSITIONS_PROCESS(56, UINT64, "process number of the simulator", h -> Header.PROCESS),
    POSITIONS_TRUTH_OFFSET(
            64, UINT32, "from the beginning of a world to the true positions", layout(Layout::truthOffset)),
    POSITIONS_BLUE_OFFSET(68, UINT32, "to what blue sees", h -> h.layout().viewOffset(Side.BLUE)),
    POSITIONS_YELLOW_OFFSET(72, UINT32, "to what yellow sees", h -> h.layout().viewOffset(Side.YELLOW)),
    POSITIONS_BODY_BYTES(76, UINT32, "from one body to the next", h -> Part.BODY.bytes()),
    POSITIONS_CYCLE_SECONDS(
            80, FLOAT64, "time between two decisions, s", h -> h.info().rhythm().cycleSeconds()),
    POSITIONS_PITCH_LENGTH(
            88, FLOAT64, "between the goal lines, m", h -> h.field().length()),
    POSITIONS_PITCH_WIDTH(96, FLOAT64, "m", h -> h.field().width()),
    POSITIONS_GOAL_WIDTH(104, FLOAT64, "m", h -> h.field().goalWidth()),
    POSITIONS_GOAL_DEPTH(112, FLOAT64, "m", h -> h.field().goalDepth()),
    POSITIONS_ROBOT_SIZE(120, FLOAT64, "side of a robot, m", h -> h.robot().size()),
    POSITIONS_BALL_RADIUS(128, FLOAT64, "m", h -> h.field().ballRadius()),
    POSITIONS_WHEEL_RADIUS(
            136,
            FLOAT64,
            "rim speed for a command of 1: the radius, m, or 1 where commands are m/s; 0 without",
            h -> h.wheels(WheelPair::rimSpeed)),
    POSITIONS_TRACK(144, FLOAT64, "distance between the wheels, m; 0 without", h -> h.wheels(WheelPair::track)),
    POSITIONS_MAX_WHEEL_SPEED(
            152, FLOAT64, "largest command of a wheel; 0 without", h -> h.wheels(WheelPair::strongest)),
    POSITIONS_DEADLINE_SECONDS(
            160, FLOAT64, "real time an answer is waited for in lockstep, s; 0 for no limit", Header::deadlineSeconds),
    WORLD_SEQUENCE(0, UINT64, "sequence lock: odd while the world is being written"),
    WORLD_CYCLE(8, UINT64, "number of the cycle that is to be answered, from 1; it never goes back"),
    WORLD_MATCH(16, UINT32, "number of the match in this world, from 1"),
    WORLD_STATE(20, UINT32, "0 not begun, 1 being played, 2 over"),
    WORLD_SEED(24, UINT64, "of the match"),
    WORLD_TIME(32, FLOAT64, "simulated time, s"),
    WORLD_CLOCK(40, FLOAT64, "played in this period, s"),
    WORLD_BLUE_SCORE(48, INT32, "goals of blue"),
    WORLD_YELLOW_SCORE(52, INT32, "goals of yellow"),
    WORLD_RUNNING(56, INT32, "1 if robots may move, or else 0"),
    WORLD_AWARDED(60, INT32, "whose restart it is: 0 blue, 1 yellow, -1 nobody's"),
    WORLD_BLUE_ATTACKS(64, INT32, "1 if blue attacks towards positive x of the world's frame, or else -1"),
    WORLD_MODE(72, TEXT24, "what is played, such as `kick-off`, `play`, `halt`; UTF-8, filled with zeros"),
    WORLD_PERIOD(96, TEXT24, "such as `first half`; UTF-8, filled with zeros"),
    VIEW_TIME(0, FLOAT64, "simulated time at which this was seen, s; older than the world's if there is a delay"),
    VIEW_OURS(8, INT32, "1 if the restart is this side's, or else 0; 0 in the truth"),
    BODY_X(0, FLOAT64, "m"),
    BODY_Y(8, FLOAT64, "m"),
    BODY_Z(16, FLOAT64, "height of its lowest point, m"),
    BODY_HEADING(24, FLOAT64, "rad, counter-clockwise from x, -π … π; 0 for the ball"),
    BODY_VX(32, FLOAT64, "m/s"),
    BODY_VY(40, FLOAT64, "m/s"),
    BODY_VZ(48, FLOAT64, "m/s"),
    BODY_SPIN(56, FLOAT64, "rad/s, counter-clockwise; 0 for the ball"),
    BODY_VISIBLE(64, UINT64, "1 if it was seen; or else 0, and the numbers are those of the last time it was"),
    COMMANDS_MAGIC(0, TEXT8, "`RPTCHCMD`", h -> "RPTCHCMD"),
    COMMANDS_VERSION(8, UINT32, "of this layout: 1", h -> Layout.VERSION),
    COMMANDS_HEADER_BYTES(12, UINT32, "size of this header: where the first world begins", h -> Part.COMMANDS.bytes()),
    COMMANDS_FILE_BYTES(16, UINT64, "size of the file", layout(Layout::commandsBytes)),
    COMMANDS_WORLDS(24, UINT32, "number of worlds", layout(Layout::worlds)),
    COMMANDS_WORLD_BYTES(
            28, UINT32, "from one world to the next: two sides, blue and yellow", layout(Layout::commandsWorldBytes)),
    COMMANDS_ROBOTS(32, UINT32, "robots of each side", layout(Layout::robots)),
    COMMANDS_CHANNELS(36, UINT32, "numbers in a robot's command", layout(Layout::channels)),
    COMMANDS_SESSION(40, UINT64, "the same as in `positions`", Header::session),
    COMMANDS_SIDE_BYTES(48, UINT32, "from blue's commands in a world to yellow's", layout(Layout::sideBytes)),
    SIDE_SEQUENCE(0, UINT64, "sequence lock: odd while the commands are being written"),
    SIDE_CYCLE(8, UINT64, "the cycle that these commands answer"),
    SIDE_VERSION(16, UINT32, "of the layout that the client knows: 1"),
    SIDE_REQUEST(20, UINT32, "0 play on, 1 begin a new match with the seed below, 2 goodbye"),
    SIDE_SEED(24, UINT64, "of the new match"),
    SIDE_PROCESS(32, UINT64, "process number of the client, or 0; lets the simulator see that it has died");

    private final Part part;
    private final int at;
    private final Type type;
    private final String meaning;
    private final @Nullable Function<Header, Object> value;

    Field(int at, Type type, String meaning) {
        this(at, type, meaning, null);
    }

    /** Its name begins with that of its part. */
    Field(int at, Type type, String meaning, @Nullable Function<Header, Object> value) {
        this.part = Part.valueOf(name().substring(0, name().indexOf('_')));
        this.at = at;
        this.type = type;
        this.meaning = meaning;
        this.value = value;
    }

    private static Function<Header, Object> layout(ToIntFunction<Layout> number) {
        return header -> number.applyAsInt(header.layout());
    }

    Part part() {
        return part;
    }

    /** Bytes from the beginning of its part. */
    public int at() {
        return at;
    }

    Type type() {
        return type;
    }

    String meaning() {
        return meaning;
    }

    /** Its name in the C header and on the page. */
    String nameInC() {
        return name().substring(part.name().length() + 1).toLowerCase(Locale.ROOT);
    }

    /** Writes the header of a file. */
    public static void write(Part part, Header header, ByteBuffer to) {
        Arrays.stream(values()).filter(field -> field.part == part).forEach(field -> field.write(header, to));
    }

    private void write(Header header, ByteBuffer to) {
        Object written = value == null ? 0 : value.apply(header);
        if (written instanceof String text) {
            to.put(at, text.getBytes(StandardCharsets.US_ASCII));
        } else if (type == FLOAT64) {
            to.putDouble(at, ((Number) written).doubleValue());
        } else if (type == UINT64) {
            to.putLong(at, ((Number) written).longValue());
        } else {
            to.putInt(at, ((Number) written).intValue());
        }
    }

    /** How a field is written; everything is little endian. */
    enum Type {
        UINT32("uint32", 4),
        INT32("int32", 4),
        UINT64("uint64", 8),
        FLOAT64("float64", 8),
        TEXT8("char[8]", 8),
        TEXT24("char[24]", 24);

        final String label;
        final int bytes;

        Type(String label, int bytes) {
            this.label = label;
            this.bytes = bytes;
        }
    }
}
