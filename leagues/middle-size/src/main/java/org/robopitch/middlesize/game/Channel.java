// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import org.robopitch.middlesize.parameters.DribbleParameters;

/** The numbers of a robot's command, in their order. */
public final class Channel {
    /** Velocity through the kicker, m/s. */
    public static final int ALONG = 0;

    /** Velocity to the left, m/s. */
    public static final int ACROSS = 1;

    /** Spin, counter-clockwise, rad/s. */
    public static final int SPIN = 2;

    /** Not 0 to hold the ball whenever it is before the kicker. */
    public static final int DRIBBLE = 3;

    /** Strength of a kick, taken as soon as the ball is before the kicker; 0 to charge only. */
    public static final int KICK = 4;

    /** ShootPos of the kick, 1 or −1: the league's convention says which is the ground kick and which the lob. */
    public static final int SHOOT_POSITION = 5;

    /** How many numbers there are for robots whose ball the simulator carries. */
    public static final int COUNT = 6;

    /** Rim speed of the left handling wheel, m/s; positive pulls the ball in. Only with the dribble method wheels. */
    public static final int LEFT_WHEEL = 6;

    /** Rim speed of the right handling wheel, m/s; positive pulls the ball in. Only with the dribble method wheels. */
    public static final int RIGHT_WHEEL = 7;

    /** How many numbers there are for robots that handle the ball with wheels. */
    public static final int COUNT_WITH_WHEELS = 8;

    private Channel() {}

    /** {@return how many numbers a robot's command has, by how robots dribble} */
    static int count(DribbleParameters dribble) {
        return dribble.method() == DribbleParameters.Method.WHEELS ? COUNT_WITH_WHEELS : COUNT;
    }
}
