// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import java.util.List;

/**
 * A movement: static postures, one after another, at times (Bahia3D 2010, sec. 3.1).
 *
 * @param name what it is called
 * @param passes how often the plan is smoothed
 * @param acceleration λ of eq. 3 in both directions, rad/s²
 * @param poses in the order of their times; at least one
 */
public record Movement(String name, int passes, double acceleration, List<Pose> poses) {
    /** Keeps a copy of the poses. */
    public Movement {
        poses = List.copyOf(poses);
        if (poses.isEmpty()) {
            throw new IllegalArgumentException("a movement has at least one pose");
        }
    }

    /** {@return how long it lasts, s} */
    public double duration() {
        return poses.get(poses.size() - 1).time();
    }

    /**
     * {@return the same movement with left and right exchanged}
     *
     * @param newName what that one is called
     */
    public Movement mirrored(String newName) {
        return new Movement(
                newName,
                passes,
                acceleration,
                poses.stream().map(Pose::mirrored).toList());
    }

    /** {@return its limits: the motors' speed, its own acceleration} */
    public SpeedLimits limits() {
        return SpeedLimits.defaults().withAcceleration(acceleration);
    }
}
