// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/**
 * What a referee has called.
 *
 * @param foul the call
 * @param side in whose favour, or null
 * @param quadrant where, for a free ball
 * @param half in which period
 * @param time when, simulated s
 */
public record Decision(Foul foul, @Nullable Side side, Quadrant quadrant, Half half, double time) {
    /** The decision to continue with, as part of what the referee remembers. */
    static Decision visit(StateVisitor visitor, Decision now) {
        return new Decision(
                visitor.choice(now.foul),
                visitor.choice(now.side, Side.class),
                visitor.choice(now.quadrant),
                visitor.choice(now.half),
                visitor.real(now.time));
    }
}
