// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** A body in a view. */
public enum BodyView implements Field {
    X(0, Type.FLOAT64, "m"),
    Y(8, Type.FLOAT64, "m"),
    Z(16, Type.FLOAT64, "height of its lowest point, m"),
    HEADING(24, Type.FLOAT64, "rad, counter-clockwise from x, -π … π; 0 for the ball"),
    VX(32, Type.FLOAT64, "m/s"),
    VY(40, Type.FLOAT64, "m/s"),
    VZ(48, Type.FLOAT64, "m/s"),
    SPIN(56, Type.FLOAT64, "rad/s, counter-clockwise; 0 for the ball"),
    VISIBLE(64, Type.UINT64, "1 if it was seen; or else 0, and the numbers are those of the last time it was");

    /** Size of this part. */
    public static final int BYTES = 72;

    private final Place place;

    BodyView(int at, Type type, String meaning) {
        place = new Place(at, type, meaning);
    }

    @Override
    public Place place() {
        return place;
    }
}
