// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

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

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(taken);
        visitor.wholes(scored);
        next = visitor.choice(next);
    }
}
