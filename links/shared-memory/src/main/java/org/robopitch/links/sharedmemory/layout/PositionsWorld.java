// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** The beginning of a world in the positions file; what is true and what each side sees follow. */
public enum PositionsWorld implements Field {
    SEQUENCE(0, Type.UINT64, "sequence lock: odd while the world is being written"),
    CYCLE(8, Type.UINT64, "number of the cycle that is to be answered, from 1; it never goes back"),
    MATCH(16, Type.UINT32, "number of the match in this world, from 1"),
    STATE(20, Type.UINT32, "0 not begun, 1 being played, 2 over"),
    SEED(24, Type.UINT64, "of the match"),
    TIME(32, Type.FLOAT64, "simulated time, s"),
    CLOCK(40, Type.FLOAT64, "played in this period, s"),
    BLUE_SCORE(48, Type.INT32, "goals of blue"),
    YELLOW_SCORE(52, Type.INT32, "goals of yellow"),
    RUNNING(56, Type.INT32, "1 if robots may move, or else 0"),
    AWARDED(60, Type.INT32, "whose restart it is: 0 blue, 1 yellow, -1 nobody's"),
    BLUE_ATTACKS(64, Type.INT32, "1 if blue attacks towards positive x of the world's frame, or else -1"),
    MODE(72, Type.TEXT24, "what is played, such as `kick-off`, `play`, `halt`; UTF-8, filled with zeros"),
    PERIOD(96, Type.TEXT24, "such as `first half`; UTF-8, filled with zeros");

    /** Size of this part. */
    public static final int BYTES = 128;

    private final Place place;

    PositionsWorld(int at, Type type, String meaning) {
        place = new Place(at, type, meaning);
    }

    @Override
    public Place place() {
        return place;
    }
}
