// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** The beginning of the positions file. Written once, before the file gets its name; only the state changes later. */
public enum PositionsHeader implements Field {
    MAGIC(0, Type.TEXT8, "`RPTCHPOS`"),
    VERSION(8, Type.UINT32, "of this layout: 1"),
    HEADER_BYTES(12, Type.UINT32, "size of this header: where the first world begins"),
    FILE_BYTES(16, Type.UINT64, "size of the file"),
    WORLDS(24, Type.UINT32, "number of worlds"),
    WORLD_BYTES(28, Type.UINT32, "from one world to the next"),
    ROBOTS(32, Type.UINT32, "robots of each side"),
    CHANNELS(36, Type.UINT32, "numbers in a robot's command: 2, the left and the right wheel"),
    SESSION(40, Type.UINT64, "a number that both files share, and no other session has"),
    FLAGS(
            48,
            Type.UINT32,
            "1 lockstep, 2 blue is played outside, 4 yellow is, 8 sides see the world's frame, 16 new matches may be asked for"),
    STATE(52, Type.UINT32, "1 serving, 2 ended"),
    PROCESS(56, Type.UINT64, "process number of the simulator"),
    TRUTH_OFFSET(64, Type.UINT32, "from the beginning of a world to the true positions"),
    BLUE_OFFSET(68, Type.UINT32, "to what blue sees"),
    YELLOW_OFFSET(72, Type.UINT32, "to what yellow sees"),
    BODY_BYTES(76, Type.UINT32, "from one body to the next"),
    CYCLE_SECONDS(80, Type.FLOAT64, "time between two decisions, s"),
    PITCH_LENGTH(88, Type.FLOAT64, "between the goal lines, m"),
    PITCH_WIDTH(96, Type.FLOAT64, "m"),
    GOAL_WIDTH(104, Type.FLOAT64, "m"),
    GOAL_DEPTH(112, Type.FLOAT64, "m"),
    ROBOT_SIZE(120, Type.FLOAT64, "side of a robot, m"),
    BALL_RADIUS(128, Type.FLOAT64, "m"),
    WHEEL_RADIUS(
            136, Type.FLOAT64, "rim speed for a command of 1: the radius, m, or 1 where commands are m/s; 0 without"),
    TRACK(144, Type.FLOAT64, "distance between the wheels, m; 0 without"),
    MAX_WHEEL_SPEED(152, Type.FLOAT64, "largest command of a wheel; 0 without"),
    DEADLINE_SECONDS(160, Type.FLOAT64, "real time an answer is waited for in lockstep, s; 0 for no limit");

    /** Size of this part. */
    public static final int BYTES = 192;

    private final Place place;

    PositionsHeader(int at, Type type, String meaning) {
        place = new Place(at, type, meaning);
    }

    @Override
    public Place place() {
        return place;
    }
}
