// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** The commands of one side in one world; its robots' numbers follow. */
public enum CommandsSide implements Field {
    SEQUENCE(0, Type.UINT64, "sequence lock: odd while the commands are being written"),
    CYCLE(8, Type.UINT64, "the cycle that these commands answer"),
    VERSION(16, Type.UINT32, "of the layout that the client knows: 1"),
    REQUEST(20, Type.UINT32, "0 play on, 1 begin a new match with the seed below, 2 goodbye"),
    SEED(24, Type.UINT64, "of the new match"),
    PROCESS(32, Type.UINT64, "process number of the client, or 0; lets the simulator see that it has died");

    /** Size of this part. */
    public static final int BYTES = 64;

    private final Place place;

    CommandsSide(int at, Type type, String meaning) {
        place = new Place(at, type, meaning);
    }

    @Override
    public Place place() {
        return place;
    }
}
