// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

/** What a robot shares with its mates. Positions are in the team's frame, m; velocities m/s; angles rad. */
public enum Item {
    /** x, y, heading, vx, vy, spin. */
    POSE(6),
    /** x, y, z, vx, vy, vz, confidence 0 … 1, whether the robot holds it. */
    BALL(8),
    /** x and y of up to twelve obstacles; NaN where there are fewer. */
    OBSTACLES(24),
    /** Role, target x and y, for how long in the role (s), whom it passes to (−1 nobody), where to (x, y). */
    STRATEGY(7);

    private final int numbers;

    Item(int numbers) {
        this.numbers = numbers;
    }

    /** {@return how many numbers it has} */
    public int numbers() {
        return numbers;
    }
}
