// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** The beginning of a view of a world: the truth, or what a side sees. The ball follows, then the robots. */
public enum View implements Field {
    TIME(0, Type.FLOAT64, "simulated time at which this was seen, s; older than the world's if there is a delay"),
    OURS(8, Type.INT32, "1 if the restart is this side's, or else 0; 0 in the truth");

    /** Size of this part. */
    public static final int BYTES = 16;

    private final Place place;

    View(int at, Type type, String meaning) {
        place = new Place(at, type, meaning);
    }

    @Override
    public Place place() {
        return place;
    }
}
