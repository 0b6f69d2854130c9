// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import org.robopitch.middlesize.parameters.DriveParameters;

/** Reads velocity commands, none faster than the robot goes: a command that is too fast keeps its direction. */
final class VelocityLimit {
    /** Numbers of a command: velocity along and across the heading, m/s, and the spin, rad/s. */
    static final int CHANNELS = 3;

    private final double maximumSpeed;
    private final double maximumSpin;

    double along;
    double across;
    double spin;

    VelocityLimit(DriveParameters parameters) {
        this.maximumSpeed = parameters.maximumSpeed();
        this.maximumSpin = parameters.maximumSpin();
    }

    void read(double[] commands, int robot) {
        along = commands[CHANNELS * robot];
        across = commands[CHANNELS * robot + 1];
        double wanted = commands[CHANNELS * robot + 2];
        spin = wanted > maximumSpin ? maximumSpin : wanted < -maximumSpin ? -maximumSpin : wanted;
        double squared = along * along + across * across;
        if (squared > maximumSpeed * maximumSpeed) {
            double share = maximumSpeed / Math.sqrt(squared);
            along *= share;
            across *= share;
        }
    }
}
