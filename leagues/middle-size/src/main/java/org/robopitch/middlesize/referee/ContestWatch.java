// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/**
 * Sees robots of both teams fight for the ball and neither get it: both are at it, and it is not one team alone that holds
 * it. The ball may go around with them, so it need not be stuck.
 */
final class ContestWatch implements Watch {
    /** Who has the ball alone for a moment only, or leaves it for a moment only, still fights for it, s. */
    private static final double MOMENT = 0.5;

    private final Scene scene;
    private final double limit;
    private double fighting;
    private double sinceFought = MOMENT;

    ContestWatch(Scene scene, double limit) {
        this.scene = scene;
        this.limit = limit;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        sinceFought = isFoughtFor() ? 0 : sinceFought + seconds;
        fighting = sinceFought < MOMENT ? fighting + seconds : 0;
        return fighting < limit ? null : scene.drop("contest", "neither team gets the ball, it will be dropped");
    }

    private boolean isFoughtFor() {
        boolean bothAtIt = anyAtBall(Side.BLUE) && anyAtBall(Side.YELLOW);
        return bothAtIt && anyHolds(Side.BLUE) == anyHolds(Side.YELLOW);
    }

    private boolean anyAtBall(Side side) {
        int first = scene.first(side);
        for (int robot = first; robot < first + scene.perTeam; robot++) {
            if (scene.atBall(robot)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyHolds(Side side) {
        int first = scene.first(side);
        for (int robot = first; robot < first + scene.perTeam; robot++) {
            if (scene.world.handling().holds(robot)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void reset() {
        fighting = 0;
        sinceFought = MOMENT;
    }

    @Override
    public long hash() {
        return Double.hashCode(fighting) * 31L + Double.hashCode(sinceFought);
    }
}
