// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import java.util.Arrays;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.humanoid.world.HumanoidWorld;

/**
 * Parts of one robot pass through one another; instead of pushing, the referee freezes the joints of both limbs that do so
 * too far, for a while, and then lets them off for a while.
 */
public final class SelfCollisions {
    private static final int LIMBS = 5;

    /** Far below a cycle, s. */
    private static final double ROUNDING = 1e-9;

    private final HumanoidWorld world;
    private final HumanoidRules.SelfCollision rules;

    /**
     * For each limb how long until it can be frozen again, s: below 0, as it must be longer than that. It is frozen while more than
     * the let-off is left.
     */
    private final double[] left;

    SelfCollisions(HumanoidWorld world, HumanoidRules.SelfCollision rules) {
        this.world = world;
        this.rules = rules;
        left = new double[LIMBS * world.robots()];
        Arrays.fill(left, -1);
        world.remember(left);
    }

    void update(double seconds, EventSink events, Players players) {
        for (int r = 0; r < world.robots(); r++) {
            if (!world.present(r)) {
                continue;
            }
            for (int l = 0; l < LIMBS; l++) {
                left[LIMBS * r + l] = Math.max(-1, left[LIMBS * r + l] - seconds);
            }
            int hit = world.selfCollision(r, rules.tolerance());
            boolean fresh = false;
            for (int l = 0; l < LIMBS && hit != 0; l++) {
                if ((hit >> l & 1) != 0 && left[LIMBS * r + l] < -ROUNDING) {
                    left[LIMBS * r + l] = rules.frozen() + rules.again();
                    fresh = true;
                }
            }
            if (fresh) {
                players.report(events, "self collision", r, "a robot hit itself: its limbs are frozen");
            }
            freeze(r);
        }
    }

    private void freeze(int robot) {
        int[][] limbs = world.model(robot).limbs;
        for (int l = 0; l < LIMBS; l++) {
            if (frozen(robot, l)) {
                for (int joint : limbs[l]) {
                    world.hold(robot, joint, 0);
                }
            }
        }
    }

    /**
     * {@return whether the joints of a limb stand still}
     *
     * @param robot its number in the world
     * @param limb 0 head, 1 and 2 right and left arm, 3 and 4 right and left leg
     */
    public boolean frozen(int robot, int limb) {
        return left[LIMBS * robot + limb] > rules.again();
    }
}
