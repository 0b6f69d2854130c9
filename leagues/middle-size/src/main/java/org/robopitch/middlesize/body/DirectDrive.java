// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.body;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;
import org.robopitch.middlesize.parameters.DriveParameters;

/** Robots that have the commanded velocity at once (dialect A; the chapter's SetLinearVel and SetAngularVel). */
public final class DirectDrive implements Drive {
    private final VelocityLimit limit;

    /**
     * Drives robots.
     *
     * @param parameters the fastest that is followed
     */
    public DirectDrive(DriveParameters parameters) {
        this.limit = new VelocityLimit(parameters);
    }

    @Override
    public int channels() {
        return VelocityLimit.CHANNELS;
    }

    @Override
    public int memoryPerRobot() {
        return 0;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.present[i]) {
                limit.read(commands, i);
                bodies.along[i] = limit.along;
                bodies.across[i] = limit.across;
                bodies.spin[i] = limit.spin;
            }
        }
    }
}
