// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

import org.robopitch.engine.match.Side;

/**
 * Where everything lies in the two files of one session, in bytes.
 *
 * <p>Worlds, views and the commands of a side begin at multiples of 64, so that no two writers share a cache line.
 *
 * @param worlds how many worlds there are side by side
 * @param robots robots of each side
 * @param channels numbers in a robot's command
 */
public record Layout(int worlds, int robots, int channels) {
    /** Rises whenever a client of the layout before would read or write the wrong bytes. */
    public static final int VERSION = 1;

    public static final int LOCKSTEP = 1;
    public static final int BLUE_OUTSIDE = 2;
    public static final int YELLOW_OUTSIDE = 4;
    public static final int WORLD_FRAME = 8;
    public static final int NEW_MATCHES = 16;

    public static final int SERVING = 1;
    public static final int ENDED = 2;

    public static final int PLAYED = 1;
    public static final int OVER = 2;

    public static final int PLAY_ON = 0;
    public static final int NEW_MATCH = 1;
    public static final int GOODBYE = 2;

    private static final int LINE = 64;

    public Layout {
        if (worlds < 1 || robots < 1 || channels < 1) {
            throw new IllegalArgumentException("at least one world, robot and channel are needed, but there are "
                    + worlds + " worlds, " + robots + " robots and " + channels + " channels");
        }
        long biggest = Part.POSITIONS.bytes() + (long) worlds * bytesOfWorld(robots);
        if (biggest > Integer.MAX_VALUE || (long) worlds * robots * channels > Integer.MAX_VALUE / 64) {
            throw new IllegalArgumentException(worlds + " worlds do not fit into a file of 2 GB");
        }
    }

    /** Size of a view of a world. */
    public int viewBytes() {
        return bytesOfView(robots);
    }

    public int truthOffset() {
        return Part.WORLD.bytes();
    }

    public int viewOffset(Side side) {
        return truthOffset() + (1 + side.ordinal()) * viewBytes();
    }

    /** From one world to the next in the positions file. */
    public int positionsWorldBytes() {
        return bytesOfWorld(robots);
    }

    public int positionsBytes() {
        return Part.POSITIONS.bytes() + worlds * positionsWorldBytes();
    }

    public int positionsWorld(int world) {
        return Part.POSITIONS.bytes() + world * positionsWorldBytes();
    }

    /** From a view's beginning to a body: the ball is 0, then come the robots of both sides. */
    public static int body(int index) {
        return Part.VIEW.bytes() + index * Part.BODY.bytes();
    }

    /** Size of a side's commands. */
    public int sideBytes() {
        return whole(Part.SIDE.bytes() + robots * channels * Double.BYTES);
    }

    /** From one world to the next in the commands file. */
    public int commandsWorldBytes() {
        return 2 * sideBytes();
    }

    public int commandsBytes() {
        return Part.COMMANDS.bytes() + worlds * commandsWorldBytes();
    }

    public int commandsSide(int world, Side side) {
        return Part.COMMANDS.bytes() + world * commandsWorldBytes() + side.ordinal() * sideBytes();
    }

    private static int bytesOfView(int robots) {
        return whole(Part.VIEW.bytes() + (1 + 2 * robots) * Part.BODY.bytes());
    }

    private static int bytesOfWorld(int robots) {
        return Part.WORLD.bytes() + 3 * bytesOfView(robots);
    }

    private static int whole(int bytes) {
        return (bytes + LINE - 1) / LINE * LINE;
    }
}
