// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.Remembering;

/** What a robot wants to do next: where to go, how to look, what to do with the ball. Used again in each cycle. */
public final class Intent implements Remembering {
    /** What to do with the kicker. */
    public enum Kick {
        /** Nothing. */
        NONE,
        /** Along the ground. */
        GROUND,
        /** Into the air. */
        LOB
    }

    /** The role. */
    public Role role = Role.DEFENDER;

    /** What it is doing, for people. */
    public String label = "";

    /** Whether to stand. */
    public boolean stop;

    /** Whether {@link #pullAlong} and its like are the command, without a plan. */
    public boolean direct;

    /** Velocity through the kicker of a direct command, m/s. */
    public double pullAlong;

    /** Velocity to the left of a direct command, m/s. */
    public double pullAcross;

    /** Spin of a direct command, rad/s. */
    public double pullSpin;

    /** Where to go, m. */
    public double x;

    /** Where to go, m. */
    public double y;

    /** Heading wanted, rad. */
    public double facing;

    /** Fastest on the way, m/s. */
    public double speed;

    /** Speed at the target, m/s. */
    public double arriving;

    /** Whether the target may be where others are. */
    public boolean touching;

    /** How near to the ball the way may lead, m; 0 if the ball is no obstacle. */
    public double awayFromBall;

    /** Whether to hold the ball. */
    public boolean dribble;

    /** Whether to kick now. */
    public Kick kick = Kick.NONE;

    /** Speed of a kick along the ground, m/s. */
    public double kickSpeed;

    /** Where a lob should touch down, m away. */
    public double lobDistance;

    /** Whom a pass is for, or −1. */
    public int passTo = -1;

    /** Where it should be caught, m. */
    public double passX;

    /** Where it should be caught, m. */
    public double passY;

    Intent() {}

    void begin(Role newRole, double fastest) {
        role = newRole;
        label = "";
        stop = false;
        direct = false;
        speed = fastest;
        arriving = 0;
        touching = false;
        awayFromBall = 0;
        dribble = false;
        kick = Kick.NONE;
        kickSpeed = 0;
        lobDistance = 0;
        passTo = -1;
    }

    void stand(String doing) {
        label = doing;
        stop = true;
    }

    void go(double toX, double toY, double look) {
        x = toX;
        y = toY;
        facing = look;
    }

    void pull(double along, double across, double spin) {
        direct = true;
        pullAlong = along;
        pullAcross = across;
        pullSpin = spin;
    }
}
