// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.handle;

import org.robopitch.robot.Remembering;

/**
 * Drives so that the ball stays before the kicker: what the robot wants to do is limited in its change, and it turns and
 * moves after a ball that drifts from its place, the more the further it has drifted.
 */
public final class DribbleMotion implements Remembering {
    /** A ball that has drifted by this share of what is allowed has all of the robot's attention. */
    private static final double ALARM = 0.8;

    private final double keptAt;
    private final double allowed;
    private final double acceleration;
    private final double twist;
    private final double gain;
    private double along;
    private double across;
    private double spin;

    /**
     * A way to drive.
     *
     * @param keptAt where the ball belongs, m before the robot's centre
     * @param allowed how far to the side it may drift, rad
     * @param acceleration of the robot with the ball, m/s²
     * @param twist the same of its turn, rad/s²
     * @param gain how quickly the robot follows a ball that drifts, 1/s
     */
    public DribbleMotion(double keptAt, double allowed, double acceleration, double twist, double gain) {
        this.keptAt = keptAt;
        this.allowed = allowed;
        this.acceleration = acceleration;
        this.twist = twist;
        this.gain = gain;
    }

    /**
     * Begins, as the robot moves when it gets the ball.
     *
     * @param nowAlong m/s
     * @param nowAcross m/s
     * @param nowSpin rad/s
     */
    public void begin(double nowAlong, double nowAcross, double nowSpin) {
        along = nowAlong;
        across = nowAcross;
        spin = nowSpin;
    }

    /**
     * Changes a command so that the ball stays.
     *
     * @param ballAhead where the ball is, m before the robot's centre
     * @param ballAside m to the left
     * @param seconds length of the cycle, s
     * @param command velocity along, across (m/s) and spin (rad/s): in as wanted, out as it may be
     */
    public void keep(double ballAhead, double ballAside, double seconds, double[] command) {
        double off = StrictMath.atan2(ballAside, Math.max(0.01, ballAhead));
        double drifted = Math.min(1, Math.abs(off) / (ALARM * allowed));
        double wantedSpin = (1 - drifted) * command[2] + gain * off;
        double wantedAlong = (1 - 0.5 * drifted) * command[0] + gain * (ballAhead - keptAt);
        double wantedAcross = (1 - 0.5 * drifted) * command[1];
        double most = acceleration * seconds;
        double dx = wantedAlong - along;
        double dy = wantedAcross - across;
        double change = Math.sqrt(dx * dx + dy * dy);
        double share = change > most ? most / change : 1;
        along += share * dx;
        across += share * dy;
        double turn = twist * seconds;
        spin += Math.max(-turn, Math.min(turn, wantedSpin - spin));
        command[0] = along;
        command[1] = across;
        command[2] = spin;
    }
}
