// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/**
 * How play continues after it was stopped.
 *
 * @param foul what kind of restart
 * @param side whose ball it is; null for a free ball
 * @param x where the ball was when play was stopped, m
 * @param y where the ball was when play was stopped, m
 */
record Restart(Foul foul, @Nullable Side side, double x, double y) {
    /** The restart in words. */
    String text() {
        return side != null
                ? foul.mode() + " for " + side.label()
                : foul.mode() + " in quadrant " + quadrant().ordinal();
    }

    Quadrant quadrant() {
        return foul == Foul.FREE_BALL ? Quadrant.of(x, y) : Quadrant.NO_QUADRANT;
    }

    /** The restart to continue with, as part of what the referee remembers. */
    static Restart visit(StateVisitor visitor, Restart now) {
        return new Restart(
                visitor.choice(now.foul),
                visitor.choice(now.side, Side.class),
                visitor.real(now.x),
                visitor.real(now.y));
    }
}
