// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sensor;

import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** What a robot feels of its own body, without noise: joints, gyroscope, accelerometer, soles. */
public final class BodySensors {
    private final HumanoidWorld world;
    private final PartMotion torso = new PartMotion();
    private final double[] sole = new double[6];

    /**
     * The sensors of all robots of a world.
     *
     * @param world which
     */
    public BodySensors(HumanoidWorld world) {
        this.world = world;
    }

    /**
     * Fills in what a robot feels now.
     *
     * @param robot its number
     * @param into receives it
     */
    public void feel(int robot, Percepts into) {
        int joints = world.model(robot).joints();
        for (int j = 0; j < joints; j++) {
            into.angle(Joint.of(j), world.angle(robot, j));
        }
        world.part(robot, 0, torso);
        double[] turn = torso.rotation;
        double[] spin = torso.spin;
        for (int k = 0; k < 3; k++) {
            into.gyro[k] = turn[k] * spin[0] + turn[3 + k] * spin[1] + turn[6 + k] * spin[2];
        }
        world.acceleration(robot, into.acceleration);
        for (int s = 0; s < Percepts.SOLES; s++) {
            if (world.footForce(robot, s, sole)) {
                into.force(s, sole[0], sole[1], sole[2], sole[3], sole[4], sole[5]);
            }
        }
    }
}
