// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.mixedreality.trajectory.SpeedTable;

/**
 * The "goto" command of the league: wheel speeds that bring a robot nearer to a point seen at some distance and angle. It
 * drives backwards to what lies behind it.
 */
public final class GoTo {
    /** Nearer than this a robot has arrived, m. */
    public static final double ARRIVED = 0.004;

    private static final double CRUISE = 0.8 * SpeedTable.FASTEST;
    private static final double SLOWEST = 0.03;
    private static final double BRAKING = 2;
    private static final double TURNING = 0.09;

    private GoTo() {}

    /**
     * Works out wheel speeds.
     *
     * @param distance to the point, m
     * @param angle of the point from the robot's heading, rad, counter-clockwise, in (−π, π]
     * @param wheels receives the speeds of the left and the right wheel, m/s
     */
    public static void wheels(double distance, double angle, double[] wheels) {
        if (distance < ARRIVED) {
            wheels[0] = 0;
            wheels[1] = 0;
            return;
        }
        boolean behind = Math.abs(angle) > Math.PI / 2;
        double direction = behind ? -1 : 1;
        double off = behind ? angle - Math.copySign(Math.PI, angle) : angle;
        // Far off the way it turns on the spot; nearly on it, it drives and turns at once.
        double straight = Math.max(0, StrictMath.cos(2 * clamp(off, Math.PI / 4)));
        double forward = direction * straight * Math.min(CRUISE, SLOWEST + BRAKING * distance);
        double turn = clamp(TURNING * off, 0.6 * SpeedTable.FASTEST);
        wheels[0] = forward - turn;
        wheels[1] = forward + turn;
    }

    private static double clamp(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
