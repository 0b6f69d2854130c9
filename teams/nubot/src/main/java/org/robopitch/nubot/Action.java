// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.robot.Remembering;

/** What a robot does until its next decision. Used again each time. */
public final class Action implements Remembering {
    /** Velocity through the kicker, m/s. */
    public double along;

    /** Velocity to the left, m/s. */
    public double across;

    /** Spin, rad/s. */
    public double spin;

    /** Whether to hold the ball. */
    public boolean dribble;

    /** Strength of a kick; 0 for none. */
    public double kick;

    /** Whether the kick is a lob. */
    public boolean lob;

    /** Rim speed of the left handling wheel, m/s; positive pulls the ball in. */
    public double leftWheel;

    /** Rim speed of the right handling wheel, m/s; positive pulls the ball in. */
    public double rightWheel;

    /** Nothing to do yet. */
    public Action() {}

    void stand() {
        along = 0;
        across = 0;
        spin = 0;
    }
}
