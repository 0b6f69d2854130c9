// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** Penalties in turn: a fixed number for each side, then one each until one side leads. */
final class ShootOut implements Stateful {
    private final int kicksEach;
    private final int[] taken = new int[2];
    private final int[] scored = new int[2];
    private Side next;

    ShootOut(int kicksEach, Side first) {
        this.kicksEach = kicksEach;
        this.next = first;
    }

    Side next() {
        return next;
    }

    int scored(Side side) {
        return scored[side.ordinal()];
    }

    void kicked(boolean goal) {
        taken[next.ordinal()]++;
        scored[next.ordinal()] += goal ? 1 : 0;
        next = next.other();
    }

    /** Whether a side leads so that the other cannot catch up. */
    boolean decided() {
        int lead = scored[0] - scored[1];
        if (taken[0] >= kicksEach && taken[1] >= kicksEach) {
            return taken[0] == taken[1] && lead != 0;
        }
        return lead > kicksEach - taken[1] || -lead > kicksEach - taken[0];
    }

    /** Writes or reads a shoot-out that may not be under way. */
    static @Nullable ShootOut visit(StateVisitor visitor, @Nullable ShootOut now, int kicksEach, Side first) {
        if (!visitor.flag(now != null)) {
            return null;
        }
        ShootOut underWay = now == null ? new ShootOut(kicksEach, first) : now;
        underWay.state(visitor);
        return underWay;
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(taken);
        visitor.wholes(scored);
        next = visitor.choice(next);
    }
}
