// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.jspecify.annotations.Nullable;

/**
 * The robots, as a team may know them.
 *
 * @param size side of a robot seen from above, m
 * @param wheels the pair of wheels that is commanded, or null for robots that are commanded in another way
 */
public record RobotInfo(double size, @Nullable WheelPair wheels) {
    /**
     * A robot that is not commanded by a pair of wheels.
     *
     * @param size side of a robot seen from above, m
     */
    public RobotInfo(double size) {
        this(size, null);
    }

    /**
     * {@return the wheels, for a team that can drive nothing else}
     *
     * @throws IllegalArgumentException if these robots are commanded in another way
     */
    public WheelPair requireWheels() {
        if (wheels == null) {
            throw new IllegalArgumentException(
                    "this team drives robots with two wheels, but those of this league are commanded in another way");
        }
        return wheels;
    }

    /**
     * The two wheels of a robot whose command is their speeds, see {@link Commands#wheels}.
     *
     * @param rimSpeed speed of a wheel's rim for a command of 1, m/s: the wheel's radius where commands are in rad/s, 1
     *     where they are in m/s
     * @param track distance between the wheels, m
     * @param strongest largest command that is followed
     */
    public record WheelPair(double rimSpeed, double track, double strongest) {}
}
