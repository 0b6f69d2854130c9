// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;

/**
 * Wheels that turn as commanded at once (Klančar 2003, eq. 1 and 3; eq. 1 read with the r it lacks in ω).
 *
 * <p>Commands: left and right wheel speed, rad/s, positive forward.
 */
public final class IdealDrive implements Drive {
    private final double wheelRadius;
    private final double track;
    private final double maximumWheelSpeed;

    /**
     * Wheels at once at their speed.
     *
     * @param wheelRadius r of the paper, m
     * @param track distance between the wheels, L of the paper, m
     * @param maximumWheelSpeed commands beyond it saturate, rad/s
     */
    public IdealDrive(double wheelRadius, double track, double maximumWheelSpeed) {
        this.wheelRadius = wheelRadius;
        this.track = track;
        this.maximumWheelSpeed = maximumWheelSpeed;
    }

    @Override
    public boolean canBeCut() {
        return false;
    }

    @Override
    public int channels() {
        return 2;
    }

    @Override
    public int memoryPerRobot() {
        return 0;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.body[i].present) {
                double left = Saturation.limit(commands[2 * i], maximumWheelSpeed);
                double right = Saturation.limit(commands[2 * i + 1], maximumWheelSpeed);
                bodies.body[i].along = (right + left) * wheelRadius / 2;
                bodies.body[i].spin = (right - left) * wheelRadius / track;
                bodies.body[i].across = 0;
                bodies.body[i].skidding = false;
            }
        }
    }
}
