// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.humanoid.world.HumanoidWorld;

/** Where robots stand before anybody has beamed them: each team in a row in its own half, looking at the other. */
final class LineUp {
    private LineUp() {}

    static void place(HumanoidWorld world, int perSide) {
        for (int r = 0; r < world.robots(); r++) {
            place(world, r, r < perSide, r % perSide);
        }
    }

    static void place(HumanoidWorld world, int robot, boolean left, int number) {
        double spacing = world.physics().pitchWidth() / 13;
        double x = -world.physics().pitchLength() / 4;
        double y = spacing * (number % 2 == 0 ? number / 2 : -(number + 1) / 2);
        int sign = left ? 1 : -1;
        world.beam(robot, sign * x, sign * y, left ? 0 : Math.PI);
    }
}
