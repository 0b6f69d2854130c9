// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

/** Something that is somewhere on the field, as far as the agent knows. */
public interface Place {
    /** {@return towards the opponents' goal, m} */
    double x();

    /** {@return to the left of that, m} */
    double y();

    /** {@return how far away a point is, m} */
    default double distance(double toX, double toY) {
        return StrictMath.hypot(toX - x(), toY - y());
    }

    /** {@return how far away something else is, m} */
    default double distance(Place other) {
        return distance(other.x(), other.y());
    }

    /** {@return the direction to a point, rad} */
    default double bearing(double toX, double toY) {
        return StrictMath.atan2(toY - y(), toX - x());
    }

    /** {@return the direction to something else, rad} */
    default double bearing(Place other) {
        return bearing(other.x(), other.y());
    }
}
