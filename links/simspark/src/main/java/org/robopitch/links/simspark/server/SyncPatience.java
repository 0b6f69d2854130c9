// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;

/**
 * How long a match in sync mode waits for the agents of each side, over all of its cycles. An agent that does not say {@code
 * (syn)} is waited for once; one that says it every second time, or just in time, would let a match take hours.
 */
final class SyncPatience {
    /** The protocol's cycle, s. */
    private static final double CYCLE = 0.02;

    private final Clock clock;
    private final WaitBudget[] budgets;
    private final boolean[] awaited = new boolean[2];
    private final boolean[] missed = new boolean[2];
    private final double[] took = new double[2];
    private long begun;

    /**
     * A patience.
     *
     * @param deadlineSeconds what a missed answer costs, s
     * @param clock tells real time
     */
    SyncPatience(double deadlineSeconds, Clock clock) {
        this.clock = clock;
        this.budgets = new WaitBudget[] {new WaitBudget(deadlineSeconds), new WaitBudget(deadlineSeconds)};
    }

    /** Sets who is waited for from now on. */
    void begin(boolean left, boolean right) {
        awaited[0] = left;
        awaited[1] = right;
        begun = clock.nanoTime();
    }

    /** Called when something has happened. */
    void end() {
        double seconds = (clock.nanoTime() - begun) / 1e9;
        for (int side = 0; side < 2; side++) {
            took[side] += awaited[side] ? seconds : 0;
        }
    }

    /** Called when an agent of a side has not answered in time. */
    void missed(int side) {
        missed[side] = true;
    }

    /**
     * Ends a cycle.
     *
     * @return how many sides have used up their budget in it
     */
    int settle() {
        int spent = 0;
        for (int side = 0; side < 2; side++) {
            boolean now = missed[side] ? budgets[side].miss() : budgets[side].answer(took[side], took[side], CYCLE);
            spent += now ? 1 : 0;
            missed[side] = false;
            took[side] = 0;
        }
        return spent;
    }

    /** Whether a side is not waited for any more. */
    boolean isSpent(int side) {
        return budgets[side].isSpent();
    }
}
