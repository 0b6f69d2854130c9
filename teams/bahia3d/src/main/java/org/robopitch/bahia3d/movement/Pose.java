// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import org.robopitch.humanoid.body.Joint;

/**
 * A static posture at a time of a movement.
 *
 * @param time since the movement began, s
 * @param angles of all joints, rad; NaN for a joint that this pose does not move
 */
public record Pose(double time, double[] angles) {
    /** Keeps a copy of the angles. */
    public Pose {
        angles = angles.clone();
        if (angles.length != Joint.COUNT) {
            throw new IllegalArgumentException("a pose has " + Joint.COUNT + " angles, not " + angles.length);
        }
    }

    /** {@return the same posture as if seen in a mirror: left and right exchanged} */
    public Pose mirrored() {
        double[] other = new double[Joint.COUNT];
        for (Joint joint : Joint.values()) {
            other[joint.mirrored().ordinal()] = joint.mirrorSign() * angles[joint.ordinal()];
        }
        return new Pose(time, other);
    }
}
