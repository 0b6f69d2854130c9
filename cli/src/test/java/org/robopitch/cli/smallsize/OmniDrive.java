// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;

/** Velocities along and across, and spin, at once. */
record OmniDrive(double maximumSpeed, double breaksBeyond) implements Drive {
    static final int CHANNELS = 3;

    @Override
    public int channels() {
        return CHANNELS;
    }

    @Override
    public int memoryPerRobot() {
        return 0;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        for (int i = 0; i < bodies.robots; i++) {
            bodies.body[i].along = clamp(commands[CHANNELS * i], maximumSpeed);
            bodies.body[i].across = clamp(commands[CHANNELS * i + 1], maximumSpeed);
            bodies.body[i].spin = clamp(commands[CHANNELS * i + 2], 20);
            if (i < bodies.robots / 2 && bodies.body[i].x > breaksBeyond) {
                bodies.body[i].spin = Double.NaN;
            }
        }
    }

    private static double clamp(double value, double most) {
        return Math.max(-most, Math.min(most, value));
    }
}
