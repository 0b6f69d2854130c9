// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import org.robopitch.robot.Remembering;

/** Something that is somewhere on the field, as far as the agent knows. */
public abstract class Place implements Remembering {
    /** Towards the opponents' goal, m. */
    public double x;

    /** To the left of that, m. */
    public double y;

    /** {@return how far away a point is, m} */
    public final double distance(double toX, double toY) {
        return StrictMath.hypot(toX - x, toY - y);
    }

    /** {@return how far away something else is, m} */
    public final double distance(Place other) {
        return distance(other.x, other.y);
    }

    /** {@return the direction to a point, rad} */
    public final double bearing(double toX, double toY) {
        return StrictMath.atan2(toY - y, toX - x);
    }

    /** {@return the direction to something else, rad} */
    public final double bearing(Place other) {
        return bearing(other.x, other.y);
    }
}
