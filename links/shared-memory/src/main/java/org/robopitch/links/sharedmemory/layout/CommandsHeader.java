// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** The beginning of the commands file. Written once by the simulator, before the file gets its name. */
public enum CommandsHeader implements Field {
    MAGIC(0, Type.TEXT8, "`RPTCHCMD`"),
    VERSION(8, Type.UINT32, "of this layout: 1"),
    HEADER_BYTES(12, Type.UINT32, "size of this header: where the first world begins"),
    FILE_BYTES(16, Type.UINT64, "size of the file"),
    WORLDS(24, Type.UINT32, "number of worlds"),
    WORLD_BYTES(28, Type.UINT32, "from one world to the next: two sides, blue and yellow"),
    ROBOTS(32, Type.UINT32, "robots of each side"),
    CHANNELS(36, Type.UINT32, "numbers in a robot's command"),
    SESSION(40, Type.UINT64, "the same as in `positions`"),
    SIDE_BYTES(48, Type.UINT32, "from blue's commands in a world to yellow's");

    /** Size of this part. */
    public static final int BYTES = 64;

    private final Place place;

    CommandsHeader(int at, Type type, String meaning) {
        place = new Place(at, type, meaning);
    }

    @Override
    public Place place() {
        return place;
    }
}
