// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;
import org.robopitch.middlesize.handling.BallHandling;

/**
 * Sees robots of both teams fight for the ball and neither get it: both are at it, and it is not one team alone that holds
 * it. The ball may go around with them, so it need not be stuck.
 */
final class ContestWatch implements Watch<Decision> {
    /** A robot that has the ball alone for a moment only, or leaves it for a moment only, still fights for it, s. */
    private static final double MOMENT = 0.5;

    private final Scene scene;
    private final BallHandling handling;
    private final double limit;
    private double fighting;
    private double sinceFought = MOMENT;

    ContestWatch(Scene scene, double limit) {
        this.scene = scene;
        this.handling = scene.world.handling();
        this.limit = limit;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        sinceFought = isFoughtFor() ? 0 : sinceFought + seconds;
        fighting = sinceFought < MOMENT ? fighting + seconds : 0;
        return fighting < limit ? null : scene.drop("contest", "neither team wins the ball; drop ball");
    }

    private boolean isFoughtFor() {
        boolean bothAtIt = any(Side.BLUE, scene::atBall) && any(Side.YELLOW, scene::atBall);
        return bothAtIt && any(Side.BLUE, handling::holds) == any(Side.YELLOW, handling::holds);
    }

    private boolean any(Side side, IntPredicate does) {
        int first = scene.first(side);
        for (int robot = first; robot < first + scene.perTeam; robot++) {
            if (does.test(robot)) {
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
    public void state(StateVisitor visitor) {
        fighting = visitor.real(fighting);
        sinceFought = visitor.real(sinceFought);
    }
}
