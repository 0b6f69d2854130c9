// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

/**
 * The numbers of a robot's command. The first 24 are the speeds of the joints, rad/s, in the order of
 * {@link org.robopitch.humanoid.body.Joint}.
 */
public final class Channel {
    /** Not 0 to be beamed. */
    public static final int BEAM = 24;

    /** Where to: x from the team's own end, m. */
    public static final int BEAM_X = 25;

    /** Where to: y, m. */
    public static final int BEAM_Y = 26;

    /** Where to: heading, rad, 0 towards the opponents' goal. */
    public static final int BEAM_HEADING = 27;

    /** Not 0 to ask for pass mode. */
    public static final int PASS = 28;

    /** First of three numbers that carry a message, see {@link SayCode}. */
    public static final int SAY = 29;

    /**
     * 1 to 5 to come onto the pitch as a robot of type 0 to 4, 11 to 15 to leave it and come again as one, −1 to leave it, 0 to stay as
     * it is.
     */
    public static final int BODY = 32;

    /** How many there are. */
    public static final int COUNT = 33;

    private Channel() {}
}
