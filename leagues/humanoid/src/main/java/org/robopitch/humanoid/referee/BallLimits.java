// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.humanoid.world.HumanoidWorld;

/** Where the ball has left the field: through a goal, over a goal line, over a side line. The whole ball must be out. */
final class BallLimits {
    private final HumanoidWorld world;
    private final double line;
    private final double side;
    private final double goalHalfWidth;
    private final double goalHeight;
    private final double[] before = new double[3];
    private final double[] exit = new double[3];

    BallLimits(HumanoidWorld world) {
        this.world = world;
        double radius = world.physics().ballRadius();
        line = world.physics().pitchLength() / 2 + radius;
        side = world.physics().pitchWidth() / 2 + radius;
        goalHalfWidth = world.physics().goalWidth() / 2;
        goalHeight = world.physics().goalHeight();
        world.remember(before);
        remember();
    }

    /** Finds where the ball crossed, if it did: a fast one has continued since. */
    void update() {
        double share = 1;
        for (int axis = 0; axis < 2; axis++) {
            double limit = axis == 0 ? line : side;
            double from = before[axis];
            double to = world.ball(axis);
            if (Math.abs(to) > limit && Math.abs(from) <= limit) {
                double at = (to > 0 ? limit : -limit) - from;
                share = Math.min(share, at / (to - from));
            }
        }
        for (int k = 0; k < 3; k++) {
            exit[k] = before[k] + share * (world.ball(k) - before[k]);
        }
    }

    void remember() {
        for (int k = 0; k < 3; k++) {
            before[k] = world.ball(k);
        }
    }

    double exitX() {
        return exit[0];
    }

    double exitY() {
        return exit[1];
    }

    /** {@return who scored: 1 if the ball is in the goal at positive x, −1 in the other, 0 in neither} */
    int goal() {
        if (Math.abs(world.ball(0)) <= line || Math.abs(exit[1]) >= goalHalfWidth || exit[2] >= goalHeight) {
            return 0;
        }
        return world.ball(0) > 0 ? 1 : -1;
    }

    /** {@return 1 if the ball is beyond the goal line at positive x, −1 beyond the other} */
    int beyondGoalLine() {
        return world.ball(0) > line ? 1 : world.ball(0) < -line ? -1 : 0;
    }

    /** {@return 1 if the ball is beyond the side line at positive y, −1 beyond the other} */
    int beyondSideLine() {
        return world.ball(1) > side ? 1 : world.ball(1) < -side ? -1 : 0;
    }
}
