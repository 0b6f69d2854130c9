// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

/** A moment or a duration as ROS counts it. */
public record RosTime(int seconds, int nanoseconds) {
    /** No time at all. */
    public static final RosTime ZERO = new RosTime(0, 0);

    private static final long NANOSECONDS = 1_000_000_000L;

    /** {@return the time of so many seconds} */
    public static RosTime ofSeconds(double seconds) {
        long nanoseconds = Math.round(seconds * NANOSECONDS);
        return new RosTime(
                (int) Math.floorDiv(nanoseconds, NANOSECONDS), (int) Math.floorMod(nanoseconds, NANOSECONDS));
    }

    /** {@return the same, s} */
    public double inSeconds() {
        return seconds + nanoseconds / (double) NANOSECONDS;
    }
}
